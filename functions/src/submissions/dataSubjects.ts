import { randomUUID, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Action } from '@lamplight/content/activity';
import { activityRecord, erasure, erasures, lastErasure } from '@lamplight/content/paths';
import { contactKey, type PersonContact } from '@lamplight/content/person';
import { type PersonMatch, personMatcher } from '@lamplight/content/personEntries';
import {
  type SubmissionName,
  submissionKinds,
  submissionNames,
} from '@lamplight/content/submissionKinds';
import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { projectID } from 'firebase-functions/params';
import { firestore, withTimeout } from '../store/firestore.ts';
import { inTransaction } from '../store/versions.ts';
import { submissionBatches } from './submissionBatches.ts';
import type { StoredSubmission } from './submissions.ts';

/** A submission in which someone's contact is. */
export interface PersonEntry extends StoredSubmission, PersonMatch {}

/** The findings about a person. */
export interface PersonEntries {
  /** The newest first. */
  entries: PersonEntry[];
  /** Whether that is all. */
  complete: boolean;
}

/** The most characters of what is found of a kind: with both kinds, an answer takes at most 32 MB. */
const maxCharacters = 4_000_000;

/** How many are read at once: one with all its earlier notes may take half a megabyte. */
const pageSize = 50;

/**
 * Looks through all submissions of a kind for a contact.
 * @param limit how many are looked for at the most; fewer where they are very long
 * @throws unavailable
 */
export async function findPerson(
  name: SubmissionName,
  contact: PersonContact,
  limit: number,
): Promise<PersonEntries> {
  let characters = 0;
  const matches = personMatcher(name, contact);
  const entries: PersonEntry[] = [];
  // Not by time: entries that have none would be left out.
  const all = firestore().collection(name).orderBy(FieldPath.documentId());
  for await (const page of submissionBatches(all, { pageSize })) {
    for (const entry of page) {
      const data = entry.data();
      const match = matches(data);
      if (!match) continue;
      if (entries.length === limit || characters > maxCharacters)
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

/** Ids of submissions of each kind. */
export type EntryIds = Record<SubmissionName, string[]>;

/** That some of a person's data was erased. */
export interface Erasure {
  at: Date;
  /** The uid of the person who erased it. */
  by: string;
  /** How many there were of each kind. */
  feedback: number;
  mentors: number;
}

/**
 * As many entries as are erased at once. Firestore takes up to 500 writes, but an entry is in the
 * indexes some thousand times, for each of up to 200 words, and what a commit changes there is limited too.
 */
const batchSize = 25;

const readTimeoutMs = 10_000;

/**
 * Erases those of some entries in which a contact still is. Each batch is erased together with
 * the record of it, which says how many were erased by then: whatever happens on the way, nothing is
 * gone that is not recorded, and nothing recorded that is not gone. What staff have deleted by then may be about the
 * person too, and does not come back.
 * @param by the uid of the person who erases them
 * @returns which ones are erased; the others are no longer there or are not about the person
 * @throws changedMeanwhile when others change them at the same time; unavailable
 */
export async function erasePerson(
  contact: PersonContact,
  ids: EntryIds,
  by: string,
): Promise<EntryIds> {
  const fingerprint = await fingerprintOf(contact);
  const id = randomUUID();
  const [erasedOf, action] = [firestore().doc(erasure(id)), firestore().doc(activityRecord(id))];
  const candidates = submissionNames.flatMap((name) =>
    [...new Set(ids[name])].map((id) => {
      const document = firestore().doc(submissionKinds[name].entry(id));
      return { name, id, document, matches: personMatcher(name, contact) };
    }),
  );

  const erased: EntryIds = { feedback: [], mentors: [] };
  for (let at = 0; at < candidates.length; at += batchSize) {
    const batch = candidates.slice(at, at + batchSize);
    const gone = await inTransaction(async (transaction) => {
      const stored = await transaction.getAll(...batch.map(({ document }) => document));
      const matching = batch.filter(({ matches }, index) => {
        const data = stored[index]?.data();
        return data && matches(data);
      });
      transaction.set(firestore().doc(lastErasure), { at: FieldValue.serverTimestamp() });
      if (matching.length === 0) return [];
      for (const { document } of matching) transaction.delete(document);
      const countOf = (of: SubmissionName) =>
        FieldValue.increment(matching.filter(({ name }) => name === of).length);
      const counts = { feedback: countOf('feedback'), mentors: countOf('mentors') };
      const data = { at: FieldValue.serverTimestamp(), by, ...counts };
      transaction.set(erasedOf, { ...data, fingerprint }, { merge: true });
      transaction.set(action, { ...data, kind: 'erased' satisfies Action }, { merge: true });
      return matching;
    });
    for (const { name, id } of gone) erased[name].push(id);
  }
  return erased;
}

/**
 * Erasures of a person's data, the last time first.
 * @throws unavailable
 */
export async function erasuresOf(contact: PersonContact): Promise<Erasure[]> {
  const fingerprint = await fingerprintOf(contact);
  const found = firestore().collection(erasures).where('fingerprint', '==', fingerprint);
  const { docs } = await withTimeout(found.get(), readTimeoutMs);
  return docs
    .map((document) => readErasure(document.data()))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

const readErasure = ({ at, by, feedback, mentors }: Record<string, unknown>): Erasure => ({
  at: at instanceof Timestamp ? at.toDate() : new Date(0),
  by: String(by),
  feedback: Number(feedback) || 0,
  mentors: Number(mentors) || 0,
});

/** 32 MB and about a tenth of a second for each try, so that trying many numbers takes long. */
const cost: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };

const scryptHash = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/**
 * A substitute for a contact that must not be stored itself: the same for all its spellings, and another one in each
 * project.
 */
export async function fingerprintOf(
  contact: PersonContact,
  project = projectID.value(),
): Promise<string> {
  return (await scryptHash(contactKey(contact), project, 32, cost)).toString('base64url');
}
