import { contactSchema } from '@lamplight/content/contact';
import { uncheckedGreetingSchema } from '@lamplight/content/feedbackGreeting';
import { messages } from '@lamplight/content/messages';
import { paths } from '../../app/paths.ts';
import { plainForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import type { Section } from '../../editing/EditorSection.tsx';
import { reasonOr } from '../../editing/failures.ts';
import { ParagraphField, TextField } from '../../editing/fields.tsx';
import { LinkField } from '../../editing/LinkField.tsx';
import { useDocumentsEditor } from '../../editing/useDocumentEditor.ts';

const documents = [
  { name: 'contact', schema: contactSchema },
  { name: 'feedbackGreeting', schema: uncheckedGreetingSchema },
] as const;

const contactEditing = {
  ...plainForm(contactSchema.extend(uncheckedGreetingSchema.shape)),
  saved: messages.contentUpdated,
  saveFailed: reasonOr(messages.updateContentFailed),
};

const sections: Section[] = [
  {
    id: 'reach',
    title: 'How to reach us',
    fields: (
      <>
        <TextField name="getInTouchHeading" label="Heading above mail and phone" required />
        <TextField name="mail" label="Email" required />
        <TextField name="number" label="Phone number" required />
      </>
    ),
  },
  {
    id: 'follow',
    title: 'Where to follow us',
    fields: (
      <>
        <TextField name="followUsHeading" label="Heading above the links" required />
        <LinkField name="linkedin" label="LinkedIn" required />
        <LinkField name="facebook" label="Facebook" required />
        <LinkField name="instagram" label="Instagram" required />
      </>
    ),
  },
  {
    id: 'thanks',
    title: 'Thanks for feedback',
    hint: 'What a visitor reads who has sent the form.',
    fields: (
      <>
        <TextField name="feedbacktitle" label="Feedback title" />
        <ParagraphField name="feedbackmessage" label="Feedback message" />
      </>
    ),
  },
];

/** The contact content editor (specification, admin screen 2). */
export const ContactEditor = () => (
  <EditorPage
    title="Contact us"
    publicPath={paths.contact}
    backdrop="sea"
    editor={useDocumentsEditor(documents, contactEditing)}
    sections={sections}
  />
);
