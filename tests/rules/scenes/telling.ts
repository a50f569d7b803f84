import type { Case, Scene } from '../asking/requests.ts';
import { changes } from './changes.ts';
import { fullLists } from './fullLists.ts';
import { samples } from './samples.ts';

/** Requests that are small, in characters of their JSON, cost little to measure. */
const small = 5_000;

/** Of a scene that is longer than this, some cases are enough. */
const most = 600_000;

/**
 * Few and small requests that nevertheless bring every condition on content to both its verdicts.
 * The emulator keeps every value of every expression: measuring all of the scenes would take
 * gigabytes.
 */
export const telling: Scene[] = [
  ...changes.map((scene) => ({ ...scene, cases: thinned(scene.cases.filter(isSmall)) })),
  ...samples.map((scene) => ({ ...scene, cases: scene.cases.filter(isAboutNumbers) })),
  // The last places of lists are judged with the revision.
  ...fullLists.map((scene) => ({ ...scene, cases: scene.cases.slice(-6) })),
].filter(({ cases }) => cases.length > 0);

function thinned(cases: Case[]): Case[] {
  if (JSON.stringify(cases).length <= most) return cases;
  return cases.filter(({ what }, index) => index % 30 === 0 || what.endsWith(': not a field'));
}

function isSmall({ request }: Case): boolean {
  return JSON.stringify(request).length < small;
}

function isAboutNumbers({ what }: Case): boolean {
  return what.includes('too many') || what.includes('twice');
}
