import type { ContentSource } from '@lamplight/content/contentSource';
import type { PostedForm } from '@lamplight/content/formFields';
import { eventPath } from '@lamplight/content/itemAddress';
import { teamMemberPath } from '@lamplight/content/pagePaths';
import { publicPages } from '@lamplight/content/sitePages';
import type { Graph } from 'schema-dts';
import { createRenderer } from '../src/app/entry-server.tsx';

/** The addresses of all public pages, for tests; one of a list is called `one`. */
export const publicPaths = [...publicPages.map(([, { path }]) => path), teamMemberPath('one')];

/** The same where there is an item `one` in each list. */
export const pathsWithItems = [...publicPaths, eventPath('one', '')];

const assets = { script: '/assets/a.js', preloads: [], styleSheets: [] };

/** When all that is stored was stored, for tests. */
export const times = { created: '2026-11-01T09:00:00Z', changed: '2026-11-21T18:30:00Z' };

/** What the server answers at an address with that content, for tests. */
export const answerTo = (source: ContentSource, address: URL, notTaken?: PostedForm) =>
  createRenderer({ source, assets, timesOf: async () => times, formsNeedScripts: true })(
    address,
    undefined,
    notTaken,
  );

/** The page that the server answers with that content, for tests. @throws an error where it is no page */
export async function renderedOf(source: ContentSource, path: string, notTaken?: PostedForm) {
  const page = await answerTo(source, new URL(path, 'https://site.example'), notTaken);
  if (page.kind !== 'page') throw new Error(`${path} is no page`, { cause: page });
  return page;
}

/** What a page tells search engines of itself. */
export const graphIn = (page: string): Graph =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '');
