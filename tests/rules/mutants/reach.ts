import { expressionsIn, type Seen } from '../asking/coverage.ts';
import { type Project, rules } from '../asking/emulator.ts';
import { pathOf, type Request, type Scene } from '../asking/requests.ts';
import { wrongVerdicts } from '../asking/scenes.ts';
import type { Mutant } from './mutation.ts';

/** The scenes about one document or collection, and what they reach of the rules. */
export interface Subject {
  /** Those that together reach everything that any of them reaches. */
  telling: Scene[];
  /** Those that ask more of the same functions. */
  others: Scene[];
  /** Whether they evaluate what a mutant changes. */
  reaches(mutant: Mutant): boolean;
}

/**
 * The scenes by what they are about.
 * @param measured those whose reach is measured
 * @throws Error where a verdict is wrong although nothing has been changed
 */
export async function subjectsOf(
  project: Project,
  measured: readonly Scene[],
  others: readonly Scene[],
): Promise<Subject[]> {
  const subjects: Subject[] = [];
  const othersBySubject = Object.groupBy(others, subjectOf);
  for (const [subject, telling] of Object.entries(Object.groupBy(measured, subjectOf))) {
    if (!telling) continue;
    await project.load(rules);
    for (const scene of telling) {
      const [wrong] = await wrongVerdicts(project, scene);
      if (wrong) throw new Error(`The rules themselves fail: ${scene.title}: ${wrong}`);
    }
    const seen = expressionsIn(await project.coverage()).filter(({ evaluated }) => evaluated);
    subjects.push({ telling, others: othersBySubject[subject] ?? [], reaches: reachOf(seen) });
  }
  return subjects;
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

/** The functions of the rules, with where they stand and what they call. */
const functions = [...rules.matchAll(/^ {4}function (\w+)[\s\S]*?\n {4}\}$/gm)].map((match) => {
  const [text, name = ''] = match;
  return { name, from: match.index, to: match.index + text.length, text };
});

function reachOf(seen: readonly Seen[]): Subject['reaches'] {
  const reached = new Set(
    functions
      .filter(({ from, to }) => seen.some((each) => each.from >= from && each.to <= to))
      .map(({ name }) => name),
  );
  // What only returns a literal has no expressions of its own.
  for (const { name } of functions) {
    const isCalled = functions.some(
      (other) => reached.has(other.name) && other.name !== name && other.text.includes(`${name}(`),
    );
    if (isCalled && !hasExpressions(name)) reached.add(name);
  }
  return ({ within, from, to }) =>
    within ? reached.has(within) : seen.some((each) => each.from <= to && each.to >= from);
}

/** Functions that are evaluated somewhere have more than literals. */
function hasExpressions(name: string): boolean {
  const text = functions.find((each) => each.name === name)?.text ?? '';
  const body = text.slice(text.indexOf('{') + 1).replace(/'(?:\\.|[^'\\])*'/g, '');
  return /[a-z]\w*\(|[&|=<>]/i.test(body.replace(/return/g, ''));
}
