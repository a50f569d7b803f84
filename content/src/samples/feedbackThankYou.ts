import type { FeedbackThankYou } from '../feedbackThankYou.ts';
import { feedbackThankYouSchema } from '../feedbackThankYou.ts';
import { textLimits } from '../limits.ts';
import { type Given, samplesOf } from './generated.ts';
import { type Samples, textOf, wrong } from './sample.ts';

const given: Given<FeedbackThankYou> = {
  feedbacktitle: 'Thank you!',
  feedbackmessage: 'We read every message.',
};

const valid = samplesOf(feedbackThankYouSchema, given);
const { small } = valid;

export const feedbackThankYouSamples: Samples<FeedbackThankYou> = {
  valid: { ...valid },
  invalid: {
    // The API keeps the stored value of a top-level key that is not sent.
    'no title': wrong(small, 'feedbacktitle', undefined, ['schema']),
    'an empty title': wrong(small, 'feedbacktitle', ''),
    'an empty message': wrong(small, 'feedbackmessage', ''),
    'a message that is too long': wrong(small, 'feedbackmessage', textOf(textLimits.paragraph + 1)),
    'a title that is a list': wrong(small, 'feedbacktitle', ['Thank you!']),
    'an unknown field': wrong(small, 'admin', true),
  },
};
