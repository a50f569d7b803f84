import { forget, keep, readKept } from './kept.ts';

/** When somebody last did anything in the staff area, in any tab of this browser. */

const key = 'lamplight.lastInput';

/** Milliseconds without input after which nobody counts as being there. */
export const idleLimit = 30 * 60_000;

/** Milliseconds before that in which they are asked whether they are. */
export const askedBefore = 60_000;

/** Whether somebody is there, is to be asked whether they are, or has been away for too long. */
export type Attendance = 'there' | 'asked' | 'away';

/** Where the browser keeps nothing, each tab knows of itself. */
let latest = 0;

/** @param now in milliseconds since 1970: the clock counts, also while the device is asleep. */
export function attendance(now = Date.now()): Attendance {
  const kept = readKept(key);
  if (typeof kept === 'number') latest = Math.max(latest, kept);
  // Nothing is known of a session from before inputs were noted, nor after the clock was put back.
  if (latest === 0 || latest > now) startAttendance(now);
  const idle = now - latest;
  if (idle >= idleLimit) return 'away';
  return idle >= idleLimit - askedBefore ? 'asked' : 'there';
}

/** Begins to count: somebody has just logged in. */
export function startAttendance(now = Date.now()): void {
  latest = now;
  keep(key, now);
}

/** Ends it: somebody has logged out by themselves. */
export function endAttendance(): void {
  latest = 0;
  forget(key);
}

/** Whether somebody was away for too long before they were logged out. */
export const wasAway = (now = Date.now()): boolean =>
  typeof readKept(key) === 'number' && attendance(now) === 'away';

/** Milliseconds between two notes. */
const pause = 1_000;

const inputs = ['pointerdown', 'pointermove', 'wheel', 'touchmove', 'keydown', 'input', 'click'];

/**
 * Notes all input in a window or a document, unless it comes too late: then only a log-in helps.
 * @param onNote called when one was noted
 * @returns a function that ends it
 */
export function watchInput(within: EventTarget, onNote = () => {}): () => void {
  const noteInput = () => {
    const now = Date.now();
    if (attendance(now) === 'away' || now - latest < pause) return;
    startAttendance(now);
    onNote();
  };
  const options = { capture: true, passive: true };
  for (const input of inputs) within.addEventListener(input, noteInput, options);
  return () => {
    for (const input of inputs) within.removeEventListener(input, noteInput, options);
  };
}
