import { blocks, imageAlts, line, pageAddress, paragraph, picture, toggle } from './fields.ts';
import { listLimits } from './limits.ts';
import { blockSchema } from './pageBlocks.ts';
import { scheduled } from './scheduled.ts';
import type * as z from './zod.ts';

/** A page that staff have made themselves. */
export const ownPageSchema = scheduled({
  title: line({ label: 'Title', required: true }),
  address: pageAddress({ label: 'Address', hint: 'Such as /projects/garden', required: true }),
  shown: toggle({ label: 'Visitors can see this page' }),
  description: paragraph({
    label: 'Description',
    hint: 'What search engines and shared links say',
  }),
  picture: picture({ label: 'Picture for sharing' }),
  blocks: blocks(blockSchema, { label: 'Blocks', item: 'block', limit: listLimits.blocks }),
  imageAlts: imageAlts(listLimits.imageAlts),
});

export type OwnPage = z.infer<typeof ownPageSchema>;
