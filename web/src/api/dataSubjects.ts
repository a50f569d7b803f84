import { submissionStates } from '@lamplight/content/submission';
import { type SubmissionName, submissionContent } from '@lamplight/content/submissionKinds';
import * as z from '@lamplight/content/zod';
import type { Connection } from '../firebase/connection/useConnection.ts';
import { sendToApi } from './requestApi.ts';

/** Milliseconds: everything that visitors sent is looked through, and Hosting waits no longer. */
const timeoutMs = 60_000;

const submissionSchema = (kind: SubmissionName) =>
  z
    .looseObject({
      _id: z.string(),
      createdAt: z.string(),
      state: z.enum(submissionStates),
      note: z.string(),
      /** What staff had noted before, the latest first. */
      earlierNotes: z.array(z.string()),
      spam: z.string(),
      /** Whether it is the person's own, or mentions them. */
      match: z.enum(['contact', 'mention']),
      /** The fields in which the contact is. */
      places: z.array(z.string()),
    })
    .transform(
      ({ _id: id, createdAt, state, note, earlierNotes, spam, match, places, ...answer }) => ({
        id,
        state,
        note,
        earlierNotes,
        spam,
        match,
        places,
        content: submissionContent(kind, answer),
        /** Null where that is not known. */
        createdAt: createdAt === '' ? null : new Date(createdAt),
      }),
    );

const dataSubjectSchema = z.object({
  feedback: z.array(submissionSchema('feedback')),
  mentors: z.array(submissionSchema('mentors')),
  /** Whether these are all. */
  complete: z.boolean(),
  /** The erasures before, the last one first. */
  erasures: z.array(
    z.object({
      at: z.iso.datetime().transform((text) => new Date(text)),
      by: z.string(),
      feedback: z.int(),
      mentors: z.int(),
    }),
  ),
});

/** The stored data of a person. */
type DataSubject = z.infer<typeof dataSubjectSchema>;

/** That some of it was erased: when, by whom (a uid), and how many submissions of each kind. */
export type Erasure = DataSubject['erasures'][number];

/** A submission in which someone's contact is. */
export interface FoundSubmission extends z.infer<ReturnType<typeof submissionSchema>> {
  kind: SubmissionName;
}

/** Ids of submissions of each kind. */
export type SubmissionIds = Record<SubmissionName, string[]>;

/** Everything in which an email or a phone number is. @throws NotAllowed, Unreachable */
export async function findDataSubject(
  connection: Connection,
  contact: string,
): Promise<DataSubject> {
  return dataSubjectSchema.parse(
    await sendToApi(connection, '/persons/find', { contact }, timeoutMs),
  );
}

const idsSchema = z.object({ feedback: z.array(z.string()), mentors: z.array(z.string()) });
const erasedSchema = z.object({ erased: idsSchema, left: idsSchema });

/**
 * Erases submissions in which a contact is.
 * @returns which ones were erased, and which ones were not, since they are gone or were changed
 * @throws NotAllowed, Refused, Unreachable; some may be erased then
 */
export async function eraseDataSubject(
  connection: Connection,
  contact: string,
  ids: SubmissionIds,
) {
  const body = { contact, ...ids };
  return erasedSchema.parse(await sendToApi(connection, '/persons/erase', body, timeoutMs));
}
