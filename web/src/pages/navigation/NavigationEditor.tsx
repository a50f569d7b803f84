import { navigationSchema } from '@lamplight/content/navigation';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';

const navigationEditing = pageForm(navigationSchema);

const sections = sectionsOf(navigationSchema, [
  { id: 'heading', of: ['heading'], hint: 'The name next to the logo, on every page.' },
  {
    id: 'dropdowns',
    of: ['dropdowns'],
    hint: 'They appear between Home and Contact Us, which are always there.',
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
