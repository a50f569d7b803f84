import { isDeepStrictEqual } from 'node:util';
import type { ContentStore } from '@lamplight/content/contentSource';
import { type Keeping, kept } from './kept.ts';

/** A store that is asked once for many. What is asked for is named by the pages, never by a visitor. */
export function keptStore(store: ContentStore, keeping: Keeping): ContentStore {
  const documents = new Map<string, () => ReturnType<ContentStore['document']>>();
  const lists = new Map<string, () => ReturnType<ContentStore['list']>>();
  return {
    document: (path) => {
      const read = () => kept(() => store.document(path), keeping, isDeepStrictEqual);
      return takenFrom(documents, path, read)();
    },
    list: (name, most) => {
      const read = () => kept(() => store.list(name, most), keeping, isDeepStrictEqual);
      return takenFrom(lists, `${name} ${most}`, read)();
    },
  };
}

function takenFrom<T>(map: Map<string, T>, key: string, make: () => T): T {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
