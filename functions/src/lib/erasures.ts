import { randomUUID } from 'node:crypto';
import { erasure, erasures } from '@lamplight/content/paths';
import type { PersonContact } from '@lamplight/content/person';
import { personMatcher } from '@lamplight/content/personEntries';
import {
  type SubmissionName,
  submissionKinds,
  submissionNames,
} from '@lamplight/content/submissionKinds';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { fingerprintOf } from './fingerprint.ts';
import { withinTimeLimit } from './timeLimit.ts';
import { inTransaction } from './versions.ts';

/** Ids of submissions of each kind. */
export type EntryIds = Record<SubmissionName, string[]>;

/** That some of a person's data was erased. */
export interface Erasure {
  at: Date;
  /** The uid of who erased it. */
  by: string;
  /** How many there were of each kind. */
  feedback: number;
  mentors: number;
}

/**
 * As many entries as are erased at once. Firestore takes up to 500 writes, but an entry stands in the
 * indexes some thousand times, for each of up to 200 words, and what a commit changes there is limited too.
 */
const batchSize = 25;

const readLimit = 10_000;

/**
 * Erases those of some entries in which a contact still stands. Each batch is erased together with
 * the record of it, which says how many were erased by then: whatever happens on the way, nothing is
 * gone that is not recorded, and nothing recorded that is not gone.
 * @param by the uid of who erases them
 * @returns which ones are erased; the others are no longer there or are not about the person
 * @throws changedMeanwhile when others change them at the same time; unavailable
 */
export async function erasePerson(
  contact: PersonContact,
  ids: EntryIds,
  by: string,
): Promise<EntryIds> {
  const fingerprint = await fingerprintOf(contact);
  const record = firestore().doc(erasure(randomUUID()));
  const wanted = submissionNames.flatMap((name) =>
    [...new Set(ids[name])].map((id) => {
      const document = firestore().doc(submissionKinds[name].entry(id));
      return { name, id, document, matches: personMatcher(name, contact) };
    }),
  );

  const erased: EntryIds = { feedback: [], mentors: [] };
  for (let at = 0; at < wanted.length; at += batchSize) {
    const batch = wanted.slice(at, at + batchSize);
    const gone = await inTransaction(async (transaction) => {
      const stored = await transaction.getAll(...batch.map(({ document }) => document));
      const matching = batch.filter(({ matches }, index) => {
        const data = stored[index]?.data();
        return data && matches(data);
      });
      if (matching.length === 0) return [];
      for (const { document } of matching) transaction.delete(document);
      const countOf = (of: SubmissionName) =>
        FieldValue.increment(matching.filter(({ name }) => name === of).length);
      const counts = { feedback: countOf('feedback'), mentors: countOf('mentors') };
      const said = { at: FieldValue.serverTimestamp(), by, fingerprint, ...counts };
      transaction.set(record, said, { merge: true });
      return matching;
    });
    for (const { name, id } of gone) erased[name].push(id);
  }
  return erased;
}

/**
 * What was erased of a person, the last time first.
 * @throws unavailable
 */
export async function erasuresOf(contact: PersonContact): Promise<Erasure[]> {
  const fingerprint = await fingerprintOf(contact);
  const found = firestore().collection(erasures).where('fingerprint', '==', fingerprint);
  const { docs } = await withinTimeLimit(found.get(), readLimit);
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
