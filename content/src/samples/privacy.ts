import { privacySchema } from '../privacy.ts';
import { samplesFor } from './generated.ts';

export const privacySamples = samplesFor(privacySchema, {
  required: ['title'],
  valid: { 'no sections': { sections: [] } },
});
