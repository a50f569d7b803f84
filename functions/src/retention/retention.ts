import { onSchedule } from 'firebase-functions/v2/scheduler';
import { retentionIsOff } from '../lib/settings.ts';

/** In seconds. */
const timeout = 540;

/** Deletes what visitors sent when its time is over, every night; there is none where it is kept. */
export const deleteOldSubmissions = onSchedule(
  {
    schedule: '0 3 * * *',
    timeZone: 'Etc/UTC',
    region: 'us-central1',
    omit: retentionIsOff,
    timeoutSeconds: timeout,
    maxInstances: 1,
  },
  async ({ scheduleTime }) => {
    const { deleteOld } = await import('./deleteOld.ts');
    // When it was due, so that a run that is late or repeated deletes the same.
    const now = Math.min(Date.now(), Date.parse(scheduleTime));
    return deleteOld(now, Date.now() + (timeout - 60) * 1_000);
  },
);
