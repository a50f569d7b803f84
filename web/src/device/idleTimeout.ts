import { readStored, removeStored, store } from './localStorage.ts';

/** Under which the browser stores when someone last did anything in the staff area, in any of its tabs. */
const key = 'lamplight.lastInput';

/** Milliseconds without input after which nobody counts as being there. */
export const idleTimeoutMs = 30 * 60_000;

/** Milliseconds before that in which they are asked whether they are. */
export const warningMs = 60_000;

/** Whether someone is there, is to be asked whether they are, or has been away for too long. */
export type IdleState = 'there' | 'asked' | 'away';

/** If the browser stores nothing, each tab only counts its own input. */
let latest = 0;

/** @param now in milliseconds since 1970: the clock counts, also while the device is asleep. */
export function idleState(now = Date.now()): IdleState {
  const stored = readStored(key);
  if (typeof stored === 'number') latest = Math.max(latest, stored);
  // The last input is unknown for sessions older than this record, or after the clock was put back.
  if (latest === 0 || latest > now) startIdleTimeout(now);
  const idle = now - latest;
  if (idle >= idleTimeoutMs) return 'away';
  return idle >= idleTimeoutMs - warningMs ? 'asked' : 'there';
}

/** Begins to count: someone has just logged in. */
export function startIdleTimeout(now = Date.now()): void {
  latest = now;
  store(key, now);
}

/** Ends it: someone has logged out by themselves. */
export function stopIdleTimeout(): void {
  latest = 0;
  removeStored(key);
}

/** Whether someone was away for too long before they were logged out. */
export const wasAway = (now = Date.now()): boolean =>
  typeof readStored(key) === 'number' && idleState(now) === 'away';

/** Inputs are noted once in so many milliseconds. */
const throttleMs = 1_000;

const inputs = ['pointerdown', 'pointermove', 'wheel', 'touchmove', 'keydown', 'input', 'click'];

/**
 * Notes input, or work that goes on without it, such as uploads, unless it comes too late: then only a log-in helps.
 * @returns whether it was noted
 */
export function noteActivity(now = Date.now()): boolean {
  if (idleState(now) === 'away' || now - latest < throttleMs) return false;
  startIdleTimeout(now);
  return true;
}

/**
 * Notes all input in a window or a document.
 * @param onNote called when one was noted
 * @returns a function that ends it
 */
export function watchInput(within: EventTarget, onNote = () => {}): () => void {
  const noteInput = () => {
    if (noteActivity()) onNote();
  };
  const options = { capture: true, passive: true };
  for (const input of inputs) within.addEventListener(input, noteInput, options);
  return () => {
    for (const input of inputs) within.removeEventListener(input, noteInput, options);
  };
}
