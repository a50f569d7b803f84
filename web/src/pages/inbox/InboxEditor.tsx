import { feedbackGreetingSchema } from '@lamplight/content/feedbackThankYou';
import { mentorGreetingSchema } from '@lamplight/content/mentorThankYou';
import { messages } from '@lamplight/content/texts/messages';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { InboxPage } from '../../submissions/InboxPage.tsx';
import { thankYouMessage } from './thankYouMessage.tsx';

const inboxes = {
  feedbackGreeting: {
    name: 'feedback',
    title: editorsTexts.feedbackTable,
    ThankYou: thankYouMessage({
      page: 'feedbackGreeting',
      document: 'feedbackGreeting',
      schema: feedbackGreetingSchema,
      hint: editorsTexts.feedbackGreetingHint,
      title: 'feedbacktitle',
      body: 'feedbackmessage',
      saved: messages.feedbackGreetingUpdated,
      saveFailed: messages.updateFeedbackGreetingFailed,
    }),
  },
  mentorForm: {
    name: 'mentors',
    title: editorsTexts.mentorTable,
    ThankYou: thankYouMessage({
      page: 'mentorForm',
      document: 'mentorGreeting',
      schema: mentorGreetingSchema,
      hint: editorsTexts.mentorGreetingHint,
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
