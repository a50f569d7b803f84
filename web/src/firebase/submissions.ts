import {
  type NoticeState,
  noticeStates,
  type SubmissionState,
  soughtWord,
  submissionStates,
  wordsIn,
} from '@lamplight/content/submission';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import {
  collection,
  type DocumentData,
  doc,
  type Firestore,
  getCountFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import type { Connection } from './connection.ts';
import { ChangedMeanwhile, namedError } from './errors.ts';
import { transact } from './transaction.ts';

/** What a visitor sent, and what staff made of it. */
export interface Submission {
  id: string;
  content: Record<string, unknown>;
  createdAt: Date;
  state: SubmissionState;
  note: string;
  /** Why it was taken for spam; empty for the others. */
  spam: string;
  /** What has become of the mail that tells of it; null where none was to be sent. */
  notice: NoticeState | null;
  /** All of it as it is stored, to be brought back. */
  stored: DocumentData;
}

/** A page of what is wanted. */
export interface Page {
  found: Submission[];
  /** The last one that was read, which need not have been found; null where none was. */
  last: QueryDocumentSnapshot | null;
  /** There are no more of them. */
  ended: boolean;
  /** Whether the store has said so, and not the browser, from what it has read before. */
  confirmed: boolean;
}

/** Which submissions are wanted, in which order. */
export interface Wanted {
  states: readonly SubmissionState[];
  /** First and last day, such as `2026-11-21`, in the time of the person who asks; or empty. */
  from: string;
  to: string;
  search: string;
  newestFirst: boolean;
}

/** The query for what is wanted, without a limit. */
function queryOf(store: Firestore, name: SubmissionName, wanted: Wanted): Query {
  const word = soughtWord(wanted.search);
  return query(
    collection(store, name),
    ...inStates(wanted.states),
    ...(word ? [where('words', 'array-contains', word)] : []),
    ...(wanted.from ? [where('createdAt', '>=', Timestamp.fromDate(startOfDay(wanted.from)))] : []),
    ...(wanted.to ? [where('createdAt', '<', Timestamp.fromDate(startOfDay(wanted.to, 1)))] : []),
    orderBy('createdAt', wanted.newestFirst ? 'desc' : 'asc'),
  );
}

/** All states but one are asked for as such: the store then looks through one index, not through three. */
function inStates(states: readonly SubmissionState[]) {
  const others = submissionStates.filter((state) => !states.includes(state));
  if (others.length === 0) return [];
  return [others.length === 1 ? where('state', '!=', others[0]) : where('state', 'in', states)];
}

/** When a day such as `2026-11-21`, or one that many days later, begins for whoever asks. */
export function startOfDay(day: string, later = 0): Date {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + later);
  return date;
}

/**
 * Watches the first `most` of what is wanted.
 * @returns what ends it
 */
export function watchSubmissions(
  { store }: Connection,
  name: SubmissionName,
  wanted: Wanted,
  most: number,
  onSeen: (page: Page) => void,
  onFailed: (error: unknown) => void,
): () => void {
  return onSnapshot(
    query(queryOf(store, name, wanted), limit(most)),
    { includeMetadataChanges: true },
    (snapshot) => {
      // Without a connection there is nothing to be seen, which does not mean that nothing is there.
      if (snapshot.metadata.fromCache && snapshot.empty) return;
      onSeen(pageOf(snapshot.docs, wanted, most, !snapshot.metadata.fromCache));
    },
    (error) => onFailed(namedError(error)),
  );
}

/** The next `most` of what is wanted, after the last one that was read. @throws NotAllowed, Unreachable */
export async function readSubmissionsAfter(
  { store }: Connection,
  name: SubmissionName,
  wanted: Wanted,
  last: QueryDocumentSnapshot,
  most: number,
): Promise<Page> {
  try {
    const page = query(queryOf(store, name, wanted), startAfter(last), limit(most));
    const { docs } = await getDocsFromServer(page);
    return pageOf(docs, wanted, most);
  } catch (error) {
    throw namedError(error);
  }
}

const pageOf = (
  docs: QueryDocumentSnapshot[],
  wanted: Wanted,
  most: number,
  confirmed = true,
): Page => ({
  confirmed,
  found: docs.map(submissionOf).filter(hasWords(wanted)),
  last: docs.at(-1) ?? null,
  ended: docs.length < most,
});

/** The store finds one word; entries have to have the others too. */
const hasWords = ({ search }: Wanted) => {
  const sought = wordsIn(search).map(soughtWord);
  return ({ stored }: Submission) => sought.every((word) => (stored.words ?? []).includes(word));
};

function submissionOf(entry: QueryDocumentSnapshot): Submission {
  const stored = entry.data();
  const { createdAt, spam = '', state = 'new', note = '', words: _, notice, ...content } = stored;
  return {
    id: entry.id,
    content,
    createdAt: createdAt instanceof Timestamp ? createdAt.toDate() : new Date(0),
    state: submissionStates.includes(state) ? state : 'new',
    note: String(note),
    spam: String(spam),
    notice: noticeStates.includes(notice) ? notice : null,
    stored,
  };
}

/**
 * Stores the state of a submission, or a note to it.
 * @throws ChangedMeanwhile when somebody else changed what is to be changed; NotAllowed, Unreachable
 */
export const handleSubmission = (
  { store }: Connection,
  name: SubmissionName,
  seen: Submission,
  change: { state: SubmissionState } | { note: string },
) => {
  const document = doc(store, submissionKinds[name].entry(seen.id));
  return transact(store, document, (transaction, snapshot) => {
    const now = snapshot.data();
    if (!now) throw new ChangedMeanwhile();
    if ('note' in change && (now.note ?? '') !== seen.note) throw new ChangedMeanwhile();
    transaction.update(document, change);
  });
};

/** Deletes a submission. @throws NotAllowed, Unreachable */
export const deleteSubmission = ({ store }: Connection, name: SubmissionName, id: string) =>
  transact(store, doc(store, submissionKinds[name].entry(id)), (transaction, { ref }) => {
    transaction.delete(ref);
  });

/** Brings back what was deleted, as it was. @throws NotAllowed, Unreachable */
export const bringSubmissionBack = (
  { store }: Connection,
  name: SubmissionName,
  { id, stored }: Submission,
) =>
  transact(store, doc(store, submissionKinds[name].entry(id)), (transaction, { ref }) => {
    transaction.set(ref, stored);
  });

/** The most that are counted. */
export const mostCounted = 100;

/** Counts the submissions of a kind that nobody has read, up to 100. Rejects where it cannot. */
export async function countUnread({ store }: Connection, name: SubmissionName): Promise<number> {
  const unread = query(collection(store, name), where('state', '==', 'new'), limit(mostCounted));
  return (await getCountFromServer(unread)).data().count;
}

const handledEvent = 'lamplight:handled';

/** Says that the number of unread submissions may be another. */
export const tellHandled = () => window.dispatchEvent(new Event(handledEvent));

/** Is told of it. @returns what ends that */
export function onHandled(listener: () => void): () => void {
  window.addEventListener(handledEvent, listener);
  return () => window.removeEventListener(handledEvent, listener);
}
