import { searchableText } from '@lamplight/content/canonical';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Searched<Entry> {
  /** The newest first. */
  entries: readonly Entry[];
  /** The searchable text of an entry: a stable function. */
  wordsOf: (entry: Entry) => string;
  nameOf: (entry: Entry) => string;
  isUsed: (entry: Entry) => boolean;
  /** The ids of entries to notice; the last one is scrolled to and has the focus. */
  marked: readonly string[];
  /** How many are shown at first, and how many more at a time. */
  atOnce: number;
}

export type Sort = 'newest' | 'name';

/** Searches, filters and sorts the entries of a library, and shows some at a time. */
export function useFoundEntries<Entry extends { _id: string }>(searched: Searched<Entry>) {
  const { entries, wordsOf, nameOf, isUsed, marked, atOnce } = searched;
  const [searchText, setSearchText] = useState('');
  const [unused, setUnused] = useState(false);
  const [sort, setSort] = useState<Sort>('newest');
  const [max, setMax] = useState(atOnce);
  const list = useRef<HTMLUListElement>(null);
  const last = marked.at(-1);
  const place = entries.findIndex(({ _id }) => _id === last);
  const noticed = useRef<string>(undefined);
  useEffect(() => {
    if (last === undefined) noticed.current = undefined;
    // It moves whenever an entry is added.
    if (last === undefined || place < 0 || noticed.current === last) return;
    const frame = requestAnimationFrame(() => {
      noticed.current = last;
      // Only entries that are shown can have the focus.
      flushSync(() => {
        setSearchText('');
        setUnused(false);
        setSort('newest');
        setMax((before) => Math.max(before, place + 1));
      });
      const button = list.current?.children[place]?.querySelector('button');
      button?.scrollIntoView({ block: 'center' });
      button?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [last, place]);
  const texts = useMemo(
    () => entries.map((entry) => searchableText(wordsOf(entry))),
    [entries, wordsOf],
  );
  const words = searchableText(searchText).split(/\s+/);
  const found = entries.filter(
    (entry, index) =>
      words.every((word) => texts[index]?.includes(word)) && !(unused && isUsed(entry)),
  );
  const sorted =
    sort === 'name' ? found.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b))) : found;
  return {
    /** For the list: its children are the entries that are shown. */
    list,
    shown: sorted.slice(0, max),
    filters: { searchText, setSearchText, unused, setUnused, sort, setSort, count: found.length },
    /** Shows more of them, where there are more. */
    showMore: found.length > max ? () => setMax((before) => before + atOnce) : undefined,
  };
}
