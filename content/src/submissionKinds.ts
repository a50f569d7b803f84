import { type Feedback, feedbackSchema } from './feedback.ts';
import { feedbackFields } from './feedbackFields.ts';
import type { FormField, FormFields } from './formFields.ts';
import { type MentorApplication, mentorApplicationSchema } from './mentorApplication.ts';
import { mentorFields } from './mentorFields.ts';
import { feedbackEntry, mentorEntry } from './paths.ts';
import { englishOf } from './texts/visitor/english.ts';
import type * as z from './zod.ts';

/** Fields of a form, each with what staff call it. */
type LabelledFields = Readonly<Record<string, FormField & { label: string }>>;

const labelled = (fields: FormFields): LabelledFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, label: field.label ?? englishOf(field.question) },
    ]),
  );

/** A kind of thing that visitors send. */
export interface SubmissionKind<Content extends Record<string, unknown>> {
  schema: z.ZodType<Content>;
  /** The path of an entry. */
  entry: (id: string) => string;
  /** All fields in the order in which they are read and exported. */
  fields: LabelledFields;
  /** The columns of the table. The first one opens the submission. */
  columns: readonly (keyof Content & string)[];
  /** The fields by whose words an entry is found. */
  searched: readonly (keyof Content & string)[];
  /** The field with its sender's name. */
  sender: keyof Content & string;
  /** The fields with its sender's contact. */
  contacts: readonly (keyof Content & string)[];
  /** The name of the spreadsheet without its ending. */
  fileName: string;
  /** The text of an empty table and spreadsheet. */
  none: string;
}

const feedback: SubmissionKind<Feedback> = {
  schema: feedbackSchema,
  entry: feedbackEntry,
  fields: labelled(feedbackFields),
  columns: ['name', 'subject', 'message'],
  searched: ['name', 'emailOrPhone', 'subject'],
  sender: 'name',
  contacts: ['emailOrPhone'],
  fileName: 'feedbacks',
  none: 'No feedbacks available.',
};

const mentors: SubmissionKind<MentorApplication> = {
  schema: mentorApplicationSchema,
  entry: mentorEntry,
  fields: labelled(mentorFields),
  columns: ['fullName', 'email', 'phone', 'location', 'subjects'],
  searched: ['fullName', 'email', 'phone', 'location', 'subjects'],
  sender: 'fullName',
  contacts: ['email', 'phone'],
  fileName: 'mentors',
  none: 'No mentor applications available.',
};

/** The kinds of submission, by the collection that they are stored in. */
export const submissionKinds = { feedback, mentors };

export type SubmissionName = keyof typeof submissionKinds;

export const submissionNames: readonly SubmissionName[] = ['feedback', 'mentors'];

/** The part of a stored submission that the visitor wrote: only the fields of its form. */
export const submissionContent = (
  name: SubmissionName,
  stored: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(submissionKinds[name].fields)
      .filter((key) => Object.hasOwn(stored, key))
      .map((key) => [key, stored[key]]),
  );
