import { activityRecord, feedbackEntry, mentorEntry } from '@lamplight/content/paths';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import type { Response } from 'express';
import { error as logError } from 'firebase-functions/logger';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onRequest, type Request } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { healthRoute, logged } from './http/requestLog.ts';
import { activityRetentionIsOff, mailIsOff, mailSecrets, retentionIsOff } from './settings.ts';
import { bypassBodyParser, escapeMalformedUrls, lazyHandler, traceRequests } from './startup.ts';

// Each instance runs one of these functions, but loads this whole file. Their code is loaded with the first request, so
// that the API doesn't wait for the code of the pages, or hold it in memory.

bypassBodyParser('/api/');
escapeMalformedUrls();
traceRequests();

const region = 'us-central1';

/** Counts a failed response, except to health checks. */
async function countFailure(part: string, route: string): Promise<void> {
  if (route === healthRoute) return;
  const { recordMetrics: counted } = await import('./store/metrics.ts');
  await counted({ failures: { [part]: 1 } });
}

/** A handler that is loaded with the first request; each request is logged. */
const answering = (part: string, load: Parameters<typeof lazyHandler<[Request, Response]>>[0]) =>
  logged(lazyHandler(load), (route) => void countFailure(part, route).catch(logError));

/** Everything below /api, to which Hosting passes those paths on. Same origin only: no CORS. */
export const api = onRequest(
  { region, invoker: 'public', cors: false, memory: '512MiB', maxInstances: 20 },
  answering('api', async () => (await import('./api/api.ts')).api),
);

/** Renders the public pages from the content in Firestore. Anybody may ask. */
export const site = onRequest(
  { region, invoker: 'public', cors: false },
  answering('site', async () => (await import('./site/site.ts')).site),
);

/** Everything below /pictures that is no file of the site: the pictures that staff have stored. Anybody may ask. */
export const pictures = onRequest(
  { region, invoker: 'public', cors: false, memory: '512MiB' },
  answering('pictures', async () => (await import('./pictures/pictures.ts')).pictures),
);

/** Everything below /files: the files for visitors. Anybody may ask. */
export const files = onRequest(
  { region, invoker: 'public', cors: false, memory: '512MiB' },
  answering('files', async () => (await import('./files/files.ts')).files),
);

/** A function that sends a mail when a document was stored; none if mail is off. */
const mailing = {
  region,
  omit: mailIsOff,
  secrets: mailSecrets,
  retry: true,
  // Reading and noting take up to 20 seconds, a mail up to 40.
  timeoutSeconds: 90,
  // Mail servers take few connections of one client at a time; what comes in the meantime waits.
  maxInstances: 2,
  concurrency: 5,
};

/** A function that runs when a submission of this kind was stored. */
const notificationOf = (name: SubmissionName, entry: (id: string) => string) =>
  onDocumentCreated({ ...mailing, document: entry('{id}') }, async ({ document, time }) =>
    (await import('./notifications/sendNotification.ts')).sendNotification(
      name,
      document,
      Date.parse(time),
    ),
  );

export const noticeOfFeedback = notificationOf('feedback', feedbackEntry);
export const noticeOfMentors = notificationOf('mentors', mentorEntry);

/** Mails what a record of an action asks for: an invitation, a link to set a password, that a draft wasn't published. */
export const letterOfInvitation = onDocumentCreated(
  { ...mailing, document: activityRecord('{id}') },
  async ({ document, time }) =>
    (await import('./notifications/activityEmail.ts')).mailRecorded(document, Date.parse(time)),
);

/** Writes to those whom notifications go to when the day before had many more errors than usual. */
export const alertOfErrors = onSchedule(
  {
    schedule: '0 6 * * *',
    // Some mail servers take a mail only when it comes again some minutes later.
    retryCount: 5,
    minBackoffSeconds: 600,
    timeZone: 'Etc/UTC',
    region,
    maxInstances: 1,
    omit: mailIsOff,
    secrets: mailSecrets,
    timeoutSeconds: 90,
  },
  async ({ scheduleTime }) =>
    (await import('./notifications/errorAlert.ts')).giveAlert(
      Math.min(Date.now(), Date.parse(scheduleTime)),
    ),
);

const publishingSeconds = 300;

/** Publishes the drafts whose time has come, every minute. */
export const publishDrafts = onSchedule(
  {
    schedule: '* * * * *',
    timeZone: 'Etc/UTC',
    region,
    memory: '512MiB',
    maxInstances: 1,
    timeoutSeconds: publishingSeconds,
  },
  async ({ scheduleTime }) =>
    (await import('./publishing/publishPlanned.ts')).publishPlanned(
      ...within(publishingSeconds, scheduleTime),
    ),
);

/** The moment from which time is counted, so that a late or repeated run does the same, and when to stop. */
const within = (seconds: number, scheduleTime: string): [now: number, until: number] => [
  Math.min(Date.now(), Date.parse(scheduleTime)),
  Date.now() + (seconds - 60) * 1_000,
];

const retentionSeconds = 540;

const everyNight = {
  schedule: '0 3 * * *',
  timeZone: 'Etc/UTC',
  region,
  timeoutSeconds: retentionSeconds,
  maxInstances: 1,
  // Deletions are due: one that fails isn't left for another day.
  retryCount: 3,
  minBackoffSeconds: 600,
};

/** Deletes old submissions every night. Without a retention time it isn't deployed. */
export const deleteOldSubmissions = onSchedule(
  { ...everyNight, omit: retentionIsOff },
  async ({ scheduleTime }) =>
    (await import('./submissions/retention.ts')).deleteOld(
      ...within(retentionSeconds, scheduleTime),
    ),
);

/** Deletes old activity records. */
export const deleteOldActivity = onSchedule(
  { ...everyNight, omit: activityRetentionIsOff },
  async ({ scheduleTime }) =>
    (await import('./submissions/retention.ts')).deleteOldRecords(
      ...within(retentionSeconds, scheduleTime),
    ),
);

/** Deletes links to drafts, and the comments that came with them, some time after they ended. */
export const deleteOldReviews = onSchedule(everyNight, async ({ scheduleTime }) =>
  (await import('./review/retention.ts')).deleteOldReviewLinks(
    ...within(retentionSeconds, scheduleTime),
  ),
);
