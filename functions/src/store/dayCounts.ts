import { createHash, randomInt } from 'node:crypto';
import type { BrowserError } from '@lamplight/content/browserError';
import { dayCount, dayCounts } from '@lamplight/content/paths';
import {
  type Counts,
  countedDays,
  dayOf,
  errorsADay,
  storedDaySchema,
  sumOf,
} from '@lamplight/content/seen';
import { type DocumentReference, FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { firestore, withTimeout } from './firestore.ts';
import { inTransaction } from './versions.ts';

/** In how many documents a day is counted: Firestore takes about one write a second to each. */
const shards = 4;

/** The one that has the errors of browsers too, of which no more than some are kept. */
const shardOfErrors = 0;

const dayMs = 86_400_000;
const writeTimeoutMs = 3_000;
const readTimeoutMs = 20_000;

/** What waits to be stored, with what could not be counted before because of what it tells of: the store was out of reach. */
let waiting = nothing();

function nothing(): { counts: Counts; errors: BrowserError[] } {
  return { counts: {}, errors: [] };
}

/** The write that is under way, and the one that takes all that waits for its end. */
let writing: Promise<void> = Promise.resolve();
let next: Promise<void> | undefined;

/**
 * Counts what has happened, today (UTC), and errors of browsers. Whatever becomes of that, nobody hears of it but
 * the log: no visitor is to be troubled by it. Answers that failed are counted later where they could not be. A process
 * writes one thing after the other, and what comes meanwhile as one: however much happens, the documents of a day
 * are written to no more often than they can be.
 */
export async function counted(counts: Counts, errors: readonly BrowserError[] = []): Promise<void> {
  waiting = { counts: sumOf([waiting.counts, counts]), errors: [...waiting.errors, ...errors] };
  if (Object.keys(waiting.counts).length + waiting.errors.length === 0) return;
  next ??= writing.then(storeWaiting);
  await next;
}

async function storeWaiting(): Promise<void> {
  const { counts, errors } = waiting;
  waiting = nothing();
  [writing, next] = [next ?? writing, undefined];
  try {
    await withTimeout(store(counts, errors), writeTimeoutMs);
  } catch (error) {
    const { failures } = counts;
    if (failures) waiting.counts = sumOf([waiting.counts, { failures }]);
    warn('Something could not be counted', error);
  }
}

function store(counts: Counts, errors: readonly BrowserError[]): Promise<unknown> {
  const day = dayOf(Date.now());
  const shard = errors.length > 0 ? shardOfErrors : randomInt(shards);
  const document = firestore().doc(dayCount(day, shard));
  const data = dayData(day);
  if (errors.length > 0) return storeErrors(document, { ...data, counts }, errors);
  return document.set({ ...data, counts: increments(counts) }, { merge: true });
}

/** What each document of a day has, which is deleted when nobody is shown it any more. */
const dayData = (day: string) => ({
  day,
  expiresAt: Timestamp.fromMillis(Date.parse(day) + (countedDays + 2) * dayMs),
});

const storeErrors = (
  document: DocumentReference,
  { counts, ...data }: { counts: Counts },
  errors: readonly BrowserError[],
) =>
  inTransaction(async (transaction) => {
    const known = new Set(Object.keys((await transaction.get(document)).get('errors') ?? {}));
    const kept = new Map<string, BrowserError & { count: number }>();
    for (const error of errors) {
      const id = createHash('sha256')
        .update(`${error.message}\n${error.at}`)
        .digest('hex')
        .slice(0, 16);
      if (known.size >= errorsADay && !known.has(id)) continue;
      known.add(id);
      kept.set(id, { ...error, count: (kept.get(id)?.count ?? 0) + 1 });
    }
    const all = sumOf([counts, { errors: { all: errors.length } }]);
    // An empty map would replace what is stored, not be merged with it.
    const more = kept.size > 0 && { errors: Object.fromEntries([...kept].map(counting)) };
    transaction.set(document, { ...data, counts: increments(all), ...more }, { merge: true });
  });

const counting = ([id, { count, ...error }]: [string, BrowserError & { count: number }]) => [
  id,
  { ...error, count: FieldValue.increment(count) },
];

/** The same numbers, to be added to those that are stored. */
const increments = (counts: Counts) =>
  Object.fromEntries(
    Object.entries(counts).map(([group, numbers]) => [
      group,
      Object.fromEntries(
        Object.entries(numbers).map(([key, number]) => [key, FieldValue.increment(number)]),
      ),
    ]),
  );

/**
 * What was counted in the last days, today among them: at most four documents of each are read.
 * @returns each day on which something was, the first one first
 * @throws unavailable
 */
export async function readDays(days: number, now = Date.now()) {
  const first = dayOf(now - (days - 1) * dayMs);
  const query = firestore().collection(dayCounts).orderBy(FieldPath.documentId()).startAt(first);
  const { docs } = await withTimeout(query.limit(days * shards).get(), readTimeoutMs);
  const parts = docs.flatMap((each) => storedDaySchema.safeParse(each.data()).data ?? []);
  return [...Map.groupBy(parts, ({ day }) => day)].map(([day, of]) => ({
    day,
    counts: sumOf(of.map(({ counts }) => counts)),
    errors: of.flatMap(({ errors }) => Object.entries(errors)),
  }));
}

/** Whether nobody was alerted of a day yet; from then on somebody was. @throws unavailable */
export const isFirstAlert = (day: string): Promise<boolean> =>
  inTransaction(async (transaction) => {
    const document = firestore().doc(dayCount(day, shardOfErrors));
    if ((await transaction.get(document)).get('alerted') === true) return false;
    transaction.set(document, { ...dayData(day), alerted: true }, { merge: true });
    return true;
  });
