import { type ComponentType, useEffect } from 'react';
import { untilShown } from '../device/firstPage.ts';
import { loadAllLate } from '../device/late.ts';
import { whenIdle } from '../device/whenIdle.ts';
import { loadWatching } from '../firebase/documents.ts';
import { allPages } from '../sitePages.ts';
import { isAt, type StaffPageName, staffPages } from '../staffPages.ts';
import { loadEditor, loadFrame } from './prepare.ts';

const ofPages = allPages.map(([name, { editor }]) => ({
  path: editor.path,
  lazy: async () => {
    const { Component } = await loadEditor(name);
    return { element: <Component key={name} name={name} /> };
  },
}));

const loadPages: Record<StaffPageName, () => Promise<ComponentType>> = {
  start: async () => (await import('../pages/staff/Start.tsx')).Start,
  pictures: async () => (await import('../editing/pictures/LibraryPage.tsx')).LibraryPage,
  people: async () => (await import('../pages/staff/People.tsx')).People,
  activity: async () => (await import('../pages/staff/Activity.tsx')).Activity,
  help: async () => (await import('../pages/staff/Help.tsx')).Help,
  visits: async () => (await import('../pages/staff/Visits.tsx')).Visits,
  account: async () => (await import('../pages/staff/Account.tsx')).Account,
};

const others = Object.entries(loadPages).map(([name, load]) => {
  const { path, right, title } = staffPages[name as StaffPageName];
  return {
    path,
    lazy: async () => {
      const [{ OnlyWith }, Page] = await Promise.all([import('../editing/ReadOnly.tsx'), load()]);
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

/** Loads what the page at a path needs, which is about to be opened. What fails is told when it is. */
export function loadNext(path: string): void {
  const next = editors.find((editor) => isAt(path, editor.path));
  for (const each of [loadFrame(), next?.lazy(), loadWatching()]) each?.catch(() => {});
}

/** Milliseconds in which the page that was opened has the browser to itself. */
const delayMs = 2_000;

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/**
 * Loads the code of dialogs and editors one by one while nobody needs the browser, so that they open at once. It
 * stops where the page is gone.
 */
async function loadOthers(gone: AbortSignal): Promise<void> {
  const turn = async () => {
    await idle();
    gone.throwIfAborted();
  };
  await untilShown();
  await loadAllLate(turn);
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  for (const { lazy } of editors) {
    await turn();
    await lazy();
  }
}

/** Loads what may be opened next. */
export function useLoadedOthers() {
  useEffect(() => {
    const gone = new AbortController();
    // Where one cannot be loaded the others would fail too, and whoever opens one is told.
    loadOthers(gone.signal).catch(() => {});
    return () => gone.abort();
  }, []);
}
