import { blocks, imageAlts } from './fields.ts';
import { listLimits } from './limits.ts';
import { blockSchema } from './pageBlocks.ts';
import * as z from './zod.ts';

/** The fields for what a page shows below its own part: blocks, none until staff add one, and what pictures show. */
export const moreBlocks = {
  blocks: blocks(blockSchema, { label: 'More blocks', item: 'block', limit: listLimits.blocks }),
  imageAlts: imageAlts(listLimits.imageAlts),
};

/** A document with those alone, for a page whose own content is a list or on other pages too. */
export const moreBlocksSchema = z.strictObject(moreBlocks);

export type MoreBlocks = z.infer<typeof moreBlocksSchema>;
