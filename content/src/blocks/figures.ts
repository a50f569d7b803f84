import { blockType } from '../blockType.ts';
import { line, list } from '../fields.ts';
import { listLimits } from '../limits.ts';
import * as z from '../zod.ts';

const figure = z.strictObject({
  number: line({ label: 'Number', hint: 'Such as “1,200” or “94%”', required: true }),
  label: line({ label: 'What it counts', required: true }),
});

export const block = blockType({
  label: 'Figures',
  about: 'Large numbers, each with what it counts',
  alsoCalled: 'numbers statistics impact',
  fields: {
    title: line({ label: 'Title' }),
    figures: list(figure, {
      label: 'Figures',
      item: 'figure',
      limit: listLimits.figures,
      required: true,
    }),
  },
});
