import { type Privacy, privacySchema } from '../privacy.ts';
import { samplesOf } from './generated.ts';
import { type Samples, wrong } from './sample.ts';

const valid = samplesOf<Privacy>(privacySchema, {});
const { small } = valid;

export const privacySamples: Samples<Privacy> = {
  valid: { ...valid, 'no sections': { ...small, sections: [] } },
  invalid: {
    'no title': wrong(small, 'title', ''),
    'sections as a text': wrong(small, 'sections', 'We keep nothing.'),
    'an unknown field': wrong(small, 'admin', true),
  },
};
