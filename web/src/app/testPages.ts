import type { ContentSource } from '@lamplight/content/contentSource';
import { createRenderer } from './entry-server.tsx';

/** The public pages, for tests that look at all of them; one of a list is called `one`. */
export const publicPages = [
  ...['/', '/about', '/contact', '/mission', '/support', '/news', '/team', '/team/one'],
  ...['/mentorform', '/studentTestimonial', '/mentorTestimonial', '/international', '/ycm'],
];

const assets = { script: '/assets/a.js', preloads: [], styleSheets: [] };

/** What the server answers at an address with that content, for tests. */
export const answerTo = (source: ContentSource, address: URL) =>
  createRenderer({ source, assets })(address);

/** The page that the server answers with that content, for tests. @throws an error where it is no page */
export async function renderedOf(source: ContentSource, path: string) {
  const page = await answerTo(source, new URL(path, 'https://site.example'));
  if (page.kind !== 'page') throw new Error(`${path} is no page`, { cause: page });
  return page;
}
