import { feedbackThankYouSchema } from '../feedbackThankYou.ts';
import { samplesFor } from './generated.ts';

export const feedbackThankYouSamples = samplesFor(feedbackThankYouSchema, {
  given: {
    feedbacktitle: 'Thank you!',
    feedbackmessage: 'We read every message.',
  },
  required: ['feedbacktitle', 'feedbackmessage'],
});
