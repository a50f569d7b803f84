import { type Action, type Activity, activitySchema } from '@lamplight/content/activity';
import { versionOf } from '@lamplight/content/documentMetadata';
import { activity, revisions } from '@lamplight/content/paths';
import {
  collection,
  collectionGroup,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { storeOf } from '../connection/store.ts';
import type { Connection } from '../connection/useConnection.ts';
import { namedError } from '../errors.ts';
import { momentOf, startOfDay } from '../submissions.ts';

/** Something that someone did: an action that was recorded, or a save, which the histories have. */
export type Done = { id: string; at: Date; by: string } & (
  | { action: Activity }
  | { saved: { of: string; version: number } }
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
  read: (snapshot: QueryDocumentSnapshot) => Done[];
  /** Data that was read of it and is not shown yet. */
  waiting: Done[];
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

  return async (): Promise<{ found: Done[]; more: boolean }> => {
    try {
      await Promise.all(sources.map((each) => readAhead(each, atOnce)));
    } catch (error) {
      throw namedError(error);
    }
    const found = sources
      .flatMap(({ waiting }) => waiting)
      .sort((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, shown);
    for (const each of sources) each.waiting = each.waiting.filter((done) => !found.includes(done));
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
function actionIn(snapshot: QueryDocumentSnapshot): Done[] {
  const { success, data } = activitySchema.safeParse(snapshot.data());
  if (!success) return [];
  return [{ id: snapshot.id, at: momentOf(snapshot.get('at')), by: data.by, action: data }];
}

/** A save, by the document that was saved: `home`, or the list that an item is of. */
function saveIn(snapshot: QueryDocumentSnapshot): Done[] {
  const document = snapshot.ref.parent.parent;
  const [collection, id] = document?.path.split('/') ?? [];
  const of = collection === 'site' ? id : collection;
  if (!of) return [];
  const { updatedAt, updatedBy, ...data } = snapshot.data();
  const saved = { of, version: versionOf(data) };
  return [{ id: snapshot.ref.path, at: momentOf(updatedAt), by: String(updatedBy ?? ''), saved }];
}
