import { textLimits } from '../limits.ts';
import type { MentorGreeting } from '../mentorGreeting.ts';
import { type Samples, textOf, wrong } from './sample.ts';

const small: MentorGreeting = {
  mentorFormModalTitle: 'Welcome',
  mentorFormModalBody: 'We will call you.\nSoon.',
};

const largest: MentorGreeting = {
  mentorFormModalTitle: textOf(textLimits.line),
  mentorFormModalBody: textOf(textLimits.paragraph),
};

export const mentorGreetingSamples: Samples<MentorGreeting> = {
  valid: { small, largest },
  invalid: {
    // The API keeps the stored value of a top-level key that is not sent.
    'no title': wrong(small, 'mentorFormModalTitle', undefined, ['schema']),
    'an empty title': wrong(small, 'mentorFormModalTitle', ''),
    'an empty body': wrong(small, 'mentorFormModalBody', ''),
    'a title with a line break': wrong(small, 'mentorFormModalTitle', 'Wel\ncome'),
    'a body that is too long': wrong(
      small,
      'mentorFormModalBody',
      textOf(textLimits.paragraph + 1),
    ),
    'an unknown field': wrong(small, 'admin', true),
  },
};
