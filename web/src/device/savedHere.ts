import { readStored, store } from './localStorage.ts';

const key = 'lamplight.saved';

/**
 * Milliseconds for which a page may be answered with what was before: a cache keeps it for a minute, and
 * ten to renew it, from a function that counts on what it read for ten seconds.
 */
const cachedFor = 11 * 60_000 + 10_000;

/** Notes that content was stored from this browser. */
export function noteSave(): void {
  store(key, Date.now());
}

/** Whether content was stored from this browser so lately that a cached page may lack it. */
export function hasSavedLately(): boolean {
  const saved = readStored(key);
  if (typeof saved !== 'number') return false;
  return Math.abs(Date.now() - saved) < cachedFor;
}
