import type { User } from 'firebase/auth';

/** The messages on their way at the moment. */
export const underWay = new Set<Promise<void>>();

/** Who is logging out. Anyone who logs in again, if it is the same person, is another object. */
export const leaving = new WeakSet<User>();

/**
 * Lets nothing more be told of someone who logs out, and waits for what is being told, for a second at
 * most: what is told in the meantime is refused.
 */
export function endPresence(user: User | null): Promise<unknown> {
  if (user) leaving.add(user);
  return Promise.race([
    Promise.all(underWay),
    new Promise((resolve) => setTimeout(resolve, 1_000)),
  ]);
}
