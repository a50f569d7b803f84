import type { Filling } from './received.ts';

/**
 * Why a submission is taken for spam; empty for one that is taken for real. It is stored with each,
 * always as a text, since Firestore cannot find documents by a field that they lack: `spam == ''`
 * finds the real ones and `spam in ['honeypot', 'too-fast']` the others, both newest first.
 */
export type Spam = '' | 'honeypot' | 'too-fast';

/**
 * The shortest filling time of a person, in milliseconds. Even with a browser that fills in name
 * and address, nobody reads a form, types a message and finds the button in less; programs mostly
 * send at once.
 */
export const shortestFilling = 2_000;

/**
 * What speaks against a submission: the field that people do not see is filled in, or the form was
 * filled in faster than people do. Who sends neither is taken at their word.
 */
export function spamReason({ website = '', elapsed = shortestFilling }: Filling): Spam {
  if (website !== '') return 'honeypot';
  return elapsed < shortestFilling ? 'too-fast' : '';
}
