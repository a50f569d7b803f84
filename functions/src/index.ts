import { feedbackEntry, mentorEntry } from '@lamplight/content/paths';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { mailIsOff, mailSecrets, retentionIsOff } from './settings.ts';
import { bypassBodyParser, escapeMalformedUrls, lazy } from './startup.ts';

// An instance answers for one of these, but begins with this file: what they are made of is loaded
// with the first request, so that the API does not wait for the pages, or hold them in memory.

bypassBodyParser('/api/');
escapeMalformedUrls();

const region = 'us-central1';

/** Everything below /api, to which Hosting passes those paths on. Same origin only: no CORS. */
export const api = onRequest(
  { region, invoker: 'public', cors: false, memory: '512MiB', maxInstances: 20 },
  lazy(async () => (await import('./api/api.ts')).api),
);

/** Renders the public pages from the content in Firestore. Anybody may ask. */
export const site = onRequest(
  { region, invoker: 'public', cors: false },
  lazy(async () => (await import('./site/site.ts')).site),
);

/** Everything below /pictures that is no file of the site: the pictures that staff have stored. Anybody may ask. */
export const pictures = onRequest(
  { region, invoker: 'public', cors: false, memory: '512MiB' },
  lazy(async () => (await import('./pictures/pictures.ts')).pictures),
);

/** A function that runs when a submission of this kind was stored; there is none where mail is off. */
const noticeOf = (name: SubmissionName, entry: (id: string) => string) =>
  onDocumentCreated(
    {
      document: entry('{id}'),
      region,
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
      (await import('./notices/giveNotice.ts')).giveNotice(name, document, Date.parse(time)),
  );

export const noticeOfFeedback = noticeOf('feedback', feedbackEntry);
export const noticeOfMentors = noticeOf('mentors', mentorEntry);

const retentionSeconds = 540;

/** Deletes what visitors sent when its time is over, every night; there is none where it is kept. */
export const deleteOldSubmissions = onSchedule(
  {
    schedule: '0 3 * * *',
    timeZone: 'Etc/UTC',
    region,
    omit: retentionIsOff,
    timeoutSeconds: retentionSeconds,
    maxInstances: 1,
  },
  async ({ scheduleTime }) => {
    const { deleteOld } = await import('./submissions/retention.ts');
    // When it was due, so that a run that is late or repeated deletes the same.
    const now = Math.min(Date.now(), Date.parse(scheduleTime));
    return deleteOld(now, Date.now() + (retentionSeconds - 60) * 1_000);
  },
);
