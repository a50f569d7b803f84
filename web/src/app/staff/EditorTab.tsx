import { type PageName, type SitePage, sitePages } from '@lamplight/content/sitePages';
import { blocksTab, sharingTab } from '@lamplight/content/staffPages';
import { type ReactNode, useState } from 'react';
import { lazyModule } from '../../device/lazyModule.ts';
import { useTab } from '../../editing/page/PageTabs.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Unreachable } from '../../ui/Unreachable.tsx';
import { useLazyModule } from '../../ui/useLazyModule.ts';

const loadSharing = lazyModule(() => import('../../pages/sharing/PageSharing.tsx'));

const loadMoreBlocks = lazyModule(() => import('../../pages/moreBlocks/PageMoreBlocks.tsx'));

/** The editor of a page, the blocks below it, or how it is found and shared: as the address says. */
export function EditorTab({ page, children }: { page: PageName; children: ReactNode }) {
  const tab = useTab(page);
  const [isMissing, setMissing] = useState(false);
  const miss = () => setMissing(true);
  const sharing = useLazyModule(loadSharing, tab === sharingTab, miss);
  const moreBlocks = useLazyModule(loadMoreBlocks, tab === blocksTab, miss);
  const { blocks }: SitePage = sitePages[page];
  if (!tab) return children;
  if (tab === sharingTab && sharing) return <sharing.PageSharing key={page} page={page} />;
  if (tab === blocksTab && moreBlocks && blocks)
    return <moreBlocks.PageMoreBlocks key={page} page={page} document={blocks} />;
  return isMissing ? <Unreachable /> : <Loading />;
}
