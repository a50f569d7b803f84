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
import { SubmissionsPanel } from '../../submissions/SubmissionsPanel.tsx';
import type { Column } from '../../submissions/SubmissionsTable.tsx';

const greetingEditing = {
  ...plainForm(feedbackGreetingSchema),
  saved: messages.feedbackGreetingUpdated,
  saveFailed: withReason(messages.updateFeedbackGreetingFailed),
};

const columns: Column[] = [
  { label: 'Name', text: ({ name }) => String(name || 'Anonymous') },
  { label: 'Subject', text: ({ subject }) => String(subject ?? '') },
  { label: 'Message', text: ({ message }) => String(message ?? '') },
];

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

/** The greeting of those who have sent feedback, and what they sent (specification, admin screen 6). */
export const FeedbackGreetingEditor = () => (
  <EditorPage
    title="Feedback"
    publicPath={paths.contact}
    backdrop="letter"
    editor={useDocumentEditor('contact', greetingEditing)}
    below={
      <SubmissionsPanel
        name="feedback"
        title="Feedbacks"
        empty="No feedbacks available."
        columns={columns}
      />
    }
    over={thanksOver('feedbacktitle', 'feedbackmessage')}
    sections={sections}
  />
);
