import type { SubmissionName } from './submissionKinds.ts';

/** What the mail is called that tells staff of a submission. */
export const noticeSubjects: Record<SubmissionName, string> = {
  feedback: 'New feedback',
  mentors: 'New mentor application',
};

/**
 * The text of that mail. Nothing of what the visitor wrote is in it.
 * @param receivedAt such as `2026-11-21 14:02 UTC`
 * @param link the page where staff read it
 */
export const noticeText = (name: SubmissionName, receivedAt: string, link: string) =>
  `${noticeSubjects[name]}, received ${receivedAt}.

Please log in to read and answer it:
${link}

What was written is not in this mail, which others might read on its way.
This mail was sent by the website; answers to it are not read.
`;
