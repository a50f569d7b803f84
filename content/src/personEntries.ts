import { holds, type PersonContact } from './person.ts';
import { type SubmissionName, submissionKinds } from './submissionKinds.ts';

/** Where an entry holds someone's contact: as its sender's, or anywhere else. */
export interface PersonMatch {
  match: 'contact' | 'mention';
  /** The stored fields that hold it, such as `emailOrPhone` or `note`. */
  places: string[];
}

/** Stored for searches alone, and made of the other fields. */
const derived = 'words';

/**
 * Finds where a stored entry of a kind holds a contact, in any field and shape.
 * @returns null where it does not
 */
export function personMatcher(name: SubmissionName, contact: PersonContact) {
  const isHeldBy = holds(contact);
  const contacts: readonly string[] = submissionKinds[name].contacts;
  return (data: Record<string, unknown>): PersonMatch | null => {
    const places = Object.keys(data).filter(
      (key) => key !== derived && textsIn(data[key]).some(isHeldBy),
    );
    if (places.length === 0) return null;
    return { match: places.some((key) => contacts.includes(key)) ? 'contact' : 'mention', places };
  };
}

/** All texts and numbers within a stored value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return isPlain(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** A list or a map, and not what the store has a class for, such as a time. */
const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype);
