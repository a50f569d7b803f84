import type { SubmissionState } from './submission.ts';

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
