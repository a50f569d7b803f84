import { randomBytes } from 'node:crypto';
import { limitSalt } from '@lamplight/content/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { codeOf } from './errors.ts';
import { withinTimeLimit } from './timeLimit.ts';

const timeLimit = 5_000;
const day = 86_400_000;

let known: { date: string; salt: string } | undefined;

/**
 * The random text with which addresses are hashed on this day (UTC). All processes use the same one,
 * and it is removed with the days, so that nobody can find out later who was hashed.
 * @throws unavailable
 */
export async function saltOfTheDay(now = Date.now()): Promise<string> {
  const date = new Date(now).toISOString().slice(0, 10);
  if (known?.date !== date) known = { date, salt: await storedSalt(date, now) };
  return known.salt;
}

async function storedSalt(date: string, now: number): Promise<string> {
  const document = firestore().doc(limitSalt(date));
  const read = async (): Promise<unknown> =>
    (await withinTimeLimit(document.get(), timeLimit)).get('salt');
  const stored = await read();
  if (typeof stored === 'string') return stored;

  const salt = randomBytes(32).toString('base64');
  const expiresAt = Timestamp.fromMillis(now + 2 * day);
  const work = document.create({ salt, expiresAt }).catch(unlessItExists);
  await withinTimeLimit(work, timeLimit);
  return String(await read()); // another process may have been faster
}

function unlessItExists(error: unknown): void {
  if (codeOf(error) !== 6) throw error; // 6 is ALREADY_EXISTS
}
