import { textLimits } from '../limits.ts';
import type { MentorThankYou } from '../mentorThankYou.ts';
import { mentorThankYouSchema } from '../mentorThankYou.ts';
import { type Given, samplesOf } from './generated.ts';
import { type Samples, textOf, wrong } from './sample.ts';

const given: Given<MentorThankYou> = {
  mentorFormModalTitle: 'Welcome',
  mentorFormModalBody: 'We will call you.\nSoon.',
};

const valid = samplesOf(mentorThankYouSchema, given);
const { small } = valid;

export const mentorThankYouSamples: Samples<MentorThankYou> = {
  valid: { ...valid },
  invalid: {
    // The API keeps the stored value of a top-level key that is not sent.
    'no title': wrong(small, 'mentorFormModalTitle', undefined, ['schema']),
    'an empty title': wrong(small, 'mentorFormModalTitle', ''),
    'an empty body': wrong(small, 'mentorFormModalBody', ''),
    'a body that is too long': wrong(
      small,
      'mentorFormModalBody',
      textOf(textLimits.paragraph + 1),
    ),
    'an unknown field': wrong(small, 'admin', true),
  },
};
