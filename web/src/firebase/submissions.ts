import { maxCounted } from '@lamplight/content/limits';
import {
  earlierIn,
  type Handling,
  type NotificationState,
  notificationStates,
  type SubmissionState,
  searchVariants,
  submissionStates,
} from '@lamplight/content/submission';
import {
  type SubmissionName,
  submissionContent,
  submissionKinds,
} from '@lamplight/content/submissionKinds';
import {
  collection,
  doc,
  type Firestore,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import { storeOf } from './connection/store.ts';
import type { Connection } from './connection/useConnection.ts';
import { throwNamed } from './errors.ts';
import { keepListening } from './live/keepListening.ts';
import { type StoredDocument, storedDocument } from './reading/stored.ts';

/** A submission's state and note after one change by staff. */
export interface HandledVersion extends Handling {
  /** 0 stands for how it came. */
  version: number;
  /** When that was stored, and the uid of the person who stored it; empty where that was not staff. */
  at: Date;
  by: string;
}

/** The content that a visitor sent, with the current state and note by staff. */
export interface Submission extends HandledVersion {
  id: string;
  content: Record<string, unknown>;
  createdAt: Date;
  /** Earlier versions, the latest first. */
  earlier: HandledVersion[];
  /** Why it was taken for spam; empty for the others. */
  spam: string;
  /** The outcome of the notification by mail; null if none was to be sent. */
  notification: NotificationState | null;
}

/** A page of the submissions that match criteria. */
export interface ResultPage {
  found: Submission[];
  /** The last one that was read, which need not have been found; null where none was. */
  last: QueryDocumentSnapshot | null;
  /** There are no more of them. */
  ended: boolean;
  /** Whether the store has said so, and not the browser, from what it has read before. */
  confirmed: boolean;
}

/** Which submissions are looked for, in which order. */
export interface Criteria {
  states: readonly SubmissionState[];
  /** First and last day, such as `2026-11-21`, in the time of the person who asks; or empty. */
  from: string;
  to: string;
  search: string;
  newestFirst: boolean;
}

/** The query for criteria, without a limit. */
function queryOf(store: Firestore, name: SubmissionName, criteria: Criteria): Query {
  const { wordFilter } = searchVariants(criteria.search);
  return query(
    collection(store, name),
    ...inStates(criteria.states),
    ...(wordFilter ? [where('words', wordFilter.op, wordFilter.value)] : []),
    ...(criteria.from
      ? [where('createdAt', '>=', Timestamp.fromDate(startOfDay(criteria.from)))]
      : []),
    ...(criteria.to
      ? [where('createdAt', '<', Timestamp.fromDate(startOfDay(criteria.to, 1)))]
      : []),
    orderBy('createdAt', criteria.newestFirst ? 'desc' : 'asc'),
  );
}

/** All states but one are asked for as such: the store then looks through one index, not through three. */
function inStates(states: readonly SubmissionState[]) {
  const others = submissionStates.filter((state) => !states.includes(state));
  if (others.length === 0) return [];
  return [others.length === 1 ? where('state', '!=', others[0]) : where('state', 'in', states)];
}

/** Whether nothing can match, since the last day is before the first. */
export const endsBeforeItBegins = ({ from, to }: Pick<Criteria, 'from' | 'to'>): boolean =>
  to !== '' && to < from;

/** When a day such as `2026-11-21`, or one that many days later, begins in the browser's time zone. */
export function startOfDay(day: string, later = 0): Date {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + later);
  return date;
}

/**
 * Watches the first `max` submissions that match criteria.
 * @returns what ends it
 */
export function watchSubmissions(
  connection: Connection,
  name: SubmissionName,
  criteria: Criteria,
  max: number,
  onSeen: (page: ResultPage) => void,
  onFailed: (error: unknown) => void,
): () => void {
  const first = query(queryOf(storeOf(connection), name, criteria), limit(max));
  const onSnapshotSeen = ({ docs, empty, metadata }: QuerySnapshot) => {
    // Without a connection there is nothing to be seen, which does not mean that nothing is there.
    if (metadata.fromCache && empty) return;
    onSeen(pageOf(name, docs, criteria, max, !metadata.fromCache));
  };
  const withMetadata = { includeMetadataChanges: true };
  return keepListening(
    (onError) => onSnapshot(first, withMetadata, onSnapshotSeen, onError),
    onFailed,
  );
}

