import { navigationSchema } from '@lamplight/content/navigation';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';

const navigationEditing = pageForm(navigationSchema);

const sections = sectionsOf(navigationSchema, [
  { id: 'heading', of: ['heading'], hint: editorsTexts.headingHint },
  {
    id: 'dropdowns',
    of: ['dropdowns'],
    hint: editorsTexts.menusHint,
  },
]);

/** The editor of the public navigation, between Home and Contact Us. */
export const Component = () => (
  <EditorPage
    page="navigation"
    editor={useDocumentEditor('navigation', navigationEditing)}
    sections={sections}
  />
);
