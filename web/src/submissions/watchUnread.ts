import type { SubmissionName } from '@lamplight/content/submissionKinds';
import type { Connection } from '../firebase/connection.ts';
import { countUnread, onHandled, watchSubmissions } from '../firebase/submissions.ts';
import { criteriaOf, firstPage, noFilter } from './useSubmissions.ts';

/**
 * Tells how many submissions of a kind nobody has read, at most 100, whenever that changes; null where it is not
 * known. What is watched for it is the first page of their table, which is there at once then when it is opened.
 * @returns what ends it
 */
export function watchUnread(
  connection: Connection,
  name: SubmissionName,
  tell: (unread: number | null) => void,
): () => void {
  const unknown = () => tell(null);
  const count = () => countUnread(connection, name).then(tell, unknown);
  const stop = watchSubmissions(
    connection,
    name,
    criteriaOf(noFilter),
    firstPage,
    ({ confirmed }) => confirmed && count(),
    unknown,
  );
  const stopHearing = onHandled(count);
  return () => {
    stop();
    stopHearing();
  };
}
