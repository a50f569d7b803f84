import type { ReadForBlocks, ShownFiles } from '@lamplight/content/blocksContent';
import type { BlockName, PageBlock } from '@lamplight/content/pageBlocks';
import type { ComponentType } from 'react';

/** Items of the lists that blocks show, as far as the blocks of the page need them. */
export type BlockLists = ReadForBlocks['lists'];

/** What the view of a block is given. */
export interface BlockViewProps<Name extends BlockName> {
  /** Its content, made readable: each field is there. */
  block: PageBlock<Name>;
  /** The descriptions of the page's pictures, by their addresses. */
  alts: Readonly<Record<string, string>>;
  lists: BlockLists;
  /** The files that the blocks of the page offer. */
  files: ShownFiles;
  /** That visitors see it as soon as the page opens: its text is the page's lead, its picture loads at once. */
  first?: boolean;
}

/** A file of this folder, which has the name of the type of block that it shows. */
export interface BlockModule {
  /** The block as visitors see it. */
  View: ComponentType<BlockViewProps<BlockName>>;
  /** A small drawing of it for the menu of blocks, 96 by 64, in the colour of the text around it. */
  Sketch: ComponentType;
}
