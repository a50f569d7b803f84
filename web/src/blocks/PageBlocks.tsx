import { Box } from '@chakra-ui/react/box';
import type { ShownFiles } from '@lamplight/content/blocksContent';
import type { BlockName, PageBlock } from '@lamplight/content/pageBlocks';
import { plainText } from '@lamplight/content/richText';
import { type ComponentType, Suspense } from 'react';
import type { BlockLists, BlockViewProps } from './blockView.ts';

/** The views by the names of their files, which are those of the types. */
const views = import.meta.glob<ComponentType<BlockViewProps<BlockName>>>(
  ['./*.tsx', '!./[A-Z]*.tsx'],
  { eager: true, import: 'View' },
);

/**
 * Bands that follow each other touch, and a pale one what comes after the page. With `*` behind `:has`, browsers would
 * compute the styles of all blocks anew whenever one changes: a film took 150 ms to start on a phone.
 */
const betweenBands = {
  '& > :has(+ * > [data-band]) > [data-band]': { mb: '0' },
  '& > :has(> [data-band]) + * > [data-band]': { mt: '0' },
  '& > :last-child > [data-band=pale]': { mb: '0' },
};

interface PageBlocksProps {
  blocks: readonly PageBlock[];
  /** The descriptions of the page's pictures, by their addresses. */
  alts: Readonly<Record<string, string>>;
  lists: BlockLists;
  files: ShownFiles;
  /** That the page begins with them, below its heading. */
  first?: boolean;
}

/**
 * Blocks one below the other, from one edge of the window to the other. They come to life one after the other, so that
 * none keeps the browser for long. One of a type that isn't known is left out.
 */
export const PageBlocks = ({ blocks, alts, lists, files, first = false }: PageBlocksProps) => (
  <Box css={betweenBands}>
    {blocks.map((block, index) => {
      const View = views[`./${block._type}.tsx`];
      return (
        View && (
          <div key={block._key ?? index} data-block={index}>
            <Suspense>
              <View
                {...{ block, alts, lists, files }}
                first={first && isSeenFirst(blocks, index)}
              />
            </Suspense>
          </div>
        )
      );
    })}
  </Box>
);

/** A longer text fills the window. */
const longestLead = 500;

/** Whether it leaves room for the next block where the page opens. */
const isShort = (block: PageBlock) =>
  block._type === 'buttons' ||
  (block._type === 'text' && plainText(block.text).length <= longestLead);

/** Whether a block is in sight as the page opens: the first one, and the first picture below a short text and its buttons. */
function isSeenFirst(blocks: readonly PageBlock[], index: number): boolean {
  const first = blocks.findIndex((block) => !isShort(block));
  return index === 0 || (index === first && index <= 2 && blocks[index]?._type !== 'text');
}
