import { feedbackGreetingSchema } from '@lamplight/content/feedbackGreeting';
import { messages } from '@lamplight/content/messages';
import { greetingEditor } from '../../submissions/greetingEditor.tsx';

/** The greeting of those who have sent feedback, and what they sent (specification, admin screen 6). */
export const Component = greetingEditor({
  page: 'feedbackGreeting',
  document: 'feedbackGreeting',
  schema: feedbackGreetingSchema,
  hint: 'What a visitor reads who has sent the feedback form.',
  title: 'feedbacktitle',
  body: 'feedbackmessage',
  saved: messages.feedbackGreetingUpdated,
  saveFailed: messages.updateFeedbackGreetingFailed,
  submissions: {
    name: 'feedback',
    title: 'Feedbacks',
    empty: 'No feedbacks available.',
  },
});
