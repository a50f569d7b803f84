import { submissionStates } from '@lamplight/content/submission';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { record } from '../store/activity.ts';
import { firestore, withTimeout } from '../store/firestore.ts';
import type { EntryFilter } from './entries.ts';
import type { Entry } from './sheet.ts';

const timeoutMs = 10_000;

/** The exported entries, the person, and the format. */
interface Export extends EntryFilter {
  of: SubmissionName;
  by: string;
  format: string;
}

/**
 * The same pages. None is given before the export is recorded; how many entries there
 * were is recorded before the end is.
 * @throws unavailable
 */
export async function recorded(
  pages: AsyncIterable<Entry[]>,
  { of, by, ...filter }: Export,
): Promise<AsyncIterable<Entry[]>> {
  const batch = firestore().batch();
  const document = record(batch, { kind: 'exported', by, of, filter: filterOf(filter) });
  await withTimeout(batch.commit(), timeoutMs);
  return (async function* () {
    let count = 0;
    for await (const page of pages) {
      count += page.length;
      yield page;
    }
    await withTimeout(document.update({ count }), timeoutMs);
  })();
}

/** The recorded filter of an export. A search may be about a visitor, so it is left out. */
function filterOf({ format, states, from, to, search }: Omit<Export, 'of' | 'by'>) {
  const all = submissionStates.every((state) => states.includes(state));
  return {
    as: format,
    ...(!all && { state: states.join(' or ') }),
    ...(from && { from: from.slice(0, 10) }),
    ...(to && { until: to.slice(0, 10) }),
    ...(search && { with: 'a search' }),
  };
}
