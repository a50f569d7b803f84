import { givingSchema } from '../giving.ts';
import { samplesFor } from './generated.ts';

export const givingSamples = samplesFor(givingSchema, {
  required: ['title'],
  valid: { 'no bank': { bank: [] } },
  invalid: { 'a gift without what it does': ['gifts', [{ amount: '26 dollars', effect: '' }]] },
});
