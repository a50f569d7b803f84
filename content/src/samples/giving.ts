import { type Giving, givingSchema } from '../giving.ts';
import { listLimits } from '../limits.ts';
import { samplesOf } from './generated.ts';
import { type Samples, times, wrong } from './sample.ts';

const valid = samplesOf<Giving>(givingSchema, {});
const { small } = valid;
const gift = { amount: '26 dollars', effect: 'Soup' };

export const givingSamples: Samples<Giving> = {
  valid: { ...valid, 'no bank': { ...small, bank: [] } },
  invalid: {
    'no title': wrong(small, 'title', ''),
    'a script as the provider’s page': wrong(small, 'url', 'javascript:alert(1)'),
    'a gift without what it does': wrong(small, 'gifts', [{ ...gift, effect: '' }]),
    'too many gifts': wrong(
      small,
      'gifts',
      times(listLimits.gifts + 1, () => gift),
    ),
    'an unknown field': wrong(small, 'admin', true),
  },
};
