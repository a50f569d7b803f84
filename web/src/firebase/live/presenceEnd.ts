import type { User } from 'firebase/auth';

/** The messages on their way at the moment. */
export const inFlight = new Set<Promise<void>>();

/** The users who are logging out. A new log-in is another object, even of the same person. */
export const leaving = new WeakSet<User>();

/**
 * Stops messages about someone who logs out, and waits for those on their way, for a second at
 * most: messages sent in the meantime are refused.
 */
export function endPresence(user: User | null): Promise<unknown> {
  if (user) leaving.add(user);
  return Promise.race([
    Promise.all(inFlight),
    new Promise((resolve) => setTimeout(resolve, 1_000)),
  ]);
}
