import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { limitSalt, limitSlot } from '@lamplight/content/paths';
import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { codeOf, throwUnless, tooMany } from '../http/errors.ts';
import { firestore, grpc, withTimeout } from '../store/firestore.ts';

/** How often something may be done within a time. */
export interface Limit {
  /** The limited action. */
  name: string;
  max: number;
  seconds: number;
}

/** A slot that seems to be free: lets a batch claim it, which fails when someone else has it. */
export interface Slot {
  document: DocumentReference;
  claim(batch: WriteBatch): void;
}

const timeoutMs = 10_000;

/** How many slots are tried before the store is asked which are free. */
const maxGuesses = 2;

const readAtOnce = 100;

/**
 * The slots that someone may claim, one after the other until a batch with one is committed. Each
 * slot is a document that is held for the time of the limit, so that within any such time no more than
 * `max` are claimed, however many processes claim at once.
 * @param of whom the limit is for; only a hash of it is stored
 * @throws tooMany when all are held; unavailable
 */
export async function* freeSlots(limit: Limit, of: string): AsyncGenerator<Slot> {
  const key = (await dailyHash(`${limit.name}\n${of}`)).toString('hex').slice(0, 40);
  const slot = (index: number) => firestore().doc(limitSlot(key, index));
  const data = () => ({ expiresAt: Timestamp.fromMillis(Date.now() + limit.seconds * 1_000) });

  for (let guess = 0; guess < maxGuesses && limit.max > 0; guess++) {
    const document = slot(randomInt(limit.max));
    yield { document, claim: (batch) => batch.create(document, data()) };
  }

  const now = Date.now();
  const offset = randomInt(Math.max(1, limit.max));
  let firstFree = now + limit.seconds * 1_000;
  for (let read = 0; read < limit.max; read += readAtOnce) {
    const count = Math.min(readAtOnce, limit.max - read);
    const indexes = Array.from({ length: count }, (_, each) => (offset + read + each) % limit.max);
    const slots = firestore().getAll(...indexes.map(slot));
    for (const snapshot of await withTimeout(slots, timeoutMs)) {
      const until = heldUntil(snapshot);
      if (until <= now) yield takingOver(snapshot, data);
      else firstFree = Math.min(firstFree, until);
    }
  }
  throw tooMany(Math.ceil((firstFree - now) / 1_000));
}

/** A slot that was free when it was read: nobody has claimed it yet, or its time is over. */
const takingOver = (
  { ref: document, updateTime: lastUpdateTime }: DocumentSnapshot,
  data: () => { expiresAt: Timestamp },
): Slot => ({
  document,
  claim: (batch) =>
    lastUpdateTime
      ? batch.update(document, data(), { lastUpdateTime })
      : batch.create(document, data()),
});

/** Until when a slot is held, in milliseconds since 1970; 0 for one that nobody claimed yet. */
function heldUntil(slot: DocumentSnapshot): number {
  const expiresAt: unknown = slot.get('expiresAt');
  return expiresAt instanceof Timestamp ? expiresAt.toMillis() : 0;
}

/** Firestore's codes for a refused commit when someone else was faster. */
const taken: readonly unknown[] = [grpc.alreadyExists, grpc.failedPrecondition, grpc.aborted];

/**
 * Claims a slot by itself.
 * @returns a function that gives it back
 * @throws tooMany when all are held; unavailable
 */
export async function claimSlot(limit: Limit, of: string): Promise<() => Promise<void>> {
  for await (const { document, claim } of freeSlots(limit, of)) {
    const batch = firestore().batch();
    claim(batch);
    if (await committed(batch)) {
      return async () => void (await withTimeout(document.delete(), timeoutMs));
    }
  }
  throw tooMany(limit.seconds);
}

/**
 * Commits a batch that claims a slot.
 * @returns whether it did; false when the slot, or another document that it creates, was taken
 * @throws unavailable
 */
export async function committed(batch: WriteBatch): Promise<boolean> {
  try {
    await withTimeout(batch.commit(), timeoutMs);
    return true;
  } catch (error) {
    if (taken.includes(codeOf(error))) return false;
    throw error;
  }
}

const saltTimeoutMs = 5_000;
const dayMs = 86_400_000;

let known: { date: string; salt: string } | undefined;

/**
 * A text as 32 bytes that are the same all day (UTC), and from which nobody can tell what it was.
 * @throws unavailable
 */
export const dailyHash = async (text: string): Promise<Buffer> =>
  createHmac('sha256', await dailySalt())
    .update(text)
    .digest();

/**
 * The random text with which addresses are hashed on this day (UTC). All processes use the same one,
 * and it is removed with the days, so that nobody can find out later who was hashed.
 * @throws unavailable
 */
async function dailySalt(now = Date.now()): Promise<string> {
  const date = new Date(now).toISOString().slice(0, 10);
  if (known?.date !== date) known = { date, salt: await storedSalt(date, now) };
  return known.salt;
}

async function storedSalt(date: string, now: number): Promise<string> {
  const document = firestore().doc(limitSalt(date));
  const read = async (): Promise<unknown> =>
    (await withTimeout(document.get(), saltTimeoutMs)).get('salt');
  const stored = await read();
  if (typeof stored === 'string') return stored;

  const salt = randomBytes(32).toString('base64');
  const expiresAt = Timestamp.fromMillis(now + 2 * dayMs);
  const work = document.create({ salt, expiresAt }).catch(throwUnless(grpc.alreadyExists));
  await withTimeout(work, saltTimeoutMs);
  return String(await read()); // another process may have been faster
}
