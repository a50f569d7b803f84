import { type Feedback, feedbackSchema } from './feedback.ts';
import { type MentorApplication, mentorApplicationSchema } from './mentorApplication.ts';
import { feedbackEntry, mentorEntry } from './paths.ts';
import type { z } from './zod.ts';

/** A field of a submission, and what it is called where staff read it. */
export interface SubmissionField<Content> {
  key: keyof Content & string;
  label: string;
}

/** A kind of thing that visitors send. */
export interface SubmissionKind<Content extends Record<string, unknown>> {
  schema: z.ZodType<Content>;
  /** The path of an entry. */
  entry: (id: string) => string;
  /** All fields in the order in which they are read and exported. */
  fields: readonly SubmissionField<Content>[];
  /** The fields by whose words an entry is found. */
  searched: readonly (keyof Content & string)[];
  /** The field that holds what its sender is called. */
  sender: keyof Content & string;
  /** The fields that hold how its sender can be reached. */
  contacts: readonly (keyof Content & string)[];
  /** The name of the spreadsheet without its ending (specification, section 9). */
  fileName: string;
}

const feedback: SubmissionKind<Feedback> = {
  schema: feedbackSchema,
  entry: feedbackEntry,
  fields: [
    { key: 'name', label: 'Name' },
    { key: 'emailOrPhone', label: 'Email or Phone' },
    { key: 'subject', label: 'Subject' },
    { key: 'message', label: 'Message' },
  ],
  searched: ['name', 'emailOrPhone', 'subject'],
  sender: 'name',
  contacts: ['emailOrPhone'],
  fileName: 'feedbacks',
};

const mentors: SubmissionKind<MentorApplication> = {
  schema: mentorApplicationSchema,
  entry: mentorEntry,
  fields: [
    { key: 'fullName', label: 'Full Name' },
    { key: 'email', label: 'Email' },
    { key: 'phone', label: 'Phone' },
    { key: 'age', label: 'Age' },
    { key: 'location', label: 'Location' },
    { key: 'occupation', label: 'Occupation' },
    { key: 'organization', label: 'Organization' },
    { key: 'education', label: 'Education' },
    { key: 'experience', label: 'Experience' },
    { key: 'certifications', label: 'Certifications' },
    { key: 'subjects', label: 'Subjects' },
    { key: 'ageGroup', label: 'Age group' },
    { key: 'daysAvailable', label: 'Days available' },
    { key: 'timeSlots', label: 'Time slots' },
    { key: 'hoursPerWeek', label: 'Hours per week' },
    { key: 'motivation', label: 'Motivation' },
    { key: 'impact', label: 'Impact' },
    { key: 'otherNGOs', label: 'Other organizations' },
    { key: 'preferences', label: 'Preferences' },
    { key: 'laptopAccess', label: 'Access to a laptop' },
    { key: 'backgroundCheck', label: 'Background check' },
    { key: 'acknowledgment', label: 'Acknowledgment' },
  ],
  searched: ['fullName', 'email', 'phone', 'location', 'subjects'],
  sender: 'fullName',
  contacts: ['email', 'phone'],
  fileName: 'mentors',
};

/** What visitors send, by the collection that it is stored in. */
export const submissionKinds = { feedback, mentors };

export type SubmissionName = keyof typeof submissionKinds;

export const submissionNames: readonly SubmissionName[] = ['feedback', 'mentors'];
