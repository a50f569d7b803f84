import { projectNamed, rules } from '../../tests/rules/asking/emulator.ts';
import { measured, unmeasured } from '../../tests/rules/scenes/all.ts';
import { allMutants } from './all.ts';
import { measuredSubjects, subjectsOf } from './reach.ts';
import { trials } from './trials.ts';

/** The number of projects used at once: two keep the emulator busy. */
const atOnce = 2;

/**
 * Tries mutants of the rules one by one.
 * @param isWanted whether the mutant with a name is tried
 * @param tried gets how many have been tried, of how many
 * @param survived gets the name of each mutant that no test could tell from the rules
 * @returns how many there were, and how many survived
 */
export async function survivorsIn(
  isWanted: (name: string) => boolean,
  tried: (done: number, all: number) => void,
  survived: (name: string) => void,
): Promise<{ count: number; survivors: number }> {
  const mutants = allMutants(rules).filter(({ name }) => isWanted(name));
  const subjects = await measuredSubjects(
    projectNamed('demo-lamplight-reach'),
    subjectsOf(Object.values(measured).flat(), Object.values(unmeasured).flat()),
  );
  const tellTale = trials(subjects);
  let survivors = 0;
  const queue = [...mutants];
  let done = 0;
  const work = async (_: unknown, index: number) => {
    const project = projectNamed(`demo-lamplight-mutants-${index}`);
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      if (!(await tellTale(project, mutant))) {
        survivors += 1;
        survived(mutant.name);
      }
      done += 1;
      tried(done, mutants.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { count: mutants.length, survivors };
}
