import type { Project } from '../../tests/rules/asking/emulator.ts';
import type { Case, Scene } from '../../tests/rules/asking/requests.ts';
import { wrongVerdicts } from '../../tests/rules/asking/scenes.ts';
import { measured } from '../../tests/rules/scenes/all.ts';
import type { Mutant } from './mutation.ts';
import type { MeasuredSubject } from './reach.ts';

/** The place where a mutant was detected; others nearby are often detected there too. */
interface Find {
  scene: Scene;
  index: number;
}

/** Some of the cases of a scene. */
type Attempt = Pick<Scene, 'cases'> & { scene: Scene };

/** The emulator keeps what it evaluated until rules are loaded anew. */
const casesALoad = 250;
const atATime = 50;

/** As many earlier finds are tried before everything else, with as many cases like each and near it. */
const earlierFinds = 4;
const alikeAtATime = 8;
const nearAtATime = 5;

const { shapes = [], submissions = [] } = measured;
const aboutContent = new Set([...shapes, ...submissions]);

/** The sections of the rules about which the measured scenes tell the most. */
const notAboutContent = new Set(['Collections', 'Who', 'Saves']);

/** Tries mutants, and learns from each where the next ones may be found out. */
export function trials(subjects: readonly MeasuredSubject[]) {
  const finds = new Map<string, Find[]>();

  /** @returns the case that tells the mutant from the rules; undefined if none does */
  return async function tellTale(project: Project, mutant: Mutant): Promise<string | undefined> {
    let sinceLoad = Number.POSITIVE_INFINITY;
    for (const attempt of attemptsAt(mutant)) {
      if (sinceLoad + attempt.cases.length > casesALoad) {
        if (!(await isLoaded(project, mutant))) return 'it is not even a program';
        sinceLoad = 0;
      }
      sinceLoad += attempt.cases.length;
      const wrong = await firstWrong(project, attempt);
      if (wrong) return remember(mutant.place, attempt, wrong);
    }
    return undefined;
  };

  /** First the cases near earlier finds at the same place, then everything. */
  function* attemptsAt(mutant: Mutant): Generator<Attempt> {
    const scenes = scenesFor(mutant);
    const earlier = (finds.get(mutant.place) ?? []).filter(({ scene }) => scenes.includes(scene));
    for (const find of earlier.slice(0, earlierFinds)) {
      yield { scene: find.scene, cases: casesNear(find) };
    }
    for (const scene of scenes) {
      for (let from = 0; from < scene.cases.length; from += atATime) {
        yield { scene, cases: scene.cases.slice(from, from + atATime) };
      }
    }
  }

  /** Scenes about content first if the mutant is about content; then the telling and the small ones. */
  function scenesFor(mutant: Mutant): Scene[] {
    const reached = subjects.filter((each) => each.reaches(mutant));
    const telling = bySize(reached.flatMap((each) => each.telling));
    const others = bySize(reached.flatMap((each) => each.others));
    if (notAboutContent.has(mutant.section)) return [...telling, ...others];
    const early = telling.filter((each) => aboutContent.has(each));
    return [...early, ...others, ...telling.filter((each) => !aboutContent.has(each))];
  }

  function remember(place: string, { scene, cases }: Attempt, wrong: string): string {
    const found = cases.find(({ what, by }) => wrong.startsWith(`${what}, by ${by}:`));
    const index = found ? scene.cases.indexOf(found) : 0;
    const others = (finds.get(place) ?? []).filter(
      (each) => each.scene !== scene || each.index !== index,
    );
    finds.set(place, [{ scene, index }, ...others]);
    return `${scene.title}: ${wrong}`;
  }
}

/** Whether the rules are to blame, and not the emulator or the connection to it. */
const isVerdict = (wrong: string): boolean =>
  /: should have been (allowed|denied)$|too many expressions/.test(wrong);

/** @throws Error where a request failed for another reason than the rules */
async function firstWrong(
  project: Project,
  { scene, cases }: Attempt,
): Promise<string | undefined> {
  const [wrong] = await wrongVerdicts(project, { ...scene, cases }, 1);
  if (wrong && !isVerdict(wrong)) throw new Error(wrong);
  return wrong;
}

/** Some mutants, such as a function that calls itself, can neither be loaded nor deployed. */
async function isLoaded(project: Project, { rules }: Mutant): Promise<boolean> {
  try {
    await project.load(rules);
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('Error compiling rules')) return false;
    throw error;
  }
}

/** The nearest cases, and the nearest of those that change something else in the same way. */
function casesNear({ scene, index }: Find): Scene['cases'] {
  const way = wayOf(scene.cases[index]);
  const byDistance = scene.cases
    .map((each, at) => ({ each, distance: Math.abs(at - index), isAlike: wayOf(each) === way }))
    .sort((one, other) => one.distance - other.distance);
  const alike = byDistance.filter(({ isAlike }) => isAlike).slice(0, alikeAtATime);
  const near = byDistance.slice(0, nearAtATime).filter(({ isAlike }) => !isAlike);
  return [...alike, ...near].map(({ each }) => each);
}

/** The part after the name of the field that a case changes. */
const wayOf = (of?: Case): string => of?.what.split(': ').slice(1).join(': ') ?? '';

const bySize = (some: readonly Scene[]): Scene[] =>
  some.toSorted((one, other) => sizeOf(one) - sizeOf(other));

const sizes = new Map<Scene, number>();

function sizeOf(scene: Scene): number {
  const known = sizes.get(scene) ?? JSON.stringify(scene.cases).length;
  sizes.set(scene, known);
  return known;
}
