import type * as z from './zod.ts';

/** What staff may put on a page as a block of its own. */
export interface BlockType<Fields extends z.ZodRawShape = z.ZodRawShape> {
  /** What staff call it, such as “Quote”. */
  label: string;
  /** Its purpose, in the menu of blocks. */
  about: string;
  /** Other words under which staff may look for it. */
  alsoCalled?: string;
  /** The list of the site that it shows items of. */
  reads?: 'team' | 'news' | 'events';
  /** Its fields besides `_type` and `_key`. */
  fields: Fields;
}

/** Describes a type of block. Each is in a file of its own in `blocks/`, and its view in `web/src/blocks/`, under its name. */
export const blockType = <Fields extends z.ZodRawShape>(type: BlockType<Fields>) => type;
