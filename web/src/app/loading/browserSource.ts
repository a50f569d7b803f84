import type { ContentSource } from '@lamplight/content/contentSource';
import { loadOnce } from '../../device/loadOnce.ts';
import { serverNow } from '../../device/serverClock.ts';

/**
 * The browser's source of content. Nothing of Firebase or the content model is loaded before the
 * first read.
 * @param everything whether there is also what visitors don't see at this time
 */
export function browserSource({ everything = false } = {}): ContentSource {
  const source = loadOnce(async () => {
    const [{ contentSource }, { shownStore }, { store }] = await Promise.all([
      import('@lamplight/content/contentSource'),
      import('@lamplight/content/shownStore'),
      import('../../firebase/reading/visitorStore.ts'),
    ]);
    const clock = { now: serverNow, shownUntil: () => undefined };
    return contentSource(everything ? store : shownStore(store, clock));
  });
  return {
    document: async (name) => (await source()).document(name),
    list: async (name, max) => (await source()).list(name, max),
    shownPage: async (address) => (await source()).shownPage(address),
    file: async (id) => (await source()).file(id),
    blocksBelow: async (page) => (await source()).blocksBelow(page),
    ownPage: async (address) => (await source()).ownPage(address),
    news: async (listing) => (await source()).news(listing),
    newsItem: async (id) => (await source()).newsItem(id),
    events: async (listing) => (await source()).events(listing),
    event: async (id) => (await source()).event(id),
    comingDates: async (max) => (await source()).comingDates(max),
    formerAddress: async (address) => (await source()).formerAddress(address),
  };
}
