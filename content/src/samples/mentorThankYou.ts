import { mentorThankYouSchema } from '../mentorThankYou.ts';
import { samplesFor } from './generated.ts';

export const mentorThankYouSamples = samplesFor(mentorThankYouSchema, {
  given: {
    mentorFormModalTitle: 'Welcome',
    mentorFormModalBody: 'We will call you.\nSoon.',
  },
  required: ['mentorFormModalTitle', 'mentorFormModalBody'],
});
