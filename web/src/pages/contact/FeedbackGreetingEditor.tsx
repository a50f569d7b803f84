import { feedbackGreetingSchema } from '@lamplight/content/feedbackGreeting';
import { messages } from '@lamplight/content/messages';
import { paths } from '../../app/paths.ts';
import { greetingEditor } from '../../submissions/greetingEditor.tsx';

/** The greeting of those who have sent feedback, and what they sent (specification, admin screen 6). */
export const FeedbackGreetingEditor = greetingEditor({
  page: { title: 'Feedback', publicPath: paths.contact, backdrop: 'letter' },
  document: 'feedbackGreeting',
  schema: feedbackGreetingSchema,
  hint: 'What a visitor reads who has sent the feedback form.',
  title: { name: 'feedbacktitle', label: 'Feedback title' },
  body: { name: 'feedbackmessage', label: 'Feedback message' },
  saved: messages.feedbackGreetingUpdated,
  saveFailed: messages.updateFeedbackGreetingFailed,
  submissions: {
    name: 'feedback',
    title: 'Feedbacks',
    empty: 'No feedbacks available.',
    columns: [
      { label: 'Name', text: ({ name }) => String(name || 'Anonymous') },
      { label: 'Subject', text: ({ subject }) => String(subject ?? '') },
      { label: 'Message', text: ({ message }) => String(message ?? '') },
    ],
  },
});
