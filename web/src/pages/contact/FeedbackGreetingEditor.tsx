import { feedbackGreetingSchema } from '@lamplight/content/contact';
import { messages } from '@lamplight/content/messages';
import { paths } from '../../app/paths.ts';
import { plainForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import type { Section } from '../../editing/EditorSection.tsx';
import { withReason } from '../../editing/failures.ts';
import { ParagraphField, TextField } from '../../editing/fields.tsx';
import { useDocumentEditor } from '../../editing/useDocumentEditor.ts';
import { thanksOver } from '../../forms/Thanks.tsx';

const greetingEditing = {
  ...plainForm(feedbackGreetingSchema),
  saved: messages.feedbackGreetingUpdated,
  saveFailed: withReason(messages.updateFeedbackGreetingFailed),
};

const sections: Section[] = [
  {
    id: 'greeting',
    title: 'Greeting',
    hint: 'What a visitor reads who has sent the feedback form.',
    fields: (
      <>
        <TextField name="feedbacktitle" label="Feedback title" required />
        <ParagraphField name="feedbackmessage" label="Feedback message" required />
      </>
    ),
  },
];

/** The greeting of those who have sent feedback (specification, admin screen 6). */
export const FeedbackGreetingEditor = () => (
  <EditorPage
    title="Feedback"
    publicPath={paths.contact}
    backdrop="letter"
    editor={useDocumentEditor('contact', greetingEditing)}
    over={thanksOver('feedbacktitle', 'feedbackmessage')}
    sections={sections}
  />
);
