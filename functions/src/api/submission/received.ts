import { readable } from '@lamplight/content/readable';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { messages } from '@lamplight/content/texts/messages';
import { Timestamp } from 'firebase-admin/firestore';
import { stateOf } from '../../exports/sheet.ts';
import { invalidContent } from '../../http/errors.ts';
import { validated } from '../../http/validated.ts';
import { retentionDays } from '../../settings.ts';
import { requireStaff } from '../../staff/staff.ts';
import {
  countByMonth,
  readReceived,
  type StoredSubmission,
} from '../../submissions/submissions.ts';
import { pageSchema, summaryRequestSchema } from '../requests.ts';
import type { Handler } from '../route.ts';

/** Shows staff what visitors have sent, newest first, as many at a time as they ask for. */
export const showReceived =
  (name: SubmissionName): Handler =>
  async (request, response) => {
    await requireStaff(request.get('Authorization'), 'read');
    const { limit, before } = validated(pageSchema, request.query);
    const entries = await readReceived(name, Number(limit), before);
    if (!entries) throw invalidContent({ before: messages.notFound });
    response.json(entries.map((entry) => presentReceived(name, entry)));
  };

/** A stored submission as the API answers it, whatever is stored. */
export function presentReceived(name: SubmissionName, { id, data }: StoredSubmission) {
  const { createdAt, spam, note } = data;
  return {
    _id: id,
    ...readable(submissionKinds[name].schema, data),
    createdAt: createdAt instanceof Timestamp ? createdAt.toDate().toISOString() : '',
    spam: typeof spam === 'string' ? spam : '',
    state: stateOf(data),
    note: typeof note === 'string' ? note : '',
  };
}

/** How many months are counted, the current one among them. */
const months = 12;

/** Shows staff how many submissions came each month, and after how many days they are deleted; 0 for never. */
export const showSummary =
  (name: SubmissionName): Handler =>
  async (request, response) => {
    await requireStaff(request.get('Authorization'), 'read');
    const { timeZone } = validated(summaryRequestSchema, request.query);
    const counts = await countByMonth(name, { months, timeZone });
    response.json({ months: counts, retentionDays: retentionDays() ?? 0 });
  };
