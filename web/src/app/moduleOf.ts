import { type PageName, sitePages } from '../sitePages.ts';

/**
 * What is at the file of a page's component: that with the page's name, or with the name that pages with the
 * same kind of content share, such as `WorkPageRoute.tsx`.
 * @param modules what a glob has found, by path
 */
export function moduleOf<Module>(
  modules: Record<string, Module>,
  name: PageName,
  kind: 'Route' | 'Editor',
): Module | undefined {
  const { component = name } = sitePages[name] as { component?: string };
  const file = (of: string) => `/${of.charAt(0).toUpperCase()}${of.slice(1)}${kind}.tsx`;
  const found = (of: string) => Object.keys(modules).find((path) => path.endsWith(file(of)));
  const path = found(name) ?? found(component);
  return path === undefined ? undefined : modules[path];
}
