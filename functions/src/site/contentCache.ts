import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ContentStore } from '@lamplight/content/contentSource';
import { warn } from 'firebase-functions/logger';
import { LRUCache } from 'lru-cache';
import { contentSeconds } from '../settings.ts';
import { pageStore } from '../store/visitorStore.ts';

/** How long what was read counts. */
export interface CachePolicy {
  /** A number that changes when everything should be read again; undefined if nothing is ever fresh. */
  period(): number | undefined;
  /** For how long what was read stands in for what cannot be read. */
  staleMs: number;
  /** How long an answer is waited for, where there is an older one. */
  timeoutMs: number;
  /** Called with the error if something could not be read again. */
  failed(error: unknown): void;
}

interface Read<T> {
  value: T;
  period: number | undefined;
  at: number;
}

type ReadBy<Method extends Exclude<keyof ContentStore, 'clock'>> = Awaited<
  ReturnType<ContentStore[Method]>
>;

/** More documents and lists than pages name; as many addresses that visitors name. */
const max = 200;

/**
 * A store that is asked once for many: within a period, and never twice at a time. Unchanged content stays the same
 * object. A failure is not cached: anyone who asks next has it tried again.
 */
export function contentCache(store: ContentStore, policy: CachePolicy): ContentStore {
  const documents = cached<ReadBy<'document'>>(policy);
  const lists = cached<ReadBy<'list'>>(policy);
  const found = cached<ReadBy<'find'>>(policy);
  const pages = cached<ReadBy<'pageAt'>>(policy);
  const claims = cached<ReadBy<'claimedPage'>>(policy);
  return {
    document: (path) => documents(path, () => store.document(path)),
    list: (name, limit) => lists(`${name} ${limit}`, () => store.list(name, limit)),
    // Separate, as visitors make these up: however many they ask for, all else stays.
    find: (name, query) => found(`${name} ${JSON.stringify(query)}`, () => store.find(name, query)),
    pageAt: (address) => pages(address, () => store.pageAt(address)),
    claimedPage: (address) => claims(address, () => store.claimedPage(address)),
  };
}

function cached<T>({ period, staleMs, timeoutMs, failed }: CachePolicy) {
  const standsIn = ({ at }: Read<T>) => performance.now() - at < staleMs;

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
    // The library's `signal` gives up too, but goes on answering the older one if the read fails later:
    // a test here fails with it.
    return (await Promise.race([reading, pause(timeoutMs, before, { ref: false })])).value;
  };
}

const periodMs = contentSeconds() * 1_000;

/** How long the pages count on what they have read. */
export const cachePolicy: CachePolicy = {
  // Counted from the start of the process, so that instances do not all read at one time.
  period: () => (periodMs > 0 ? Math.floor(performance.now() / periodMs) : undefined),
  staleMs: 600_000,
  timeoutMs: 1_000,
  failed: (error) => warn('Content could not be read anew: an older one is shown', error),
};

/** What the pages are made of, read once for many visitors. */
export const cachedStore = contentCache(pageStore, cachePolicy);
