import { type ContentSource, contentSource } from '@lamplight/content/contentSource';
import { demoDocuments } from '@lamplight/content/demo/organisation';
import { demoPages } from '@lamplight/content/demo/pages';
import { noStoredPages } from '@lamplight/content/samples/noPages';

/** The content of the demo organisation. */
export const demoSource = contentSource({
  ...noStoredPages,
  pageAt: async (address) => {
    const [id, data] = Object.entries(demoPages).find((each) => each[1].address === address) ?? [];
    return id === undefined ? undefined : { id, data };
  },
  document: async (path) => demoDocuments.find((each) => each.path === path)?.content,
  list: async (name, max) =>
    demoDocuments
      .filter(({ path }) => path.startsWith(`${name}/`))
      .slice(0, max)
      // The address of a member that is tried is that of `one`.
      .map(({ content }, index) => ({ id: index === 0 ? 'one' : `${index}`, data: content })),
});

/** The demo whose latest news is another. */
export const withNews = (fields: object): ContentSource => ({
  ...demoSource,
  news: async (listing) => {
    const news = await demoSource.news(listing);
    return { ...news, latest: news.latest && { ...news.latest, ...fields } };
  },
});
