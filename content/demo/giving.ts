import type { Giving } from '../src/giving.ts';

export const demoGiving: Giving = {
  title: 'Keep a lamp burning',
  text: 'Every gift goes into the rooms and what is done there. You can end a monthly gift at any time, with a line to us.',
  button: 'Give online',
  url: 'https://giving.example/lamplight',
  gifts: [
    {
      amount: '26 dollars a month',
      effect: 'A place at the table, books and soup for one learner',
    },
    { amount: '60 dollars', effect: 'Two evenings on which a new mentor is prepared' },
    { amount: '180 dollars', effect: 'A repaired laptop in a home that has none' },
  ],
  bank: [
    { name: 'Account of', value: 'Lamplight Learning' },
    { name: 'IBAN', value: 'GB33 BUKB 2020 1555 5555 55' },
    { name: 'BIC', value: 'BUKBGB22' },
  ],
};
