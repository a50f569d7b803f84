import { blockType } from '../blockType.ts';
import { line, link, list } from '../fields.ts';
import { listLimits } from '../limits.ts';
import * as z from '../zod.ts';

const button = z.strictObject({
  label: line({ label: 'Button', required: true }),
  url: link({ label: 'Leads to', required: true }),
});

export const block = blockType({
  label: 'Buttons',
  about: 'One or more links as buttons',
  alsoCalled: 'link action',
  fields: {
    buttons: list(button, {
      label: 'Buttons',
      item: 'button',
      limit: listLimits.buttons,
      required: true,
    }),
  },
});
