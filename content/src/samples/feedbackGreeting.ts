import { feedbackGreetingSchema } from '../feedbackThankYou.ts';
import { samplesFor } from './generated.ts';

export const feedbackGreetingSamples = samplesFor(feedbackGreetingSchema, {
  given: {
    feedbacktitle: 'Thank you!',
    feedbackmessage: 'We read every message.',
  },
  required: ['feedbacktitle', 'feedbackmessage'],
});
