import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { withinTimeLimit } from './timeLimit.ts';

const readLimit = 10_000;

/** A submission as it is stored. */
export interface Received {
  id: string;
  data: Record<string, unknown>;
}

/**
 * What visitors sent, newest first.
 * @param most how many at the most
 * @param before the id of one behind which to begin
 * @returns null when there is none with the id `before`
 * @throws unavailable
 */
export const readReceived = (
  name: SubmissionName,
  most: number,
  before?: string,
): Promise<Received[] | null> => withinTimeLimit(newest(name, most, before), readLimit);

async function newest(name: SubmissionName, most: number, before?: string) {
  const all = firestore().collection(name).orderBy('createdAt', 'desc').limit(most);
  const last = before === undefined ? undefined : await firestore().doc(`${name}/${before}`).get();
  if (last && !last.exists) return null;
  const { docs } = await (last ? all.startAfter(last) : all).get();
  return docs.map((entry) => ({ id: entry.id, data: entry.data() }));
}

/** How many came in a month such as `2026-11`, spam left out. */
export interface MonthCount {
  month: string;
  count: number;
}

/**
 * How many nobody has looked at yet, and how many came in each of the last months (UTC).
 * @returns the months from the oldest to the one of `now`
 * @throws unavailable
 */
export async function countReceived(name: SubmissionName, months: number, now = new Date()) {
  const all = firestore().collection(name);
  const countOf = async (query: FirebaseFirestore.Query) =>
    (await withinTimeLimit(query.count().get(), readLimit)).data().count;

  const countIn = async (first: Date): Promise<MonthCount> => {
    const inMonth = all
      .where('state', '!=', 'spam')
      .where('createdAt', '>=', Timestamp.fromDate(first))
      .where('createdAt', '<', Timestamp.fromDate(monthsAfter(first, 1)))
      .orderBy('createdAt', 'desc');
    return { month: first.toISOString().slice(0, 7), count: await countOf(inMonth) };
  };

  const firsts = Array.from({ length: months }, (_, index) => monthsAfter(now, index + 1 - months));
  const [unread, counts] = await Promise.all([
    countOf(all.where('state', '==', 'new')),
    Promise.all(firsts.map(countIn)),
  ]);
  return { new: unread, months: counts };
}

/** The first moment of a month, `count` months after that of a date. */
const monthsAfter = (date: Date, count: number) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1));
