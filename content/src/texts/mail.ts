import { isolated } from '../shownText.ts';
import type { SubmissionName } from '../submissionKinds.ts';

/** The subject of a notification of a submission. */
export const notificationSubjects: Record<SubmissionName, string> = {
  feedback: 'New feedback',
  mentors: 'New mentor application',
};

/** The end of mails with a link to set a password, after where to log in. */
const ifExpired = 'If the link has expired, ask for a new one there under “Forgot Password”.\n';

/** The subject of an invitation to the staff area. @param organisation may be empty */
export const invitationSubject = (organisation: string) =>
  organisation
    ? `Your access to the website of ${isolated(organisation)}`
    : 'Your access to the website';

/** The text of an invitation. @param link where its reader sets a password */
export const invitationText = (organisation: string, link: string, site: string) =>
  `You can now work on the website${organisation && ` of ${isolated(organisation)}`}: ${site}

Set a password first. The link works once, for one hour:
${link}

After that, log in at ${new URL('/login', site)}.
${ifExpired}`;

/** The subject of a mail with which staff set a new password. @param organisation may be empty */
export const passwordLinkSubject = (organisation: string) =>
  organisation
    ? `Your password for the website of ${isolated(organisation)}`
    : 'Your password for the website';

/** Its text. @param link where its reader sets a password */
export const passwordLinkText = (organisation: string, link: string, site: string) =>
  `A manager of the website${organisation && ` of ${isolated(organisation)}`} has sent you a link to set a new password.
It works once, for one hour:
${link}

Your current password works until then. Log in at ${new URL('/login', site)}.
${ifExpired}`;

/**
 * The text of a notification. Nothing that the visitor wrote is in it.
 * @param receivedAt such as `2026-11-21 14:02 UTC`
 * @param link the page where staff read it
 */
export const notificationText = (name: SubmissionName, receivedAt: string, link: string) =>
  `${notificationSubjects[name]}, received ${receivedAt}.

Please log in to read and answer it:
${link}

The message itself is not in this email, to keep it private.
This email was sent by the website; replies are not read.
`;

/** The subject of an alert about more errors than usual. */
export const alertSubject = 'More errors than usual on the website';

/**
 * The text of an alert.
 * @param day such as `2026-11-21`
 * @param link the page where managers see what they were
 */
export const alertText = (day: string, errors: number, failures: number, link: string) =>
  `On ${day} (UTC) the website had many more errors than in the week before:

Errors in visitors’ browsers: ${errors}
Server errors: ${failures}

Managers can see the details here:
${link}

You will get only one email about that day. This email was sent by the website; replies are not read.
`;

/** The subject of a mail about a draft that wasn't published at its time. */
export const stoppedSubject = 'A scheduled draft wasn’t published';

/**
 * Its text.
 * @param draft its name, and why
 * @param link the page where staff see it
 */
export const stoppedText = (draft: string, link: string) =>
  `This scheduled draft could not be published:

${draft}

Managers and editors find it here:
${link}

This email was sent by the website; replies are not read.
`;
