import type { Case, Scene } from '../asking/requests.ts';
import { changes } from './changes.ts';
import { lists } from './lists.ts';
import { matrix } from './matrix.ts';
import { ownPlaceAmongStaff, presence } from './presence.ts';
import { samples } from './samples.ts';
import { fullSubmissions, submissions } from './submissions.ts';
import { versions } from './versions.ts';

/** What reaches every expression. */
export const measured: Record<string, Scene[]> = {
  matrix,
  ownPlaceAmongStaff: [ownPlaceAmongStaff],
  presence,
  versions,
  lists,
  submissions,
  shapes: withCases(changes, isAboutShape),
};

/**
 * What reaches nothing more: it is asked without measuring, since the emulator keeps every value of
 * every expression.
 */
export const unmeasured: Record<string, Scene[]> = {
  changes: withCases(changes, (one) => !isAboutShape(one)),
  samples,
  fullSubmissions,
};

/** What brings each condition of a shape to its other verdict. */
function isAboutShape({ what }: Case): boolean {
  return /: (null|not a field|one too many|one too few|of 201 characters)$/.test(what);
}

function withCases(scenes: readonly Scene[], isWanted: (one: Case) => boolean): Scene[] {
  return scenes
    .map((scene) => ({ ...scene, cases: scene.cases.filter(isWanted) }))
    .filter(({ cases }) => cases.length > 0);
}
