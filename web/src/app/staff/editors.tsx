import { allPages, type PageName } from '@lamplight/content/sitePages';
import { sharingTab, staffPageNames, staffPages } from '@lamplight/content/staffPages';
import { type ReactNode, useEffect } from 'react';
import { whenFirstPageUsable } from '../../device/firstPage.ts';
import { lazyModule, loadAllModules } from '../../device/lazyModule.ts';
import { whenIdle } from '../../device/whenIdle.ts';
import { hasSharingTab, useEditorAddress } from '../../editing/page/PageTabs.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import { loadEditor, loadStaffPage } from './pageModules.ts';

const loadSharing = lazyModule(() => import('../../pages/sharing/PageSharing.tsx'));

/** The editor of a page, or how that page is found and shared: as the address says. */
function EditorTab({ page, children }: { page: PageName; children: ReactNode }) {
  const isSharing = useEditorAddress().endsWith(sharingTab) && hasSharingTab(page);
  const sharing = useLazyModule(loadSharing, isSharing);
  if (!isSharing) return children;
  return sharing ? <sharing.PageSharing key={page} page={page} /> : <Loading />;
}

const ofPages = allPages.map(([name, { editor }]) => ({
  path: editor.path,
  lazy: async () => {
    const { Component } = await loadEditor(name);
    return {
      element: (
        <EditorTab page={name}>
          <Component key={name} name={name} />
        </EditorTab>
      ),
    };
  },
}));

const others = staffPageNames.map((name) => {
  const { path, right, title } = staffPages[name];
  return {
    path,
    lazy: async () => {
      const [{ OnlyWith }, Page] = await Promise.all([
        import('../../editing/page/ReadOnly.tsx'),
        loadStaffPage(name),
      ]);
      return {
        element: (
          <OnlyWith right={right} title={title}>
            <Page />
          </OnlyWith>
        ),
      };
    },
  };
});

/** The pages of the staff area. The code of each is loaded when it is opened. */
export const editors = [...ofPages, ...others];

/** Milliseconds in which the page that was opened has the browser to itself. */
const delayMs = 2_000;

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/**
 * Loads the code of dialogs and editors one by one while nobody needs the browser, so that they open at once. It
 * stops where the page is gone.
 */
async function loadOthers(gone: AbortSignal): Promise<void> {
  /** @returns whether it goes on */
  const turn = async () => {
    await idle();
    return !gone.aborted;
  };
  await whenFirstPageUsable();
  await loadAllModules(turn);
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  for (const { lazy } of editors) {
    if (!(await turn())) return;
    await lazy();
  }
}

/** Loads what may be opened next. */
export function useLoadedOthers() {
  useEffect(() => {
    const gone = new AbortController();
    // Where one cannot be loaded the others would fail too, and anyone who opens one is told.
    loadOthers(gone.signal).catch((error) => console.info('Nothing is loaded ahead:', error));
    return () => gone.abort();
  }, []);
}
