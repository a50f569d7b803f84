import type { PersonContact } from '@lamplight/content/person';
import { type PersonMatch, personMatcher } from '@lamplight/content/personEntries';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import type { Received } from './receivedSubmissions.ts';
import { submissionPages } from './submissionPages.ts';

/** A submission in which somebody's contact stands. */
export interface PersonEntry extends Received, PersonMatch {}

/** What is found of a person. */
export interface PersonEntries {
  /** The newest first. */
  entries: PersonEntry[];
  /** Whether that is all. */
  complete: boolean;
}

/** The most characters of what is found of a kind: with both kinds, an answer takes at most 32 MB. */
const mostCharacters = 4_000_000;

/** How many are read at once: one with all its earlier notes may take half a megabyte. */
const pageSize = 50;

/**
 * Looks through all submissions of a kind for a contact.
 * @param most how many are looked for at the most; fewer where they are very long
 * @throws unavailable
 */
export async function findPerson(
  name: SubmissionName,
  contact: PersonContact,
  most: number,
): Promise<PersonEntries> {
  let characters = 0;
  const matches = personMatcher(name, contact);
  const entries: PersonEntry[] = [];
  // Not by time: entries that have none would be left out.
  const all = firestore().collection(name).orderBy(FieldPath.documentId());
  for await (const page of submissionPages(all, { page: pageSize })) {
    for (const entry of page) {
      const data = entry.data();
      const match = matches(data);
      if (!match) continue;
      if (entries.length === most || characters > mostCharacters)
        return { entries: newestFirst(entries), complete: false };
      characters += JSON.stringify(data).length;
      entries.push({ id: entry.id, data, ...match });
    }
  }
  return { entries: newestFirst(entries), complete: true };
}

const newestFirst = (entries: PersonEntry[]) =>
  entries.sort((one, other) => timeOf(other) - timeOf(one));

const timeOf = ({ data: { createdAt } }: PersonEntry) =>
  createdAt instanceof Timestamp ? createdAt.toMillis() : 0;
