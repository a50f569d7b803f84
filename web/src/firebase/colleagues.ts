import { presence, staffMember } from '@lamplight/content/paths';
import type { User } from 'firebase/auth';
import {
  collection,
  doc,
  limit,
  onSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { attendance } from '../device/attendance.ts';
import { useConnection } from './connection.ts';

/** The most staff that are known by name. */
const maxNamed = 100;

/**
 * What each of the staff is called, by uid: the name that their document has, or else their email.
 * Empty until that is known.
 */
export function useColleagues(): Map<string, string> {
  const { store } = useConnection();
  const [staff] = useCollection(query(collection(store, 'staff'), limit(maxNamed)));
  return useMemo(
    () =>
      new Map(
        staff?.docs.map((each) => {
          const { name, email } = each.data();
          return [each.id, String(name ?? email ?? '')];
        }),
      ),
    [staff],
  );
}

/**
 * Milliseconds in which what was opened has the connection to itself: the SDK shows nothing that
 * comes in while a transaction is being committed.
 */
const delayMs = 2_000;

/** Milliseconds between two signs of life. */
const heartbeatMs = 25_000;

/** Milliseconds after the last sign of life until somebody counts as gone, whatever became of them. */
const expiryMs = 60_000;

/** The most people who are shown. */
const maxPresent = 20;

/** What is being told at the moment. */
const underWay = new Set<Promise<void>>();

/** Who is logging out. Whoever logs in again, if it is the same person, is another object. */
const leaving = new WeakSet<User>();

/**
 * Lets nothing more be told of somebody who logs out, and waits for what is being told, for a second at
 * most: what is told meanwhile is refused.
 */
export function endPresence(user: User | null): Promise<unknown> {
  if (user) leaving.add(user);
  return Promise.race([
    Promise.all(underWay),
    new Promise((resolve) => setTimeout(resolve, 1_000)),
  ]);
}

/**
 * Lets the others know that `uid` has something open, and tells who else has: their uids. Nobody is
 * kept from anything by it, and it expires by itself.
 * @param of what is open, such as an editor
 * @param tells whether they are told: who only reads disturbs nobody
 */
export function usePresence(of: string, uid: string, tells: boolean): string[] {
  const { auth, store } = useConnection();
  const now = useClock();
  const [snapshot] = useCollection(
    query(collection(store, 'presence'), where('of', '==', of), limit(maxPresent)),
  );

  useEffect(() => {
    if (!tells) return;
    const own = doc(store, presence(of, uid));
    // A transaction is one request. A plain write would keep a channel open as long as the page is,
    // and over HTTP/1.1, as in the emulator, a browser has no more than six for all its tabs.
    // Each waits for the one before: somebody who leaves at once is not to come back.
    let told = Promise.resolve();
    const commit = (change: (write: Transaction) => unknown) => {
      const run = async () => {
        const user = auth.currentUser;
        if (user?.uid !== uid || leaving.has(user)) return;
        const telling = runTransaction(store, async (transaction) => void change(transaction));
        const over = telling.catch(missed);
        underWay.add(over);
        await over;
        underWay.delete(over);
      };
      told = told.then(run);
    };
    // Without it colleagues miss a hint, and what is typed is as safe as with it.
    const missed = (error: unknown) => console.info('Presence could not be told:', error);
    let isTold = false;
    const tell = () => {
      if (document.visibilityState === 'hidden' || attendance() === 'away') return;
      isTold = true;
      commit((write) => write.set(own, { of, uid, seenAt: serverTimestamp() }));
    };
    // Who was shut out or has logged out may not tell that either; that they are gone is seen soon.
    let allowed = true;
    let validSince: unknown;
    const stopWatching = onSnapshot(
      doc(store, staffMember(uid)),
      (staff) => {
        validSince ??= staff.get('validSince') ?? 0;
        allowed = staff.exists() && (staff.get('validSince') ?? 0) === validSince;
      },
      () => {
        allowed = false;
      },
    );
    const leave = () => {
      if (!isTold || !allowed || attendance() === 'away') return;
      commit((write) => write.delete(own));
    };
    const first = setTimeout(tell, delayMs);
    const timer = setInterval(tell, heartbeatMs);
    document.addEventListener('visibilitychange', tell);
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      window.removeEventListener('pagehide', leave);
      setTimeout(() => {
        leave();
        stopWatching();
      }, delayMs);
    };
  }, [auth, store, of, uid, tells]);

  return (snapshot?.docs ?? [])
    .map((each) => each.data())
    .filter(({ seenAt }) => seenAt instanceof Timestamp && now - seenAt.toMillis() < expiryMs)
    .map((each) => String(each.uid))
    .filter((other) => other !== uid);
}

/** The time, now and then: what expires is to be seen to expire. */
function useClock(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
