import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { documentEditor } from '../../editing/page/EditorPage.tsx';

/** The editor of the public navigation, between Home and Contact Us. */
export const Component = documentEditor('navigation', [
  { id: 'heading', of: ['heading'], hint: editorsTexts.headingHint },
  {
    id: 'dropdowns',
    of: ['dropdowns'],
    hint: editorsTexts.menusHint,
  },
]);
