import { line, link, list, richText } from './fields.ts';
import { listLimits } from './limits.ts';
import { moreBlocks } from './moreBlocks.ts';
import * as z from './zod.ts';

const gift = z.strictObject({
  amount: line({ label: 'Gift', hint: 'Such as “$26 a month”', required: true }),
  effect: line({ label: 'What it pays for', required: true }),
});

const bankLine = z.strictObject({
  name: line({ label: 'Name', hint: 'Such as IBAN', required: true }),
  value: line({ label: 'What visitors copy', required: true }),
});

/** How visitors can give money: with a provider, on its own site, or by bank transfer. Nothing of others is embedded. */
export const givingSchema = z.strictObject({
  title: line({ label: 'Title', required: true }),
  text: richText({ label: 'Text' }),
  button: line({
    label: 'Button',
    hint: 'Such as “Give online”; shown only if it has a link',
  }),
  url: link({
    label: 'Leads to',
    hint: 'Your page at the provider of your choice',
    elsewhere: true,
  }),
  gifts: list(gift, { label: 'What a gift does', item: 'gift', limit: listLimits.gifts }),
  bank: list(bankLine, { label: 'Bank details', item: 'line', limit: listLimits.bankLines }),
  ...moreBlocks,
});

export type Giving = z.infer<typeof givingSchema>;