/** The next `max` submissions that match criteria, after the last one that was read. @throws NotAllowed, Unreachable */
export async function readSubmissionsAfter(
  connection: Connection,
  name: SubmissionName,
  criteria: Criteria,
  last: QueryDocumentSnapshot,
  max: number,
): Promise<ResultPage> {
  const all = queryOf(storeOf(connection), name, criteria);
  const page = query(all, startAfter(last), limit(max));
  const { docs } = await getDocsFromServer(page).catch(throwNamed);
  return pageOf(name, docs, criteria, max);
}

const pageOf = (
  name: SubmissionName,
  docs: QueryDocumentSnapshot[],
  criteria: Criteria,
  max: number,
  confirmed = true,
): ResultPage => ({
  confirmed,
  found: docs
    .filter(hasWords(criteria))
    .map((each) => submissionOf(name, each.id, storedDocument(each.ref.path, each.data()))),
  last: docs.at(-1) ?? null,
  ended: docs.length < max,
});

/** The store finds one word; entries have to have the others too. */
const hasWords = ({ search }: Criteria) => {
  const { isIn } = searchVariants(search);
  return (entry: QueryDocumentSnapshot) => isIn(entry.get('words'));
};

/** A submission, given what is stored of it. */
export function submissionOf(
  name: SubmissionName,
  id: string,
  { content: all, ...stored }: StoredDocument,
): Submission {
  const { createdAt, spam = '', state, note, notice, earlier } = all;
  const received = momentOf(createdAt);
  return {
    ...handlingOf({ state, note }),
    id,
    content: submissionContent(name, all),
    createdAt: received,
    version: stored.version,
    at: stored.savedAt ?? received,
    by: stored.savedBy,
    earlier: Object.entries(earlierIn({ earlier }))
      .map(([version, was]) => versionIn(Number(version), Object(was)))
      .sort((one, other) => other.version - one.version),
    spam: String(spam),
    notification: notificationStates.find((each) => each === notice) ?? null,
  };
}

const versionIn = (version: number, was: Record<string, unknown>): HandledVersion => ({
  ...handlingOf(was),
  version,
  at: momentOf(was.updatedAt),
  by: String(was.updatedBy ?? ''),
});

const handlingOf = ({ state, note = '' }: Record<string, unknown>): Handling => ({
  state: submissionStates.find((each) => each === state) ?? 'new',
  note: String(note),
});

/** A stored time; the beginning of 1970 where it is none. */
export const momentOf = (time: unknown) =>
  time instanceof Timestamp ? time.toDate() : new Date(0);

/** Whether a submission is no longer there. Rejects where that cannot be said. */
export const isSubmissionGone = async (
  connection: Connection,
  name: SubmissionName,
  id: string,
): Promise<boolean> =>
  !(await getDocFromServer(doc(storeOf(connection), submissionKinds[name].entry(id)))).exists();

/** Reads a submission; undefined where there is none. @throws NotAllowed, Unreachable */
export async function readSubmission(
  connection: Connection,
  name: SubmissionName,
  id: string,
): Promise<Submission | undefined> {
  const path = submissionKinds[name].entry(id);
  const found = await getDocFromServer(doc(storeOf(connection), path)).catch(throwNamed);
  const stored = found.data();
  return stored && submissionOf(name, id, storedDocument(path, stored));
}

/** Counts the submissions of a kind that nobody has read, up to 100. Rejects where it cannot. */
export async function countUnread(connection: Connection, name: SubmissionName): Promise<number> {
  const entries = collection(storeOf(connection), name);
  const unread = query(entries, where('state', '==', 'new'), limit(maxCounted));
  return (await getCountFromServer(unread)).data().count;
}

const handledEvent = 'lamplight:handled';

/** Says that the number of unread submissions may be another. */
export const reportHandled = () => window.dispatchEvent(new Event(handledEvent));

/** Is told of it. @returns what ends that */
export function onHandled(listener: () => void): () => void {
  window.addEventListener(handledEvent, listener);
  return () => window.removeEventListener(handledEvent, listener);
}
