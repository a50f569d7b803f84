import { contactSchema } from '@lamplight/content/contact';
import { uncheckedThankYouSchema } from '@lamplight/content/feedbackThankYou';
import { siteDocument } from '@lamplight/content/paths';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentsEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';

const documents = [
  { name: 'contact', schema: contactSchema },
  { name: 'feedbackGreeting', schema: uncheckedThankYouSchema },
] as const;

const schema = contactSchema.extend(uncheckedThankYouSchema.shape);

const contactEditing = pageForm(schema);

const sections = sectionsOf(schema, [
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
    editor={useDocumentsEditor(documents, contactEditing)}
    sections={sections}
    checked={siteDocument('contact')}
  />
);
