import { givingSchema } from '@lamplight/content/giving';
import { pageForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import { sectionsOf } from '../../editing/sections.tsx';
import { useDocumentEditor } from '../../editing/useDocumentEditor.ts';

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
