import { presence, staffMember } from '@lamplight/content/paths';
import {
  doc,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { idleState } from '../../device/idleTimeout.ts';
import { storeOf } from '../connection/store.ts';
import type { Connection } from '../connection/useConnection.ts';
import { inFlight, leaving } from './presenceEnd.ts';

/**
 * Milliseconds in which what was opened has the connection to itself: the SDK shows nothing that
 * comes in while a transaction is being committed.
 */
const delayMs = 2_000;

/** Milliseconds between two signs of life. */
const heartbeatMs = 25_000;

/** Lets the others know that someone has something open. @returns a function that ends it and tells them */
export function tellPresence(connection: Connection, of: string, uid: string): () => void {
  const [{ auth }, store] = [connection, storeOf(connection)];
  const own = doc(store, presence(of, uid));
  // A transaction is one request. A plain write would keep a channel open as long as the page is,
  // and over HTTP/1.1, as in the emulator, a browser has no more than six for all its tabs.
  // Each waits for the one before: someone who leaves at once is not to come back.
  let told = Promise.resolve();
  const commit = (change: (write: Transaction) => unknown) => {
    const run = async () => {
      await auth.authStateReady();
      const user = auth.currentUser;
      if (user?.uid !== uid || leaving.has(user)) return;
      const telling = runTransaction(store, async (transaction) => void change(transaction));
      const over = telling.catch(missed);
      inFlight.add(over);
      await over;
      inFlight.delete(over);
    };
    told = told.then(run);
  };
  // Without it colleagues miss a hint, and what is typed is as safe as with it.
  const missed = (error: unknown) => console.info('Presence could not be told:', error);
  let isTold = false;
  const tell = () => {
    if (document.visibilityState === 'hidden' || idleState() === 'away') return;
    isTold = true;
    commit((write) => write.set(own, { of, uid, seenAt: serverTimestamp() }));
  };
  // Someone who was removed or logged out isn't allowed to report that either; their presence expires soon.
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
    if (!isTold || !allowed || idleState() === 'away') return;
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
}
