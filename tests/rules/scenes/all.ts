import type { Case, Scene } from '../asking/requests.ts';
import { changes } from './changes.ts';
import { drafts } from './drafts.ts';
import { files } from './files.ts';
import { kinds, orders } from './kinds.ts';
import { elsewhere, matrix, restOfMatrix } from './matrix.ts';
import { pages } from './pages.ts';
import { pictures } from './pictures.ts';
import { ownName, ownPlaceAmongStaff, presence } from './presence.ts';
import { records } from './records.ts';
import { reminders } from './reminders.ts';
import { reviews } from './reviewLinks.ts';
import { ofLater, samples } from './samples.ts';
import { schedules } from './schedule.ts';
import { otherSubmissions, submissions } from './submissions.ts';
import { versions } from './versions.ts';

/**
 * The scenes that reach every expression. Keeping and reporting every value of every expression takes
 * the emulator longer than evaluating it.
 */
export const measured: Record<string, Scene[]> = {
  matrix: [...withCases(matrix, isByFew), ...withCases(restOfMatrix, isByStaff)],
  ownPlaceAmongStaff: [ownPlaceAmongStaff, ownName],
  unknown: withCases(elsewhere, isUnknown),
  presence,
  reminders,
  reviews,
  versions,
  orders: [orders],
  ofLater: [ofLater],
  submissions,
  pages,
  pictures,
  files,
  drafts,
  records,
  shapes: withCases(changes, isAboutShape),
};

/** The scenes that reach nothing more. */
export const unmeasured: Record<string, Scene[]> = {
  others: [
    ...withCases(matrix, (one) => !isByFew(one)),
    ...withCases(restOfMatrix, (one) => !isByStaff(one)),
  ],
  elsewhere: withCases(elsewhere, (one) => !isUnknown(one)),
  kinds,
  changes: withCases(changes, (one) => !isAboutShape(one)),
  samples,
  schedules: [schedules],
  otherSubmissions,
};

function isByFew({ by }: Case): boolean {
  return by === 'visitor' || by === 'misplaced' || by === 'viewer' || by === 'staff';
}

/** Requests by those who may do everything evaluate all of a shape. */
function isByStaff({ by }: Case): boolean {
  return by === 'staff';
}

/** Whether a case gives the condition on the names of documents its other value. */
function isUnknown({ what }: Case): boolean {
  return what.includes('site/unknown');
}

/** Whether a case gives a condition of a shape its other value. */
function isAboutShape({ what }: Case): boolean {
  return /: (null|not a field|one too many|one too few|of 20001 characters|formatted|one block too many)$/.test(
    what,
  );
}

function withCases(scenes: readonly Scene[], isWanted: (one: Case) => boolean): Scene[] {
  return scenes
    .map((scene) => ({ ...scene, cases: scene.cases.filter(isWanted) }))
    .filter(({ cases }) => cases.length > 0);
}
