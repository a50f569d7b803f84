import { createHash, randomInt } from 'node:crypto';
import type { BrowserError } from '@lamplight/content/browserError';
import {
  type Counts,
  countedDays,
  dayOf,
  errorsADay,
  maxUnknownADay,
  storedDaySchema,
  sumOf,
  type UnknownAddress,
} from '@lamplight/content/metrics';
import { dayCount, dayCounts } from '@lamplight/content/paths';
import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { firestore, withTimeout } from './firestore.ts';
import { inTransaction } from './versions.ts';

/** In how many documents a day is counted: Firestore takes about one write a second to each. */
const shards = 4;

/** Counts of things with names, only some of which are kept a day, in one of the documents each. */
export interface Kept {
  errors?: readonly BrowserError[];
  missed?: readonly UnknownAddress[];
}

const keeping = {
  errors: { shard: 0, max: errorsADay },
  missed: { shard: 1, max: maxUnknownADay },
} as const satisfies Record<keyof Kept, object>;

const dayMs = 86_400_000;
const writeTimeoutMs = 3_000;
const readTimeoutMs = 20_000;

/** What waits to be stored, with errors that could not be counted before because the store was out of reach. */
let waiting = nothing();

function nothing(): { counts: Counts; errors: BrowserError[]; missed: UnknownAddress[] } {
  return { counts: {}, errors: [], missed: [] };
}

/** The write that is under way, and the one that takes all that waits for its end. */
let writing: Promise<void> = Promise.resolve();
let next: Promise<void> | undefined;

/**
 * Counts what happened today (UTC), and keeps some of its details. Failures are only logged: they must not disturb
 * visitors. Server errors that could not be counted are counted later. A process has one write at a time, and the next
 * one takes all that comes in the meantime: so the documents of a day are written to no more often than they can be.
 */
export async function recordMetrics(
  counts: Counts,
  { errors = [], missed = [] }: Kept = {},
): Promise<void> {
  waiting = {
    counts: sumOf([waiting.counts, counts]),
    errors: [...waiting.errors, ...errors],
    missed: [...waiting.missed, ...missed],
  };
  if (Object.keys(waiting.counts).length + waiting.errors.length + waiting.missed.length === 0)
    return;
  next ??= writing.then(storeWaiting);
  await next;
}

async function storeWaiting(): Promise<void> {
  const { counts, errors, missed } = waiting;
  waiting = nothing();
  [writing, next] = [next ?? writing, undefined];
  try {
    const counted = errors.map((error) => ({ ...error, count: 1 }));
    const writes = [
      ...(errors.length > 0 ? [keep('errors', counts, counted)] : []),
      ...(missed.length > 0 ? [keep('missed', {}, missed)] : []),
      ...(errors.length === 0 && Object.keys(counts).length > 0 ? [add(counts)] : []),
    ];
    await withTimeout(Promise.all(writes), writeTimeoutMs);
  } catch (error) {
    const { failures } = counts;
    if (failures) waiting.counts = sumOf([waiting.counts, { failures }]);
    warn('Something could not be counted', error);
  }
}

function add(counts: Counts): Promise<unknown> {
  const day = dayOf(Date.now());
  const document = firestore().doc(dayCount(day, randomInt(shards)));
  return document.set({ ...dayData(day), counts: increments(counts) }, { merge: true });
}

/** The fields of each document of a day; it is deleted when nobody is shown it any more. */
const dayData = (day: string) => ({
  day,
  expiresAt: Timestamp.fromMillis(Date.parse(day) + (countedDays + 2) * dayMs),
});

/**
 * Counts what is kept, with other counts; what is new only as long as there is room for it. Instances that write at the
 * same moment may keep a few more: a transaction would have all others wait for an instance that is paused in it.
 */
async function keep(
  kind: keyof Kept,
  counts: Counts,
  entries: readonly (object & { count: number })[],
): Promise<void> {
  const { shard, max } = keeping[kind];
  const day = dayOf(Date.now());
  const document = firestore().doc(dayCount(day, shard));
  const known = new Set(Object.keys((await document.get()).get(kind) ?? {}));
  const kept: Record<string, object & { count: number }> = {};
  for (const { count, ...what } of entries) {
    const id = idOf(what);
    if (known.size >= max && !known.has(id)) continue;
    known.add(id);
    kept[id] = { ...what, count: (kept[id]?.count ?? 0) + count };
  }
  const all = entries.reduce((sum, { count }) => sum + count, 0);
  await document.set(
    {
      ...dayData(day),
      counts: increments(sumOf([counts, { [kind]: { all } }])),
      // An empty map would replace what is stored, not be merged with it.
      ...(Object.keys(kept).length > 0 && { [kind]: entriesToAdd(kept) }),
    },
    { merge: true },
  );
}

/** The id of a detail, made of its content. */
const idOf = (what: object): string =>
  createHash('sha256').update(Object.values(what).join('\n')).digest('hex').slice(0, 16);

/** The same entries, with numbers to be added to those that are stored. */
const entriesToAdd = (kept: Record<string, { count: number }>) =>
  Object.fromEntries(
    Object.entries(kept).map(([id, { count, ...what }]) => [
      id,
      { ...what, count: FieldValue.increment(count) },
    ]),
  );

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
 * The counts in the last days, today among them: at most four documents of each are read.
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
    missed: of.flatMap(({ missed }) => Object.entries(missed)),
  }));
}

/** Claims the alert of a day: true for the first call only. @throws unavailable */
export const isFirstAlert = (day: string): Promise<boolean> =>
  inTransaction(async (transaction) => {
    const document = firestore().doc(dayCount(day, keeping.errors.shard));
    if ((await transaction.get(document)).get('alerted') === true) return false;
    transaction.set(document, { ...dayData(day), alerted: true }, { merge: true });
    return true;
  });

/** Makes the next alert of a day the first one again. @throws unavailable */
export const withdrawAlert = (day: string): Promise<unknown> =>
  withTimeout(
    firestore().doc(dayCount(day, keeping.errors.shard)).update({ alerted: false }),
    writeTimeoutMs,
  );
