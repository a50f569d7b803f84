import { projectNamed, rules } from '../asking/emulator.ts';
import { measured, unmeasured } from '../scenes/all.ts';
import { allMutants } from './all.ts';
import { measuredSubjects, subjectsOf } from './reach.ts';
import { trials } from './trials.ts';

/** As many projects are used at once: the emulator is busy with two. */
const atOnce = 2;

/**
 * Tries mutants of the rules one by one.
 * @param isWanted says by its name whether one is tried
 * @param tried hears how many have been tried, of how many
 * @returns how many there were, and the names of those that no test told from the rules
 */
export async function survivorsIn(
  isWanted: (name: string) => boolean,
  tried: (done: number, all: number) => void,
): Promise<{ count: number; survivors: string[] }> {
  const mutants = allMutants(rules).filter(({ name }) => isWanted(name));
  const subjects = await measuredSubjects(
    projectNamed('demo-lamplight-reach'),
    subjectsOf(Object.values(measured).flat(), Object.values(unmeasured).flat()),
  );
  const tellTale = trials(subjects);
  const survivors: string[] = [];
  const queue = [...mutants];
  let done = 0;
  const work = async (_: unknown, index: number) => {
    const project = projectNamed(`demo-lamplight-mutants-${index}`);
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      if (!(await tellTale(project, mutant))) survivors.push(mutant.name);
      done += 1;
      tried(done, mutants.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { count: mutants.length, survivors };
}
