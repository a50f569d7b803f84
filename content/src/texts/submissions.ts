import type { NotificationState, SubmissionState } from '../submission.ts';
import { type SubmissionName, submissionNames } from '../submissionKinds.ts';
import { grouped } from './fieldMessages.ts';

/** What staff call the kinds of submission: all of them, one, and several. */
export const kindNames: Record<SubmissionName, { all: string; one: string; several: string }> = {
  feedback: { all: 'Feedback', one: 'feedback submission', several: 'feedback submissions' },
  mentors: {
    all: 'Mentor applications',
    one: 'mentor application',
    several: 'mentor applications',
  },
};

/** How many there are of each kind: `2 feedback submissions and 1 mentor application`. */
export const countsText = (counts: Record<SubmissionName, number>): string =>
  submissionNames
    .filter((name) => counts[name] > 0)
    .map((name) => `${counts[name]} ${kindNames[name][counts[name] === 1 ? 'one' : 'several']}`)
    .join(' and ') || 'nothing';

/** The names that staff see for a submission's state, note and dates. */
export const metadataLabels = {
  createdAt: 'Received',
  state: 'State',
  note: 'Note',
  earlier: 'Earlier notes',
  spam: 'Spam because',
};

/** What staff call the states of a submission. */
export const stateNames: Record<SubmissionState, string> = {
  new: 'New',
  'in-progress': 'In progress',
  done: 'Done',
  spam: 'Spam',
};

/** Why something was taken for spam, in words. */
export const spamReasons: Record<string, string> = {
  honeypot: 'A field that people do not see was filled in.',
  'too-fast': 'The form was sent faster than people can fill it in.',
};

/** The outcome of the notification of a submission, where staff read it. */
export const notificationTexts: Record<NotificationState, string> = {
  sent: 'Email notification: sent',
  failed: 'Email notification: failed',
};

/** After how many days entries are deleted, where staff read them. */
export const retentionText = (days: number) =>
  `Submissions are deleted after ${days === 1 ? 'one day' : `${grouped(days)} days`}.`;
