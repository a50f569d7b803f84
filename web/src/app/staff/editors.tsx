import { allPages } from '@lamplight/content/sitePages';
import { staffPageNames, staffPages } from '@lamplight/content/staffPages';
import { useEffect } from 'react';
import { whenFirstPageUsable } from '../../device/firstPage.ts';
import { loadAllModules } from '../../device/lazyModule.ts';
import { whenIdle } from '../../device/whenIdle.ts';
import { loadEditor, loadStaffPage } from './pageModules.ts';

const ofPages = allPages.map(([name, { editor }]) => ({
  path: editor.path,
  lazy: async () => {
    const [{ EditorTab }, { Component }] = await Promise.all([
      import('./EditorTab.tsx'),
      loadEditor(name),
    ]);
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
 * Loads the code of dialogs and editors one by one while the browser is idle, so that they open at once. It
 * stops when the page is left.
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
    // If one cannot be loaded, the others would fail too; opening one reports the error.
    loadOthers(gone.signal).catch((error) => console.info('Nothing is loaded ahead:', error));
    return () => gone.abort();
  }, []);
}
