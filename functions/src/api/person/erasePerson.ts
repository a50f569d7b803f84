import { type EntryIds, erasePerson } from '../../lib/erasures.ts';
import { requireStaff } from '../../lib/staff.ts';
import { validated } from '../../lib/validate.ts';
import { jsonObject } from '../body.ts';
import type { Handler } from '../router.ts';
import { erasureSchema } from './personRequest.ts';

/**
 * Erases those of the named submissions in which the contact still stands, and says which ones those
 * were, and which ones are left or were gone before.
 */
export const erase: Handler = async (request, response) => {
  const by = await requireStaff(request.get('Authorization'));
  const { contact, ...ids } = validated(erasureSchema, jsonObject(request));
  const erased = await erasePerson(contact, ids, by);
  response.json({ erased, left: without(ids, erased) });
};

const without = (ids: EntryIds, erased: EntryIds): EntryIds => ({
  feedback: ids.feedback.filter((id) => !erased.feedback.includes(id)),
  mentors: ids.mentors.filter((id) => !erased.mentors.includes(id)),
});
