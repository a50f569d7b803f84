import { messages } from '@lamplight/content/messages';
import { readable } from '@lamplight/content/readable';
import { type SubmissionState, submissionStates } from '@lamplight/content/submission';
import { z } from '@lamplight/content/zod';
import { Timestamp } from 'firebase-admin/firestore';
import { invalidContent } from '../../lib/errors.ts';
import { type Received, readReceived } from '../../lib/receivedSubmissions.ts';
import { requireStaff } from '../../lib/staff.ts';
import { validated } from '../../lib/validate.ts';
import type { SubmissionResource } from '../resources.ts';
import type { Handler } from '../router.ts';

/** The most submissions that are shown at once. */
const most = 100;

/** What is asked for in the address. */
export const pageSchema = z.object({
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/, messages.wrongKind)
    .default(String(most)),
  /** The id of the last one that was shown. */
  before: z.uuidv4(messages.wrongKind).toLowerCase().optional(),
});

/** Shows staff what visitors have sent, newest first, as many at a time as they ask for. */
export const showReceived =
  ({ path, schema }: SubmissionResource): Handler =>
  async (request, response) => {
    await requireStaff(request.get('Authorization'));
    const { limit, before } = validated(pageSchema, request.query);
    const entries = await readReceived(path, Number(limit), before);
    if (!entries) throw invalidContent({ before: messages.notFound });
    response.json(entries.map((entry) => presentReceived(schema, entry)));
  };

/** A stored submission as the API answers it, whatever is stored. */
export function presentReceived(
  schema: z.ZodType<Record<string, unknown>>,
  { id, data }: Received,
): Record<string, unknown> {
  const { createdAt, spam, state, note } = data;
  return {
    _id: id,
    ...readable(schema, data),
    createdAt: createdAt instanceof Timestamp ? createdAt.toDate().toISOString() : '',
    spam: typeof spam === 'string' ? spam : '',
    state: isState(state) ? state : 'new',
    note: typeof note === 'string' ? note : '',
  };
}

const isState = (state: unknown): state is SubmissionState =>
  submissionStates.some((each) => each === state);
