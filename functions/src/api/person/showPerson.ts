import { earlierNotesIn } from '@lamplight/content/submission';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { erasuresOf } from '../../lib/erasures.ts';
import { findPerson, type PersonEntry } from '../../lib/persons.ts';
import { requireStaff } from '../../lib/staff.ts';
import { validated } from '../../lib/validate.ts';
import { jsonObject } from '../body.ts';
import type { Handler } from '../router.ts';
import { presentReceived } from '../submission/showReceived.ts';
import { mostEntries, personSchema } from './personRequest.ts';

/** The most bytes of a body. */
const bodyLimit = 4_096;

/**
 * Shows staff every submission in which a contact stands, as its sender's or mentioned, and when some
 * of that person's were erased.
 */
export const showPerson: Handler = async (request, response) => {
  await requireStaff(request.get('Authorization'));
  const { contact } = validated(personSchema, jsonObject(request, bodyLimit));
  const [feedback, mentors, erasures] = await Promise.all([
    findPerson('feedback', contact, mostEntries),
    findPerson('mentors', contact, mostEntries),
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
    ...presentReceived(submissionKinds[name].schema, entry),
    earlierNotes: earlierNotesIn(entry.data),
    match,
    places,
  });
