import type { Scene } from '../asking/requests.ts';
import { changes } from './changes.ts';
import { fieldValues } from './fieldValues.ts';
import { fullLists } from './fullLists.ts';
import { lists } from './lists.ts';
import { matrix } from './matrix.ts';
import { ownPlaceAmongStaff, presence } from './presence.ts';
import { samples } from './samples.ts';
import { fullSubmissions, submissions } from './submissions.ts';
import { telling } from './telling.ts';
import { versions } from './versions.ts';

/** What reaches every expression. */
export const measured: Record<string, Scene[]> = {
  matrix,
  ownPlaceAmongStaff: [ownPlaceAmongStaff],
  presence,
  versions,
  lists,
  submissions,
  telling,
};

/** What the rules are asked beside that, without measuring which of their expressions it reaches. */
export const unmeasured: Record<string, Scene[]> = {
  changes: withoutTelling(changes),
  fieldValues,
  fullLists: withoutTelling(fullLists),
  samples: withoutTelling(samples),
  fullSubmissions,
};

function withoutTelling(scenes: readonly Scene[]): Scene[] {
  const told = new Set(telling.flatMap(({ cases }) => cases));
  return scenes
    .map((scene) => ({ ...scene, cases: scene.cases.filter((each) => !told.has(each)) }))
    .filter(({ cases }) => cases.length > 0);
}
