import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { useEffect, useState } from 'react';
import { readSummary, type SubmissionSummary } from '../api/submissions.ts';
import { useConnection } from '../firebase/connection.ts';

/**
 * What is told of all of them, asked for once that is wanted, since the store has to count; null as long
 * as it is not known, which is no reason to wait.
 */
export function useSummary(name: SubmissionName, wanted: boolean): SubmissionSummary | null {
  const connection = useConnection();
  const [summary, setSummary] = useState<SubmissionSummary | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    readSummary(connection, name).then(
      (read) => gone || setSummary(read),
      (error) => console.info('The months could not be counted:', error),
    );
    return () => {
      gone = true;
    };
  }, [connection, name, wanted]);
  return summary;
}
