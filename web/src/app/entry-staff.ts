import 'staff-styles.css';
import './staff/beforeApp.ts';
import { messages } from '@lamplight/content/texts/messages';
import type { Connection } from '../firebase/connection/connection.ts';
import { prefetchKeptStaff, prefetchPage } from './staff/prefetchPage.ts';

/*
 * Starts the staff area: loads everything the page needs in parallel, where each module would otherwise be found
 * through the one before. Auth comes first, since it checks the log-in while the rest is loading.
 */

const beginConnecting = async (): Promise<Connection> =>
  (await import('../firebase/connection/connection.ts')).connect();

let begun: Promise<Connection> | undefined = beginConnecting();
// The caller reports failures.
begun.catch(() => {});

/** Connects to Firebase; once more where it is asked again. */
function connect(): Promise<Connection> {
  const connecting = begun ?? beginConnecting();
  begun = undefined;
  return connecting;
}

const app = import('./staff/staffApp.tsx');
prefetchKeptStaff();
prefetchPage(window.location.pathname, window.location.search);

app.then(
  ({ show }) => show(connect),
  () => {
    document.body.textContent = messages.fetchContentFailed;
  },
);
