import type { ContentSource } from '@lamplight/content/contentSource';
import { loadOnce } from '../../device/loadOnce.ts';

/**
 * The browser's source of content. Nothing of Firebase or the content model is loaded before the
 * first read.
 */
export function browserSource(): ContentSource {
  const source = loadOnce(async () => {
    const [{ contentSource }, { store }] = await Promise.all([
      import('@lamplight/content/contentSource'),
      import('../../firebase/reading/visitorStore.ts'),
    ]);
    return contentSource(store);
  });
  return {
    document: async (name) => (await source()).document(name),
    list: async (name, most) => (await source()).list(name, most),
    shownPage: async (address) => (await source()).shownPage(address),
    file: async (id) => (await source()).file(id),
    blocksBelow: async (page) => (await source()).blocksBelow(page),
    ownPage: async (address) => (await source()).ownPage(address),
    formerAddress: async (address) => (await source()).formerAddress(address),
  };
}
