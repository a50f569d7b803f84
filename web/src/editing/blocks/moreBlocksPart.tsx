import { blocksTexts } from '@lamplight/content/texts/staffArea/blocks';
import { whenFirstPageUsable } from '../../device/firstPage.ts';
import { lazyModule } from '../../device/lazyModule.ts';
import { LoadingLines } from '../../ui/LoadingLines.tsx';
import { useLazyModule } from '../../ui/useLazyModule.ts';

const loadInput = lazyModule(async () => {
  await whenFirstPageUsable();
  return import('./BlocksInput.tsx');
});

/** The input of blocks, which comes once the form can be used. */
function LaterBlocksInput() {
  const loaded = useLazyModule(loadInput, true);
  return loaded ? <loaded.BlocksInput name="blocks" /> : <LoadingLines lines={2} />;
}

/** The part of an editor with the blocks below a page's own part. */
export const moreBlocksPart = {
  id: 'blocks',
  title: blocksTexts.more,
  hint: blocksTexts.moreHint,
  of: ['blocks'] as const,
  own: { blocks: <LaterBlocksInput /> },
};
