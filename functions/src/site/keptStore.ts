import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ContentStore } from '@lamplight/content/contentSource';
import { LRUCache } from 'lru-cache';

/** How long what was read counts. */
export interface Keeping {
  /** A number that changes when everything should be read anew; undefined where nothing is ever fresh. */
  period(): number | undefined;
  /** For how many milliseconds what was read stands in for what cannot be read. */
  stale: number;
  /** How many milliseconds an answer is waited for, where there is an older one. */
  patience: number;
  /** Is told why something could not be read anew. */
  failed(error: unknown): void;
}

interface Read<T> {
  value: T;
  period: number | undefined;
  at: number;
}

type ReadBy<Method extends keyof ContentStore> = Awaited<ReturnType<ContentStore[Method]>>;

/** More than pages name: what is asked for is named by them, never by a visitor. */
const max = 200;

/**
 * A store that is asked once for many: within a period, and never twice at a time. What has not changed
 * stays the same object. A failure is not kept: whoever asks next has it tried again.
 */
export function keptStore(store: ContentStore, keeping: Keeping): ContentStore {
  const documents = cached<ReadBy<'document'>>(keeping);
  const lists = cached<ReadBy<'list'>>(keeping);
  return {
    document: (path) => documents(path, () => store.document(path)),
    list: (name, most) => lists(`${name} ${most}`, () => store.list(name, most)),
  };
}

function cached<T>({ period, stale, patience, failed }: Keeping) {
  const standsIn = ({ at }: Read<T>) => performance.now() - at < stale;

  const cache = new LRUCache<string, Read<T>, () => Promise<T>>({
    max,
    fetchMethod: async (_, before, { context: read, options }) => {
      const now = period();
      try {
        const found = await read();
        const value = before && isDeepStrictEqual(before.value, found) ? before.value : found;
        return { value, period: now, at: performance.now() };
      } catch (error) {
        if (before) failed(error);
        options.allowStaleOnFetchRejection = before !== undefined && standsIn(before);
        throw error;
      }
    },
  });

  return async (key: string, read: () => Promise<T>): Promise<T> => {
    const before = cache.peek(key);
    if (before?.period !== undefined && before.period === period()) return before.value;
    const reading = cache.forceFetch(key, { context: read, forceRefresh: true });
    if (!before || !standsIn(before)) return (await reading).value;
    // The library's `signal` gives up too, but goes on answering the older one if the read fails later.
    return (await Promise.race([reading, pause(patience, before, { ref: false })])).value;
  };
}
