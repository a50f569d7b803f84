import { mentorGreetingSchema } from '../mentorThankYou.ts';
import { samplesFor } from './generated.ts';

export const mentorGreetingSamples = samplesFor(mentorGreetingSchema, {
  given: {
    mentorFormModalTitle: 'Welcome',
    mentorFormModalBody: 'We will call you.\nSoon.',
  },
  required: ['mentorFormModalTitle', 'mentorFormModalBody'],
});
