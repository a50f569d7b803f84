import 'staff-styles.css';
import './staff/beforeApp.ts';
import { messages } from '@lamplight/content/texts/messages';
import type { Connection } from '../firebase/connection/connection.ts';
import { prefetchPage } from './staff/prefetchPage.ts';

/*
 * Begins the staff area: asks for all that the page needs side by side, where each would otherwise be found by what
 * comes before it. Auth comes first, since it asks who is logged in while the rest is on its way.
 */

const beginConnecting = async (): Promise<Connection> =>
  (await import('../firebase/connection/connection.ts')).connect();

let begun: Promise<Connection> | undefined = beginConnecting();
// The caller tells what fails.
begun.catch(() => {});

/** Connects to Firebase; once more where it is asked again. */
function connect(): Promise<Connection> {
  const connecting = begun ?? beginConnecting();
  begun = undefined;
  return connecting;
}

const app = import('./staff/staffApp.tsx');
prefetchPage(window.location.pathname, window.location.search);

app.then(
  ({ show }) => show(connect),
  () => {
    document.body.textContent = messages.fetchContentFailed;
  },
);
