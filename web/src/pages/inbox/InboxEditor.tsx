import { feedbackGreetingSchema } from '@lamplight/content/feedbackThankYou';
import { mentorGreetingSchema } from '@lamplight/content/mentorThankYou';
import { messages } from '@lamplight/content/texts/messages';
import { InboxPage } from '../../submissions/InboxPage.tsx';
import { thankYouMessage } from './thankYouMessage.tsx';

const inboxes = {
  feedbackGreeting: {
    name: 'feedback',
    title: 'Feedbacks',
    ThankYou: thankYouMessage({
      page: 'feedbackGreeting',
      document: 'feedbackGreeting',
      schema: feedbackGreetingSchema,
      hint: 'Shown after a visitor sends the feedback form.',
      title: 'feedbacktitle',
      body: 'feedbackmessage',
      saved: messages.feedbackGreetingUpdated,
      saveFailed: messages.updateFeedbackGreetingFailed,
    }),
  },
  mentorForm: {
    name: 'mentors',
    title: 'Mentor Applications',
    ThankYou: thankYouMessage({
      page: 'mentorForm',
      document: 'mentorGreeting',
      schema: mentorGreetingSchema,
      hint: 'Shown after a visitor sends the mentor application form.',
      title: 'mentorFormModalTitle',
      body: 'mentorFormModalBody',
      saved: messages.mentorGreetingUpdated,
      saveFailed: messages.updateMentorGreetingFailed,
    }),
  },
} as const;

/** The inbox of a form, and the editor of what visitors read once they have sent it. */
export function Component({ name }: { name: keyof typeof inboxes }) {
  const { ThankYou, ...inbox } = inboxes[name];
  return (
    <InboxPage page={name} {...inbox}>
      <ThankYou />
    </InboxPage>
  );
}
