import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { readExport } from '../api/submissions.ts';
import { handOver } from '../device/handOver.ts';
import { useConnection } from '../firebase/connection.ts';
import { startOfDay, type Wanted } from '../firebase/submissions.ts';
import type { ExportDialogProps } from './ExportDialog.tsx';

/** Fetches spreadsheets of a kind of submission, of all or of those that are wanted. */
export function useExport(name: SubmissionName, wanted: Wanted): ExportDialogProps['download'] {
  const connection = useConnection();
  return async ({ filtered, format }, onProgress, signal) => {
    const asked = new URLSearchParams({ format, ...(filtered && askedFor(wanted)) });
    const file = await readExport(connection, name, asked, onProgress, signal);
    handOver(file, `${submissionKinds[name].fileName}.${format}`);
  };
}

/** What the API takes for what is wanted. */
const askedFor = ({ states, from, to, search }: Wanted) => ({
  state: states.join(','),
  // Days are those of the person who asks, as in the table.
  ...(from && { from: startOfDay(from).toISOString() }),
  ...(to && { to: startOfDay(to, 1).toISOString() }),
  ...(search && { search }),
});
