import { type Action, type Activity, activitySchema } from '@lamplight/content/activity';
import { versionOf } from '@lamplight/content/documentMetadata';
import {
  activity,
  draftedPath,
  drafts,
  formerNames,
  placeAt,
  revisions,
  staffMembers,
} from '@lamplight/content/paths';
import { titleIn } from '@lamplight/content/titleIn';
import {
  collection,
  collectionGroup,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import { serverNow } from '../../device/serverClock.ts';
import { storeOf } from '../connection/store.ts';
import type { Connection } from '../connection/useConnection.ts';
import { namedError, throwNamed } from '../errors.ts';
import { expiryMs, formerNamesIn, nameIn } from '../live/colleagues.ts';
import { momentOf, startOfDay } from '../submissions.ts';

/** A save of a document, or of a draft of it. */
interface Saved {
  of: string;
  version: number;
  page?: { id: string; title: string };
  draft?: 'saved' | 'discarded';
}

/** Something that someone did: an action that was recorded, or a save, which the histories have. */
export type ActivityEntry = { id: string; at: Date; by: string } & (
  | { action: Activity }
  | { saved: Saved }
);

/** The search; empty for all. */
export interface ActivityFilter {
  by: string;
  kind: Action | 'saved' | '';
  /** A day such as `2026-11-21`, in the time of the person who asks. */
  day: string;
}

/** How many are read at once where all are listed. */
const activityAtOnce = 20;

interface Source {
  query: Query;
  read: (snapshot: QueryDocumentSnapshot) => ActivityEntry[];
  /** Data that was read of it and is not shown yet. */
  waiting: ActivityEntry[];
  last: QueryDocumentSnapshot | null;
  ended: boolean;
}

/**
 * Actions, the latest first: what is recorded and what the histories have as one list.
 * @param atOnce how many are read at once of each of the two
 * @param shown how many are told at once, of both
 * @returns what reads the next ones, and whether there may be more of them. It throws NotAllowed, Unreachable
 */
export function activityReader(
  connection: Connection,
  { by, kind, day }: ActivityFilter,
  atOnce = activityAtOnce,
  shown = atOnce,
) {
  const store = storeOf(connection);
  const source = (found: Query, time: string, who: string, more: QueryConstraint[] = []) =>
    query(
      found,
      ...(by ? [where(who, '==', by)] : []),
      ...more,
      ...(day ? [where(time, '>=', startOfDay(day)), where(time, '<', startOfDay(day, 1))] : []),
      orderBy(time, 'desc'),
    );
  const unread = { waiting: [], last: null, ended: false };
  const actions = collection(store, activity);
  const sources: Source[] = [];
  if (kind !== 'saved') {
    const ofKind = kind ? [where('kind', '==', kind)] : [];
    sources.push({ query: source(actions, 'at', 'by', ofKind), read: actionIn, ...unread });
  }
  if (kind === 'saved' || kind === '') {
    const saves = source(collectionGroup(store, revisions), 'updatedAt', 'updatedBy');
    sources.push({ query: saves, read: saveIn, ...unread });
  }

  return async (): Promise<{ found: ActivityEntry[]; more: boolean }> => {
    await Promise.all(sources.map((each) => readAhead(each, atOnce))).catch(throwNamed);
    const found = sources
      .flatMap(({ waiting }) => waiting)
      .sort((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, shown);
    for (const each of sources)
      each.waiting = each.waiting.filter((entry) => !found.includes(entry));
    return { found, more: sources.some(({ ended, waiting }) => !ended || waiting.length > 0) };
  };
}

/** Reads as many as might be shown next. */
async function readAhead(source: Source, atOnce: number): Promise<void> {
  while (source.waiting.length < atOnce && !source.ended) {
    const from = source.last ? [startAfter(source.last)] : [];
    const { docs } = await getDocsFromServer(query(source.query, ...from, limit(atOnce)));
    source.waiting = [...source.waiting, ...docs.flatMap(source.read)];
    source.last = docs.at(-1) ?? source.last;
    source.ended = docs.length < atOnce;
  }
}

/** A action that is recorded; nothing where the record is of a kind that is not known here. */
function actionIn(snapshot: QueryDocumentSnapshot): ActivityEntry[] {
  const { success, data } = activitySchema.safeParse(snapshot.data());
  if (!success) return [];
  return [{ id: snapshot.id, at: momentOf(snapshot.get('at')), by: data.by, action: data }];
}

/**
 * A save, by the document that was saved, or that a draft is of: `home`, or the list that an item is of; and which page
 * that staff have made. That a draft was published is told by the save that did so.
 */
function saveIn(snapshot: QueryDocumentSnapshot): ActivityEntry[] {
  const document = snapshot.ref.parent.parent;
  const { updatedAt, updatedBy, ...data } = snapshot.data();
  const [place, key] = document?.path.split('/') ?? [];
  const isDraft = place === drafts && key !== undefined;
  if (isDraft && data.state === 'published') return [];
  const path = isDraft ? draftedPath(key) : (document?.path ?? '');
  const [of, id] = [placeAt(path), path.split('/')[1]];
  if (!of) return [];
  const title = titleIn(isDraft ? Object(data.fields) : data);
  const page = of === 'pages' && id ? { id, title } : undefined;
  const draft: Saved['draft'] = data.state === 'open' ? 'saved' : 'discarded';
  const saved = { of, version: versionOf(data), ...(page && { page }), ...(isDraft && { draft }) };
  return [{ id: snapshot.ref.path, at: momentOf(updatedAt), by: String(updatedBy ?? ''), saved }];
}

/** The recent activity of a staff member's colleagues. */
export interface TeamActivity {
  /** The last saves and the last records of other actions, the latest first. */
  entries: ActivityEntry[];
  /** Which pages of the staff area colleagues have open at the moment, by their addresses without the slash. */
  present: { uid: string; of: string }[];
  /** The names of these colleagues, by uid. */
  names: Map<string, string>;
}

/** How many are read at once of records, and of saves; how many colleagues who are there; and how many are named. */
const [maxDone, maxPresent, maxNamed] = [8, 8, 20];

/**
 * Reads the activity of someone's colleagues: once, and a few dozen documents at most. A listener would receive every
 * heartbeat of everybody.
 * @param uid of the person who asks; their own activity is left out
 * @throws NotAllowed, Unreachable
 */
export async function readTeamActivity(connection: Connection, uid: string): Promise<TeamActivity> {
  const store = storeOf(connection);
  // Many saves in a row must not hide the other actions.
  const read = activityReader(connection, { by: '', kind: '', day: '' }, maxDone, 2 * maxDone);
  const alive = Timestamp.fromMillis(serverNow() - expiryMs);
  try {
    const [{ found: entries }, { docs }] = await Promise.all([
      read(),
      getDocsFromServer(
        query(
          collection(store, 'presence'),
          where('seenAt', '>', alive),
          orderBy('seenAt', 'desc'),
          limit(maxPresent),
        ),
      ),
    ]);
    const present = docs
      .map((each) => ({ uid: String(each.get('uid')), of: String(each.get('of')) }))
      .filter((each) => each.uid !== uid);
    const uids = [...new Set([...present.map((each) => each.uid), ...entries.map(({ by }) => by)])]
      .filter((each) => each !== '' && each !== uid)
      .slice(0, maxNamed);
    const named =
      uids.length > 0 &&
      (await getDocsFromServer(
        query(collection(store, staffMembers), where(documentId(), 'in', uids), limit(maxNamed)),
      ));
    const names = named ? named.docs.map((each) => [each.id, nameIn(each.data())] as const) : [];
    const known = new Map([[uid, 'you'], ...names]);
    if (uids.some((each) => !known.has(each))) {
      const former = await getDocFromServer(doc(store, formerNames));
      for (const [id, name] of formerNamesIn(former.data()))
        if (!known.has(id)) known.set(id, name);
    }
    return { entries, present, names: known };
  } catch (error) {
    throw namedError(error);
  }
}
