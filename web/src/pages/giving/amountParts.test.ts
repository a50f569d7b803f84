import { expect, test } from 'vitest';
import { amountParts } from './amountParts.ts';

test.each([
  ['$26 a month', '$26', 'a month'],
  ['26 € im Monat', '26 €', 'im Monat'],
  ['CHF 1’200', 'CHF 1’200', ''],
  ['US$ 60.50 once', 'US$ 60.50', 'once'],
  ['60 dollars', '60', 'dollars'],
  ['٢٦ دولارًا', '٢٦', 'دولارًا'],
  ['10 000 € a year', '10 000 €', 'a year'],
  ['١٬٠٠٠ ريال', '١٬٠٠٠', 'ريال'],
  ['$5-10', '$5-10', ''],
  ['5 – 10 €', '5 – 10 €', ''],
  ['26 2027', '26 2027', ''],
  ['An old laptop', 'An old laptop', ''],
])('the large figure of the gift “%s” is “%s”', (amount, figure, rest) => {
  expect(amountParts(amount)).toEqual({ figure, rest });
});
