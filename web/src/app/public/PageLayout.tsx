import { Box } from '@chakra-ui/react/box';
import type { BlocksBelow } from '@lamplight/content/blocksContent';
import type { ComponentType } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import { loadOnce } from '../../device/loadOnce.ts';
import type { LayoutData } from '../../ui/pageContext.ts';

let views: typeof import('../../blocks/PageBlocks.tsx') | undefined;

/** Loads the views of blocks, which pages without any don't need. A page with blocks is rendered once they are there. */
export const loadBlockViews = loadOnce(async () => {
  views = await import('../../blocks/PageBlocks.tsx');
});

/** A page with the blocks below it. @param After what visitors see last on it */
export function PageLayout({ After }: { After: ComponentType | undefined }) {
  const { below } = useLoaderData<LayoutData>();
  return (
    <>
      <Outlet />
      {below && <Below {...below} />}
      {After && <After />}
    </>
  );
}

const Below = ({ imageAlts, ...below }: BlocksBelow) =>
  views && (
    // The page's own part ends with room for what would follow it.
    <Box mt={{ base: '-6', md: '-10' }}>
      <views.PageBlocks {...below} alts={imageAlts} />
    </Box>
  );
