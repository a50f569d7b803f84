import { type ComponentType, useEffect } from 'react';
import { whenIdle } from '../device/whenIdle.ts';
import { allPages, moduleOf, type PageName } from '../sitePages.ts';
import { type StaffPageName, staffPages } from '../staffPages.ts';

interface EditorModule {
  Component: ComponentType<{ name: PageName }>;
}

const modules = import.meta.glob<EditorModule>('../pages/*/*Editor.tsx');

const ofPages = allPages.map(([name, { editor }]) => {
  const load = moduleOf(modules, name, 'Editor');
  if (!load) throw new Error(`The page ${name} has no editor.`);
  return {
    path: editor.path,
    lazy: async () => {
      const { Component } = await load();
      return { element: <Component key={name} name={name} /> };
    },
  };
});

const loadOthers: Record<StaffPageName, () => Promise<ComponentType>> = {
  pictures: async () => (await import('../editing/pictures/LibraryPage.tsx')).LibraryPage,
  people: async () => (await import('../pages/staff/People.tsx')).People,
  activity: async () => (await import('../pages/staff/Activity.tsx')).Activity,
  help: async () => (await import('../pages/staff/Help.tsx')).Help,
  visits: async () => (await import('../pages/staff/Visits.tsx')).Visits,
  account: async () => (await import('../pages/staff/Account.tsx')).Account,
};

const others = Object.entries(loadOthers).map(([name, load]) => {
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

/** Milliseconds in which the page that was opened has the browser to itself. */
const delayMs = 2_000;

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** Loads the code of the editors one by one while nobody needs the browser, so that they open at once. */
export function usePreloadedEditors() {
  useEffect(() => {
    let gone = false;
    const load = async () => {
      for (const { lazy } of editors) {
        await idle();
        if (gone) return;
        await lazy();
      }
    };
    // Where one cannot be loaded the others would fail too, and whoever opens one is told.
    const timer = setTimeout(() => void load().catch(() => {}), delayMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
}
