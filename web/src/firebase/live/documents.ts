import { listLimits } from '@lamplight/content/limits';
import type { ListName } from '@lamplight/content/siteContent';
import { useEffect, useMemo, useState } from 'react';
import { markFirstPageUsable, whenFirstPageUsable } from '../../device/firstPage.ts';
import { loadOnce } from '../../device/loadOnce.ts';
import { type Connection, useConnection } from '../connection/useConnection.ts';
import { forgetPrefetched, nameOfList, prefetched, prefetchedNow } from '../reading/prefetch.ts';
import {
  type Data,
  type ListedData,
  type Listener,
  type Loadable,
  type StoredDocument,
  type StoredItem,
  storedDocument,
} from '../reading/stored.ts';
import { useSteadily } from './useSteadily.ts';

type Watching = typeof import('./watching.ts');

/** Loads what watches, with Firestore's client, once the first page is shown. */
export const loadWatching = loadOnce(async (): Promise<Watching> => {
  await whenFirstPageUsable();
  forgetPrefetched();
  return import('./watching.ts');
});

/** Milliseconds after which it is tried again to load it. */
const retryMs = 5_000;

/** The documents, with their versions, that something consists of; null where it has no versions. */
function versionsIn(value: unknown): string | null {
  const versions = [value].flat().map((each) => {
    const { id, data = each } = Object(each) as Partial<ListedData>;
    const version = (data as Data | undefined)?.version;
    return version === undefined ? null : `${id} ${version}`;
  });
  return versions.includes(null) ? null : versions.join();
}

/** Whether these are the same versions of the same documents, and so the same. */
const isSame = (one: unknown, other: unknown): boolean => {
  const versions = versionsIn(one);
  return versions !== null && versions === versionsIn(other);
};

/** Begins to watch something. @returns what ends it */
type Begin<T> = (watching: Watching, connection: Connection, onChange: Listener<T>) => () => void;

/**
 * Watches what may have been read ahead: that is heard as long as the live store has not answered.
 * @param name what it is read ahead as
 * @returns what ends it
 */
function watch<T>(name: string, begin: Begin<T>, connection: Connection, tell: Listener<T>) {
  let [cancelled, answered, isAhead] = [false, false, false];
  /** The data read ahead, as long as nothing else was told. */
  let read: T | undefined;
  let stop = () => {};
  const onChange: Listener<T> = (live) => {
    answered = true;
    // Offline, what was read ahead stays.
    if (isAhead && live.state === 'failed' && live.error === null) return;
    // The same data again would render a long form, in which someone may be typing.
    if (live.state === 'loaded' && isSame(read, live.value)) return;
    read = undefined;
    tell(live);
  };
  const watchLive = () =>
    loadWatching().then(
      (watching) => {
        if (!cancelled) stop = begin(watching, connection, onChange);
      },
      () => {
        if (cancelled) return;
        onChange({ state: 'failed', error: null });
        const timer = setTimeout(watchLive, retryMs);
        stop = () => clearTimeout(timer);
      },
    );
  prefetched<T>(name)?.then((value) => {
    // Firestore will say why it couldn't be read ahead.
    if (value === undefined) return markFirstPageUsable();
    if (cancelled || answered) return;
    isAhead = true;
    read = value;
    tell({ state: 'loaded', value });
  });
  watchLive();
  return () => {
    cancelled = true;
    stop();
  };
}

const loading = { state: 'loading' } as const;

/** Watches something under a name: another name starts another listener, null none. */
export function useLive<T>(name: string | null, begin: Begin<T>): Loadable<T> {
  const connection = useConnection();
  const [last, setLast] = useState<{ name: string | null; live: Loadable<T> }>(() => {
    const value = name === null ? undefined : prefetchedNow<T>(name);
    return { name, live: value === undefined ? loading : { state: 'loaded', value } };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says what is watched
  useEffect(() => {
    if (name === null) return;
    return watch<T>(name, begin, connection, (live) => setLast({ name, live }));
  }, [connection, name]);
  return last.name === name ? last.live : loading;
}

/** The stored data at a path, live; on its way while the path is not known yet. */
export const useStoredData = (path: string | null): Loadable<Data | undefined> =>
  useLive<Data | undefined>(path, ({ watchDocument }, connection, onChange) =>
    watchDocument(connection, path ?? '', onChange),
  );

/** The result of reading, or that it is newer than this code, which holds what it had before. */
function taken<T>(read: () => T): Loadable<T> {
  try {
    return { state: 'loaded', value: read() };
  } catch (error) {
    return { state: 'failed', error };
  }
}

/** The document at a path, live; on its way while the path is not known yet. */
export function useStoredDocument(path: string | null): Loadable<StoredDocument> {
  const live = useStoredData(path);
  return useMemo(
    () => (live.state === 'loaded' ? taken(() => storedDocument(path ?? '', live.value)) : live),
    [live, path],
  );
}

/** An earlier version of a document, which never changes; on its way while its path is not known. */
export function useRevision(path: string | null): Loadable<StoredDocument> {
  const read = useLive<Data | undefined>(path, ({ readOnce }, connection, onChange) =>
    readOnce(connection, path ?? '', onChange),
  );
  return useMemo(
    () => (read.state === 'loaded' ? taken(() => storedDocument(path ?? '', read.value)) : read),
    [read, path],
  );
}

/** Where one document is, or two that are edited together. */
export type Paths = readonly [string] | readonly [string, string];

/** The documents at these paths, live, once all of them are there; on their way while that is not known. */
export function useStoredDocuments(paths: Paths | null): Loadable<StoredDocument[]> {
  const [one = null, other = null] = paths ?? [];
  const first = useStoredDocument(one);
  const second = useStoredDocument(other);
  return useMemo(() => {
    if (first.state !== 'loaded') return first;
    if (other === null) return { state: 'loaded', value: [first.value] };
    return second.state === 'loaded'
      ? { state: 'loaded', value: [first.value, second.value] }
      : second;
  }, [first, second, other]);
}

/**
 * The items of a list in their order, live.
 * @param max how many at the most; the rules allow no more than `listLimits.items`
 * @param needed false leaves them on their way
 */
export const useStoredList = (
  name: ListName,
  { max = listLimits.items, needed = true }: { max?: number; needed?: boolean } = {},
) =>
  useStoredItems(needed ? nameOfList(name, max) : null, ({ watchList }, connection, onChange) =>
    watchList(connection, name, max, onChange),
  );

/** The pinned items of a list, live. */
export const usePinned = (name: ListName) =>
  useStoredItems(`pinned in ${name}`, ({ watchPinned }, connection, onChange) =>
    watchPinned(connection, name, onChange),
  );

/** The documents that are watched, live. @param name as in `useLive` */
export function useStoredItems(
  name: string | null,
  begin: Begin<ListedData[]>,
): Loadable<StoredItem[]> {
  const live = useSteadily(useLive(name, begin), name);
  return useMemo(() => {
    if (live.state !== 'loaded') return live;
    return taken(() =>
      live.value.map(({ id, path, data }) => ({ _id: id, ...storedDocument(path, data) })),
    );
  }, [live]);
}
