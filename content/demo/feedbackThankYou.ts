import type { FeedbackThankYou } from '../src/feedbackThankYou.ts';

export const demoFeedbackThankYou: FeedbackThankYou = {
  feedbacktitle: 'Thank you for writing to us',
  feedbackmessage:
    'A person reads every message. If you asked us something, you will hear from us within three working days.',
};
