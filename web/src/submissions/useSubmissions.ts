import { submissionsAtFirst, submissionsMore } from '@lamplight/content/limits';
import { type SubmissionState, submissionStates } from '@lamplight/content/submission';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useConnection } from '../firebase/connection/useConnection.ts';
import {
  type Criteria,
  type ResultPage,
  readSubmissionsAfter,
  type Submission,
  watchSubmissions,
} from '../firebase/submissions.ts';
import { useDebounced } from '../ui/useDebounced.ts';

/** What someone looks for, as it is typed. */
export interface Filter {
  search: string;
  /** One of the states, or `real` for all but spam, or `all`. */
  state: SubmissionState | 'real' | 'all';
  from: string;
  to: string;
  order: 'newest' | 'oldest';
}

export const noFilter: Filter = { search: '', state: 'real', from: '', to: '', order: 'newest' };

/** What a filter says as criteria. */
export const criteriaOf = ({ state, from, to, search, order }: Filter): Criteria => ({
  states: statesOf(state),
  from,
  to,
  search,
  newestFirst: order === 'newest',
});

const statesOf = (state: Filter['state']): readonly SubmissionState[] => {
  if (state === 'all') return submissionStates;
  return state === 'real' ? submissionStates.filter((each) => each !== 'spam') : [state];
};

/** The same, once someone pauses in typing what they look for. */
export function useCriteria({ state, from, to, search: typed, order }: Filter): Criteria {
  const search = useDebounced(typed, 300);
  return useMemo(
    () => criteriaOf({ state, from, to, search, order }),
    [state, from, to, search, order],
  );
}

/** How many further pages are looked through by themselves while nothing was found. */
const maxEmptyPages = 10;

/** Nothing is read yet. */
export const nothingOf = (criteria: Criteria): Read => ({
  of: criteria,
  head: null,
  rest: [],
  last: null,
  ended: false,
  pages: 0,
  starts: 0,
  confirmed: false,
  dropped: [],
});

/** The submissions read so far. */
export interface Read {
  /** The criteria that they match. */
  of: Criteria;
  /** The first ones, live; null while they are on their way. */
  head: Submission[] | null;
  rest: Submission[];
  last: ResultPage['last'];
  ended: boolean;
  pages: number;
  /** How often so many came at once that it began anew. */
  starts: number;
  /** Whether the store has answered. */
  confirmed: boolean;
  /** The ids of those that have left the list here: they match if they come back. */
  dropped: readonly string[];
}

/**
 * The submissions that match criteria: the first ones live, so that new ones appear by themselves, the
 * others page by page. Only submissions that are shown are read; only where several words
 * are looked for and the store finds one, more may have to be read.
 */
export function useSubmissions(name: SubmissionName, criteria: Criteria) {
  const connection = useConnection();
  const [read, setRead] = useState(nothingOf(criteria));
  const [reading, setReading] = useState(false);
  const [failed, setFailed] = useState<'listening' | 'reading' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to ask again
  useEffect(() => {
    latest.current += 1;
    setRead(nothingOf(criteria));
    setReading(false);
    setFailed(null);
    const onSeen = (page: ResultPage) => {
      setRead((before) => withHead(before, page));
      setFailed(null);
    };
    return watchSubmissions(connection, name, criteria, submissionsAtFirst, onSeen, () =>
      setFailed('listening'),
    );
  }, [connection, name, criteria, attempt]);

  const { head, rest, last, ended, pages, starts } = read;
  const isInHead = ({ id }: Submission) => head?.some((one) => one.id === id);
  const shown = head && [...head, ...rest.filter((one) => !isInHead(one))];

  const readMore = useCallback(async () => {
    if (!last) return;
    const current = latest.current;
    const isLatest = () => current === latest.current;
    setReading(true);
    setFailed(null);
    try {
      const page = await readSubmissionsAfter(connection, name, criteria, last, submissionsMore);
      // One that follows what isn't shown any more would leave a gap.
      if (isLatest())
        setRead((before) => (before.starts === starts ? withPage(before, page) : before));
    } catch {
      if (isLatest()) setFailed('reading');
    } finally {
      if (isLatest()) setReading(false);
    }
  }, [connection, name, criteria, last, starts]);

  const more = head !== null && !ended;
  const searchOn = more && shown?.length === 0 && pages < maxEmptyPages && !reading && !failed;
  useEffect(() => {
    if (searchOn) readMore();
  }, [searchOn, readMore]);

  return {
    /** The criteria they were read for. */
    of: read.of,
    /** Null while they are on their way. */
    shown: searchOn || (reading && shown?.length === 0) ? null : shown,
    failed: failed !== null,
    tryAgain: () => (failed === 'reading' ? readMore() : setAttempt(attempt + 1)),
    /** Whether the store has answered: until then, earlier results are shown. */
    confirmed: read.confirmed,
    /** Whether there may be more of them. */
    more,
    reading,
    readMore,
    /** Shows one as it is now, unless others are looked for by then; those of the first page are watched. */
    put: (one: Submission) =>
      setRead((before) => (before.of === criteria ? withOne(before, one) : before)),
    drop: (...ids: string[]) => setRead((before) => withoutDeleted(before, ids)),
  };
}

