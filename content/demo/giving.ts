import type { Giving } from '../src/giving.ts';
import { noBlocks } from './moreBlocks.ts';

export const demoGiving: Giving = {
  title: 'Keep a lamp burning',
  text: 'Every gift pays for our rooms and what happens in them. You can cancel a monthly gift any time with a short message.',
  button: 'Give online',
  url: 'https://giving.example/lamplight',
  gifts: [
    {
      amount: '$26 a month',
      effect: 'A place at the table, books and soup for one learner',
    },
    { amount: '$60', effect: 'Two training evenings for a new mentor' },
    { amount: '$180', effect: 'A repaired laptop in a home that has none' },
  ],
  bank: [
    { name: 'Account name', value: 'Lamplight Learning' },
    { name: 'IBAN', value: 'GB33 BUKB 2020 1555 5555 55' },
    { name: 'BIC', value: 'BUKBGB22' },
  ],
  ...noBlocks,
};
