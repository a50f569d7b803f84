import { submissionStates } from '@lamplight/content/submission';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { localTimeAt } from '@lamplight/content/zonedTime';
import { record } from '../store/activity.ts';
import { firestore, withTimeout } from '../store/firestore.ts';
import type { EntryFilter } from './entries.ts';
import type { Entry } from './sheet.ts';

const timeoutMs = 10_000;

/** The exported entries, the person, the format, and the time zone that days are told in. */
interface Export extends EntryFilter {
  of: SubmissionName;
  by: string;
  format: string;
  timeZone: string;
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
function filterOf({ format, timeZone, states, from, to, search }: Omit<Export, 'of' | 'by'>) {
  const all = submissionStates.every((state) => states.includes(state));
  return {
    as: format,
    ...(!all && { state: states.join(' or ') }),
    ...(from && { from: dayIn(from, timeZone) }),
    ...(to && { until: dayIn(to, timeZone, 1) }),
    ...(search && { with: 'a search' }),
  };
}

/** A day, or the day of a moment in a time zone. @param before how many milliseconds before that moment */
const dayIn = (dayOrMoment: string, timeZone: string, before = 0): string =>
  dayOrMoment.includes('T')
    ? localTimeAt(Date.parse(dayOrMoment) - before, timeZone).slice(0, 10)
    : dayOrMoment;
