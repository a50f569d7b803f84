import { supportSchema } from '@lamplight/content/support';
import { messages } from '@lamplight/content/texts/messages';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';

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
