import { contactDocuments, contactRecordSchema } from '@lamplight/content/draftedRecords';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentsEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';

const contactEditing = pageForm(contactRecordSchema);

const sections = sectionsOf(contactRecordSchema, [
  { id: 'reach', title: editorsTexts.howToReachUs, of: ['getInTouchHeading', 'mail', 'number'] },
  {
    id: 'follow',
    title: editorsTexts.socialMedia,
    of: ['followUsHeading', 'linkedin', 'facebook', 'instagram'],
  },
  {
    id: 'thanks',
    title: editorsTexts.feedbackThanks,
    of: ['feedbacktitle', 'feedbackmessage'],
    hint: editorsTexts.feedbackThanksHint,
  },
]);

export const Component = () => (
  <EditorPage
    page="contact"
    editor={useDocumentsEditor(contactDocuments, contactEditing)}
    sections={sections}
  />
);
