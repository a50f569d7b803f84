import { givingSchema } from '@lamplight/content/giving';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';

const givingEditing = pageForm(givingSchema);

const sections = sectionsOf(givingSchema, [
  {
    id: 'page',
    title: editorsTexts.page,
    of: ['title', 'text', 'button', 'url'],
    hint: editorsTexts.givingHint,
  },
  { id: 'gifts', of: ['gifts'] },
  { id: 'bank', of: ['bank'], hint: editorsTexts.bankHint },
]);

/** The editor of the page that says how to give. */
export const Component = () => (
  <EditorPage
    page="giving"
    editor={useDocumentEditor('giving', givingEditing)}
    sections={sections}
  />
);
