import { feedbackThankYouSchema } from '@lamplight/content/feedbackThankYou';
import { mentorThankYouSchema } from '@lamplight/content/mentorThankYou';
import { messages } from '@lamplight/content/texts/messages';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { InboxPage } from '../../submissions/InboxPage.tsx';
import { thankYouMessage } from './thankYouMessage.tsx';

const inboxes = {
  feedbackInbox: {
    name: 'feedback',
    title: editorsTexts.feedbackTable,
    ThankYou: thankYouMessage({
      page: 'feedbackInbox',
      document: 'feedbackGreeting',
      schema: feedbackThankYouSchema,
      hint: editorsTexts.feedbackThankYouHint,
      title: 'feedbacktitle',
      body: 'feedbackmessage',
      saved: messages.feedbackThankYouUpdated,
      saveFailed: messages.updateFeedbackThankYouFailed,
    }),
  },
  mentorForm: {
    name: 'mentors',
    title: editorsTexts.mentorTable,
    ThankYou: thankYouMessage({
      page: 'mentorForm',
      document: 'mentorGreeting',
      schema: mentorThankYouSchema,
      hint: editorsTexts.mentorThankYouHint,
      title: 'mentorFormModalTitle',
      body: 'mentorFormModalBody',
      saved: messages.mentorThankYouUpdated,
      saveFailed: messages.updateMentorThankYouFailed,
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
