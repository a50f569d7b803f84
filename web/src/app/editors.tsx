import type { ComponentType } from 'react';
import { allPages, moduleOf, type PageName } from '../sitePages.ts';

interface EditorModule {
  Component: ComponentType<{ name: PageName }>;
}

const modules = import.meta.glob<EditorModule>('../pages/*/*Editor.tsx');

/** The pages of the staff area. The code of each is loaded when it is opened. */
export const editors = allPages.map(([name, { editor }]) => {
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
