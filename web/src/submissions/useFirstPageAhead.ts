import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { useConnection } from '../firebase/connection.ts';
import { watchSubmissions } from '../firebase/submissions.ts';
import { firstPage, noFilter, wantedOf } from './wanted.ts';

/** Milliseconds within which the table is there, and watches for itself. */
const untilShown = 5_000;

/**
 * Asks for the first page of a table while its link is being pressed, before it is opened. The table
 * asks for the same then, which the SDK reads once.
 */
export function useFirstPageAhead(): (name: SubmissionName) => void {
  const connection = useConnection();
  return (name) => {
    // Whatever is to be told, the table is told it too.
    const ignore = () => {};
    const stop = watchSubmissions(connection, name, wantedOf(noFilter), firstPage, ignore, ignore);
    setTimeout(stop, untilShown);
  };
}
