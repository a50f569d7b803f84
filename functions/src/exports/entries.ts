import {
  type SubmissionState,
  searchVariants,
  submissionStates,
} from '@lamplight/content/submission';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { FieldPath, type Query, Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../store/firestore.ts';
import { submissionBatches } from '../submissions/submissionBatches.ts';
import { type Entry, stateOf } from './sheet.ts';

/** Which submissions are exported. */
export interface EntryFilter {
  states: readonly SubmissionState[];
  /**
   * First and last day, such as `2026-11-21`, in UTC, or from which moment on and before which; all
   * where there are none.
   */
  from?: string | undefined;
  to?: string | undefined;
  /** The search for entries; empty for all. */
  search: string;
}

/**
 * The submissions of a kind that a filter lets through, newest first, in pages that may be empty. Later ones are left
 * out.
 * @throws unavailable when Firestore does not answer
 */
export async function* entryPages(
  name: SubmissionName,
  filter: EntryFilter,
): AsyncGenerator<Entry[]> {
  const matches = matcherOf(filter);
  for await (const page of submissionBatches(queryOf(name, filter)))
    yield page
      .map((entry): Entry['data'] => entry.data())
      .filter(matches)
      .map(entryOf);
}

function queryOf(name: SubmissionName, { states, from, to, search }: EntryFilter): Query {
  const { fields } = submissionKinds[name];
  const { wordFilter } = searchVariants(search);
  const metadata = ['createdAt', 'spam', 'state', 'note', ...(wordFilter ? ['words'] : [])];
  let query = firestore()
    .collection(name)
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .select(...Object.keys(fields), ...metadata);
  // Entries from before there were states are new, and Firestore cannot ask for what is absent.
  if (!states.includes('new')) query = query.where('state', 'in', states);
  if (wordFilter) query = query.where('words', wordFilter.op, wordFilter.value);
  if (from) query = query.where('createdAt', '>=', Timestamp.fromDate(new Date(from)));
  if (to) {
    query = to.includes('T')
      ? query.where('createdAt', '<', Timestamp.fromDate(new Date(to)))
      : query.where('createdAt', '<=', lastMomentOf(to));
  }
  return query;
}

const lastMomentOf = (day: string) =>
  new Timestamp(new Date(day).getTime() / 1_000 + 86_399, 999_999_999);

/** The conditions that Firestore can't check: several words, and states that may be absent. */
function matcherOf({ states, search }: EntryFilter) {
  const { isIn } = searchVariants(search);
  const all = submissionStates.every((state) => states.includes(state));
  return (data: Entry['data']) => {
    if (!all && !states.includes(stateOf(data))) return false;
    return isIn(data.words);
  };
}

const entryOf = (data: Entry['data']): Entry => ({
  data,
  receivedAt: data.createdAt instanceof Timestamp ? data.createdAt.toDate() : null,
});
