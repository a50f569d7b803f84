import type { PageName } from '@lamplight/content/sitePages';
import type { ReactNode } from 'react';
import { lazyModule } from '../../device/lazyModule.ts';
import { hasSharingTab, useIsSharingTab } from '../../editing/page/PageTabs.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useLazyModule } from '../../ui/useLazyModule.ts';

const loadSharing = lazyModule(() => import('../../pages/sharing/PageSharing.tsx'));

/** The editor of a page, or how that page is found and shared: as the address says. */
export function EditorTab({ page, children }: { page: PageName; children: ReactNode }) {
  const isSharing = useIsSharingTab() && hasSharingTab(page);
  const sharing = useLazyModule(loadSharing, isSharing);
  if (!isSharing) return children;
  return sharing ? <sharing.PageSharing key={page} page={page} /> : <Loading />;
}
