import type { FeedbackGreeting } from '../src/feedbackThankYou.ts';

export const demoFeedbackGreeting: FeedbackGreeting = {
  feedbacktitle: 'Thank you for writing to us',
  feedbackmessage:
    'A person reads every message. If you asked us something, you will hear from us within three working days.',
};
