import { earlierNotesIn } from '@lamplight/content/submission';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { bodyLimits } from '../../http/body.ts';
import { validated } from '../../http/validated.ts';
import { requireStaff } from '../../staff/staff.ts';
import {
  type EntryIds,
  erasePerson,
  erasuresOf,
  findPerson,
  type PersonEntry,
} from '../../submissions/dataSubjects.ts';
import { jsonObject } from '../input.ts';
import { erasureSchema, maxPersonEntries, personSchema } from '../requests.ts';
import type { Handler } from '../route.ts';
import { presentReceived } from '../submission/received.ts';

/**
 * Shows staff every submission in which a contact is, as its sender's or mentioned, and when some
 * of that person's were erased.
 */
export const showPerson: Handler = async (request, response) => {
  await requireStaff(request.get('Authorization'), 'read');
  const { contact } = validated(personSchema, jsonObject(request, bodyLimits.line));
  const [feedback, mentors, erasures] = await Promise.all([
    findPerson('feedback', contact, maxPersonEntries),
    findPerson('mentors', contact, maxPersonEntries),
    erasuresOf(contact),
  ]);
  response.json({
    feedback: feedback.entries.map(presentAs('feedback')),
    mentors: mentors.entries.map(presentAs('mentors')),
    complete: feedback.complete && mentors.complete,
    erasures: erasures.map(({ at, ...erasure }) => ({ at: at.toISOString(), ...erasure })),
  });
};

const presentAs =
  (name: SubmissionName) =>
  ({ match, places, ...entry }: PersonEntry) => ({
    ...presentReceived(name, entry),
    earlierNotes: earlierNotesIn(entry.data),
    match,
    places,
  });

/**
 * Erases those of the named submissions in which the contact still is, and says which ones those
 * were, and which ones are left or were gone before.
 */
export const erase: Handler = async (request, response) => {
  const by = await requireStaff(request.get('Authorization'), 'erase');
  const { contact, ...ids } = validated(erasureSchema, jsonObject(request));
  const erased = await erasePerson(contact, ids, by);
  response.json({ erased, left: without(ids, erased) });
};

const without = (ids: EntryIds, erased: EntryIds): EntryIds => ({
  feedback: ids.feedback.filter((id) => !erased.feedback.includes(id)),
  mentors: ids.mentors.filter((id) => !erased.mentors.includes(id)),
});
