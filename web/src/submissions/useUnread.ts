import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { useEffect, useState } from 'react';
import { useConnection } from '../firebase/connection.ts';
import { countUnread, onHandled, watchSubmissions } from '../firebase/submissions.ts';
import { firstPage, noFilter, wantedOf } from './wanted.ts';

/**
 * How many submissions of a kind nobody has read, at most 100; null while that is not known. What is
 * watched for it is the first page of their table, which is there at once then when it is opened.
 */
export function useUnread(name: SubmissionName): number | null {
  const connection = useConnection();
  const [unread, setUnread] = useState<number | null>(null);
  useEffect(() => {
    const unknown = () => setUnread(null);
    const count = () => countUnread(connection, name).then(setUnread, unknown);
    const stop = watchSubmissions(
      connection,
      name,
      wantedOf(noFilter),
      firstPage,
      ({ confirmed }) => confirmed && count(),
      unknown,
    );
    const stopHearing = onHandled(count);
    return () => {
      stop();
      stopHearing();
    };
  }, [connection, name]);
  return unread;
}
