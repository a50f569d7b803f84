import { givingSchema } from '@lamplight/content/giving';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';

const givingEditing = pageForm(givingSchema);

const sections = sectionsOf(givingSchema, [
  {
    id: 'page',
    title: 'Page',
    of: ['title', 'text', 'button', 'url'],
    hint: 'Turn on the Donate button at the top of every page under Site, Name and look.',
  },
  { id: 'gifts', of: ['gifts'] },
  { id: 'bank', of: ['bank'], hint: 'Each line has a button that copies it.' },
]);

/** The editor of the page that says how to give. */
export const Component = () => (
  <EditorPage
    page="giving"
    editor={useDocumentEditor('giving', givingEditing)}
    sections={sections}
  />
);
