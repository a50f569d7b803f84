import { supportSchema } from '@lamplight/content/support';
import { messages } from '@lamplight/content/texts/messages';
import { pageForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import { sectionsOf } from '../../editing/sections.tsx';
import { useDocumentEditor } from '../../editing/useDocumentEditor.ts';

const supportEditing = pageForm(supportSchema, messages.supportUpdated);

const sections = sectionsOf(supportSchema, [
  { id: 'donate', of: ['donate'] },
  { id: 'volunteer', of: ['volunteer'] },
]);

export const Component = () => (
  <EditorPage
    page="support"
    editor={useDocumentEditor('support', supportEditing)}
    sections={sections}
  />
);
