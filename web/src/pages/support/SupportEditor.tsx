import { messages } from '@lamplight/content/messages';
import { supportSchema } from '@lamplight/content/support';
import { contentForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import { reasonOr } from '../../editing/failures.ts';
import { sectionsOf } from '../../editing/sectionsOf.tsx';
import { useDocumentEditor } from '../../editing/useDocumentEditor.ts';

const supportEditing = {
  ...contentForm(supportSchema),
  saved: messages.supportUpdated,
  saveFailed: reasonOr(messages.updateContentFailed),
};

const sections = sectionsOf(supportSchema, [
  { id: 'donate', of: ['donate'] },
  { id: 'volunteer', of: ['volunteer'] },
]);

/** The support content editor (specification, admin screen 4). */
export const Component = () => (
  <EditorPage
    page="support"
    editor={useDocumentEditor('support', supportEditing)}
    sections={sections}
  />
);