/**
 * The first page as it is now. Those that newer ones have pushed out of it stay, behind it, unless so many have come at
 * once that there are others in between.
 */
export function withHead(before: Read, { found, last, ended, confirmed }: ResultPage): Read {
  const compare = inOrder(before.of);
  const end = last && !ended ? momentOf(last) : undefined;
  const [first] = before.head ?? [];
  if (end && first && compare(end, first) < 0)
    return {
      ...nothingOf(before.of),
      starts: before.starts + 1,
      head: found,
      last,
      confirmed: before.confirmed || confirmed,
      dropped: before.dropped,
    };
  const out = (before.head ?? []).filter(
    (one) => !found.some(({ id }) => id === one.id) && end && compare(end, one) < 0,
  );
  // After a deletion the next one moves up, which may be after everything that has been read.
  const isFurther = before.last && last && compareRead(last, before.last, before.of) < 0;
  return {
    of: before.of,
    head: found,
    rest: [...out, ...without(before.rest, [...found, ...out])],
    last: isFurther ? before.last : last,
    ended: before.pages > 0 ? before.ended : ended && out.length === 0,
    pages: before.pages,
    starts: before.starts,
    confirmed: before.confirmed || confirmed,
    dropped: before.dropped,
  };
}

const without = (some: readonly Submission[], others: readonly Submission[]): Submission[] =>
  some.filter(({ id }) => !others.some((other) => other.id === id));

export const withPage = (before: Read, { found, last, ended }: ResultPage): Read => ({
  ...before,
  rest: [...before.rest, ...without(found, before.rest)],
  last: last ?? before.last,
  ended,
  pages: before.pages + 1,
});

/** The submissions read, with one as it is now, unless it matches no more or is behind those that were read. */
export function withOne(before: Read, one: Submission): Read {
  const { head, last, ended, of } = before;
  const rest = without(before.rest, [one]);
  const compare = inOrder(of);
  const isRead =
    ended || rest.length < before.rest.length || (last && compare(one, momentOf(last)) <= 0);
  const isInHead = head?.some(({ id }) => id === one.id);
  // One that was opened from elsewhere may match neither a search nor days.
  const isFound =
    rest.length < before.rest.length ||
    before.dropped.includes(one.id) ||
    of.search + of.from + of.to === '';
  const matches = of.states.includes(one.state);
  if (isRead && isFound && !isInHead && matches) rest.push(one);
  const dropped = isFound && !matches ? [...before.dropped, one.id] : before.dropped;
  return { ...before, rest: rest.sort(compare), dropped };
}

/** The submissions read, without some that were deleted. */
export function withoutDeleted(before: Read, ids: readonly string[]): Read {
  const isGone = ({ id }: Submission) => ids.includes(id);
  const dropped = [...(before.head ?? []), ...before.rest].filter(isGone).map(({ id }) => id);
  return {
    ...before,
    rest: before.rest.filter((one) => !isGone(one)),
    dropped: [...before.dropped, ...dropped],
  };
}

const inOrder =
  ({ newestFirst }: Criteria) =>
  (one: Pick<Submission, 'createdAt'>, other: Pick<Submission, 'createdAt'>) =>
    (one.createdAt.getTime() - other.createdAt.getTime()) * (newestFirst ? -1 : 1);

const compareRead = (
  one: NonNullable<ResultPage['last']>,
  other: NonNullable<ResultPage['last']>,
  criteria: Criteria,
) => inOrder(criteria)(momentOf(one), momentOf(other));

const momentOf = (read: NonNullable<ResultPage['last']>) => ({
  createdAt: read.get('createdAt').toDate() as Date,
});
