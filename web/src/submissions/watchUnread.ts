import { submissionsAtFirst } from '@lamplight/content/limits';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import type { Connection } from '../firebase/connection/useConnection.ts';
import { countUnread, onHandled, watchSubmissions } from '../firebase/submissions.ts';
import { criteriaOf, noFilter } from './useSubmissions.ts';

/**
 * Reports the number of unread submissions of a kind: when new ones arrive, when one is handled here, and when someone
 * comes back to the tab, since colleagues may have handled some. It watches the first page of their table, so that the
 * table is there at once when it is opened.
 */
export function watchUnread(
  connection: Connection,
  name: SubmissionName,
  tell: (count: number | null) => void,
  until: AbortSignal,
): void {
  if (until.aborted) return;
  const tellUntil = (count: number | null) => until.aborted || tell(count);
  const unknown = () => tellUntil(null);
  const count = () => countUnread(connection, name).then(tellUntil, unknown);
  const stop = watchSubmissions(
    connection,
    name,
    criteriaOf(noFilter),
    submissionsAtFirst,
    ({ confirmed }) => confirmed && count(),
    unknown,
  );
  const stopHearing = onHandled(count);
  // Where the connection isn't back yet, the number stays.
  const onReturn = () =>
    document.visibilityState === 'visible' &&
    countUnread(connection, name).then(tellUntil, () => {});
  document.addEventListener('visibilitychange', onReturn, { signal: until });
  until.addEventListener('abort', () => {
    stop();
    stopHearing();
  });
}
