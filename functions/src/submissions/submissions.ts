import type { NotificationState } from '@lamplight/content/submission';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { localTimeAt, resolveLocalTime } from '@lamplight/content/zonedTime';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { throwUnless } from '../http/errors.ts';
import { firestore, grpc, withTimeout } from '../store/firestore.ts';

const timeoutMs = 10_000;

/** A submission as it is stored. */
export interface StoredSubmission {
  id: string;
  data: Record<string, unknown>;
}

/**
 * What visitors sent, newest first.
 * @param limit how many at the most
 * @param before the id of one behind which to begin
 * @returns null when there is none with the id `before`
 * @throws unavailable
 */
export const readReceived = (
  name: SubmissionName,
  limit: number,
  before?: string,
): Promise<StoredSubmission[] | null> => withTimeout(newest(name, limit, before), timeoutMs);

async function newest(name: SubmissionName, limit: number, before?: string) {
  const all = firestore().collection(name).orderBy('createdAt', 'desc').limit(limit);
  const last = before === undefined ? undefined : await firestore().doc(`${name}/${before}`).get();
  if (last && !last.exists) return null;
  const { docs } = await (last ? all.startAfter(last) : all).get();
  return docs.map((entry) => ({ id: entry.id, data: entry.data() }));
}

/** How many came in a month such as `2026-11`, spam left out. */
interface MonthCount {
  month: string;
  count: number;
}

/**
 * How many came in each of the last months, as a time zone has them.
 * @returns the months from the oldest to the one of `now`
 * @throws unavailable
 */
export async function countByMonth(
  name: SubmissionName,
  { months, timeZone }: { months: number; timeZone: string },
  now = Date.now(),
): Promise<MonthCount[]> {
  const all = firestore().collection(name);
  const begin = (month: string) =>
    Timestamp.fromMillis(resolveLocalTime(`${month}-01T00:00`, timeZone)?.moment ?? Number.NaN);
  const countIn = async (month: string): Promise<MonthCount> => {
    const inMonth = all
      .where('state', '!=', 'spam')
      .where('createdAt', '>=', begin(month))
      .where('createdAt', '<', begin(monthsAfter(month, 1)))
      .orderBy('createdAt', 'desc');
    const counted = await withTimeout(inMonth.count().get(), timeoutMs);
    return { month, count: counted.data().count };
  };

  const thisMonth = localTimeAt(now, timeZone).slice(0, 7);
  const counted = Array.from({ length: months }, (_, index) =>
    monthsAfter(thisMonth, index + 1 - months),
  );
  return Promise.all(counted.map(countIn));
}

/** A month such as `2026-11`, some months after another one. */
function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** The data of a stored submission for functions that events and the clock start. */
export interface Entry {
  state: unknown;
  notice: unknown;
  /** When a visitor sent it; undefined where that is no date. */
  createdAt: Date | undefined;
  /** When its document was created, which is later for one that was brought back. */
  storedAt: Date;
}

/**
 * A submission; undefined where there is none at this path, such as `feedback/0b7f`.
 * @throws unavailable
 */
export async function readEntry(path: string): Promise<Entry | undefined> {
  const snapshot = await withTimeout(firestore().doc(path).get(), timeoutMs);
  if (!snapshot.createTime) return undefined;
  const { state, notice, createdAt } = snapshot.data() ?? {};
  return {
    state,
    notice,
    createdAt: createdAt instanceof Timestamp ? createdAt.toDate() : undefined,
    storedAt: snapshot.createTime.toDate(),
  };
}

/**
 * Notes the result of a submission's notification on it; does nothing if it was deleted in the meantime.
 * @throws unavailable
 */
export async function noteOnEntry(path: string, notice: NotificationState): Promise<void> {
  const noting = firestore().doc(path).update({ notice });
  await withTimeout(noting, timeoutMs).catch(throwUnless(grpc.notFound));
}

/**
 * The oldest documents of a collection from before a moment, at most `limit`.
 * @param time the field that says when each was stored
 */
export async function oldest(
  of: string,
  time: string,
  before: Date,
  limit: number,
): Promise<DocumentReference[]> {
  const old = firestore().collection(of).where(time, '<', before);
  const { docs } = await old.orderBy(time).limit(limit).select().get();
  return docs.map(({ ref }) => ref);
}

/**
 * Deletes documents, each for itself.
 * @throws where one cannot be deleted, however often that is tried; others may be deleted then
 */
export async function deleteEntries(entries: DocumentReference[]): Promise<void> {
  const writer = firestore().bulkWriter();
  const deleting = Promise.all(entries.map((entry) => writer.delete(entry)));
  await Promise.all([deleting, writer.close()]);
}
