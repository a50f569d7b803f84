import { feedbackEntry, mentorEntry } from '@lamplight/content/paths';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { mailIsOff, mailSecrets } from '../lib/settings.ts';

/** A function that runs when a submission of this kind was stored; there is none where mail is off. */
const noticeOf = (name: SubmissionName, entry: (id: string) => string) =>
  onDocumentCreated(
    {
      document: entry('{id}'),
      region: 'us-central1',
      omit: mailIsOff,
      secrets: mailSecrets,
      retry: true,
      // Reading and noting take up to 20 seconds, a mail up to 40.
      timeoutSeconds: 90,
      // Mail servers take few connections of one client at a time; what comes meanwhile waits.
      maxInstances: 2,
      concurrency: 5,
    },
    async ({ document, time }) =>
      (await import('./giveNotice.ts')).giveNotice(name, document, Date.parse(time)),
  );

export const noticeOfFeedback = noticeOf('feedback', feedbackEntry);
export const noticeOfMentors = noticeOf('mentors', mentorEntry);
