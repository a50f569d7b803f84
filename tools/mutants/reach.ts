import type { Seen } from '../../tests/rules/asking/coverage.ts';
import { type Project, rules } from '../../tests/rules/asking/emulator.ts';
import { measuring } from '../../tests/rules/asking/measuring.ts';
import { pathOf, type Request, type Scene } from '../../tests/rules/asking/requests.ts';
import type { Mutant } from './mutation.ts';

/** The scenes about one document or collection, and what they reach of the rules. */
export interface Subject {
  /** Those that together reach everything that any of them reaches. */
  telling: Scene[];
  /** Those that ask more of the same functions. */
  others: Scene[];
}

/** A subject, and whether its scenes evaluate what a mutant changes. */
export type MeasuredSubject = Subject & { reaches(mutant: Mutant): boolean };

/**
 * All scenes by what they are about.
 * @param measured those that reach as much as all about the same; where there are none, all are telling
 */
export function subjectsOf(measured: readonly Scene[], others: readonly Scene[]): Subject[] {
  const subjects = Object.groupBy([...measured, ...others], subjectOf);
  return Object.values(subjects).map((scenes = []) => {
    const telling = scenes.filter((scene) => measured.includes(scene));
    return telling.length > 0
      ? { telling, others: scenes.filter((scene) => !measured.includes(scene)) }
      : { telling: scenes, others: [] };
  });
}

/**
 * The same with what they reach.
 * @throws Error where a verdict is wrong although nothing has been changed
 */
export async function measuredSubjects(
  project: Project,
  subjects: readonly Subject[],
): Promise<MeasuredSubject[]> {
  const measured: MeasuredSubject[] = [];
  for (const subject of subjects) {
    const asking = measuring([project]);
    for (const scene of subject.telling) {
      const [wrong] = await asking.wrongVerdicts(scene, true);
      if (wrong) throw new Error(`The rules themselves fail: ${scene.title}: ${wrong}`);
    }
    const seen = (await asking.seen()).filter(({ evaluated }) => evaluated);
    measured.push({ ...subject, reaches: reachOf(seen) });
  }
  return measured;
}

/** `site/home`, `team`, … or `several`. */
function subjectOf({ cases }: Scene): string {
  const subjects = new Set(cases.flatMap(({ request }) => pathsIn(request)).map(subjectAt));
  return subjects.size === 1 ? [...subjects].join() : 'several';
}

const subjectAt = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('site/') ? 2 : 1)
    .join('/');

const pathsIn = (request: Request): string[] =>
  'commit' in request
    ? request.commit.map(pathOf)
    : ['get' in request ? request.get : request.list];

/** The functions of the rules, with where they are. */
const functions = [...rules.matchAll(/^ {4}function (\w+)[\s\S]*?\n {4}\}$/gm)].map((match) => {
  const [text, name = ''] = match;
  return { name, from: match.index, to: match.index + text.length };
});

/**
 * In a function, any of its expressions has to be evaluated; in an `allow`, one from the change on.
 * Whether a constant is evaluated isn't reported, so everything may reach an `allow` with one.
 */
function reachOf(seen: readonly Seen[]): MeasuredSubject['reaches'] {
  const reached = new Set(
    functions
      .filter(({ from, to }) => seen.some((each) => each.from >= from && each.to <= to))
      .map(({ name }) => name),
  );
  return ({ within, from }) => {
    if (within) return reached.has(within);
    const end = rules.indexOf(';', from);
    if (/: if true$/.test(rules.slice(from, end))) return true;
    return seen.some((each) => each.from <= end && each.to >= from);
  };
}
