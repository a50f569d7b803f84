import { setTimeout as pause } from 'node:timers/promises';
import { publishPlanned } from '../../functions/src/publishing/publishPlanned.ts';

/** Publishes the drafts whose time has come, as Cloud Scheduler has it done in the cloud, but every few seconds. */
const everyMs = 5_000;

for (;;) {
  await publishPlanned(Date.now(), Date.now() + everyMs).catch((error: unknown) =>
    console.error('The drafts that are due could not be published:', error),
  );
  await pause(everyMs);
}
