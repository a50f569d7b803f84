import { presence, staffMember } from '@lamplight/content/paths';
import { doc, runTransaction, serverTimestamp, type Transaction } from 'firebase/firestore';
import { idleState } from '../../device/idleTimeout.ts';
import { storeOf } from '../connection/store.ts';
import type { Connection } from '../connection/useConnection.ts';
import { NotAllowed } from '../errors.ts';
import { inFlight, leaving } from './presenceEnd.ts';
import { watchDocument } from './watching.ts';

/**
 * Milliseconds in which what was opened has the connection to itself: the SDK shows nothing that
 * comes in while a transaction is being committed.
 */
const delayMs = 2_000;

/** Milliseconds between two heartbeats. */
const heartbeatMs = 25_000;

/** Logs that presence couldn't be reported. Colleagues miss a hint; drafts and saves don't depend on it. */
const logFailure = (error: unknown) => console.info('Presence could not be reported:', error);

/** Shows the others that someone has something open. @returns what ends it, and shows them that too */
export function reportPresence(connection: Connection, of: string, uid: string): () => void {
  const [{ auth }, store] = [connection, storeOf(connection)];
  const own = doc(store, presence(of, uid));
  // A transaction is one request. A plain write would keep a channel open as long as the page is,
  // and over HTTP/1.1, as in the emulator, a browser has no more than six for all its tabs.
  // Each waits for the one before: someone who leaves at once is not to come back.
  let queue = Promise.resolve();
  const commit = (change: (write: Transaction) => unknown) => {
    const run = async () => {
      await auth.authStateReady();
      const user = auth.currentUser;
      if (user?.uid !== uid || leaving.has(user) || idleState() === 'away') return;
      const committed = runTransaction(store, async (transaction) => void change(transaction));
      const settled = committed.catch(logFailure);
      inFlight.add(settled);
      await settled;
      inFlight.delete(settled);
    };
    queue = queue.then(run);
  };
  let isReported = false;
  const report = () => {
    if (document.visibilityState === 'hidden') return;
    isReported = true;
    commit((write) => write.set(own, { of, uid, seenAt: serverTimestamp() }));
  };
  // Someone who was removed or logged out isn't allowed to report that either; their presence expires soon.
  let allowed = true;
  let validSince: unknown;
  const stopWatching = watchDocument(connection, staffMember(uid), (staff) => {
    if (staff.state === 'failed') {
      if (staff.error instanceof NotAllowed) allowed = false;
    } else if (staff.state === 'loaded') {
      const current = staff.value?.validSince ?? 0;
      validSince ??= current;
      allowed = staff.value !== undefined && current === validSince;
    }
  });
  const leave = () => {
    if (!isReported || !allowed) return;
    commit((write) => write.delete(own));
  };
  const first = setTimeout(report, delayMs);
  const timer = setInterval(report, heartbeatMs);
  document.addEventListener('visibilitychange', report);
  window.addEventListener('pagehide', leave);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', report);
    window.removeEventListener('pagehide', leave);
    setTimeout(() => {
      leave();
      stopWatching();
    }, delayMs);
  };
}
