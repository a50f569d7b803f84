import { supportPartSchema } from '@lamplight/content/about';
import { messages } from '@lamplight/content/messages';
import { paths } from '../../app/paths.ts';
import { contentForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import { reasonOr } from '../../editing/failures.ts';
import { sectionsOf } from '../../editing/sectionsOf.tsx';
import { useDocumentEditor } from '../../editing/useDocumentEditor.ts';

const supportEditing = {
  ...contentForm(supportPartSchema),
  saved: messages.supportUpdated,
  saveFailed: reasonOr(messages.updateContentFailed),
};

const sections = sectionsOf(supportPartSchema, [
  { id: 'donate', of: ['donate'] },
  { id: 'volunteer', of: ['volunteer'] },
]);

/** The support content editor (specification, admin screen 4). */
export const SupportEditor = () => (
  <EditorPage
    title="Support us"
    publicPath={paths.support}
    backdrop="rose"
    editor={useDocumentEditor('about', supportEditing)}
    sections={sections}
  />
);
