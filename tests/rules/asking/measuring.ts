import { expressionsIn, type Seen, together } from './coverage.ts';
import { type Project, rules } from './emulator.ts';
import type { Scene } from './requests.ts';
import { wrongVerdicts } from './scenes.ts';

/**
 * The emulator keeps every value of every expression until rules are loaded: after so many requests
 * they are loaded anew, lest it run out of memory and its report grow beyond what can be read.
 */
const atMost = 150;

/** Asks scenes of a project and, of those that are to be measured, notes what the rules evaluated. */
export function measuring(project: Project) {
  let asked = Number.POSITIVE_INFINITY;
  let isMeasured = false;
  let seen: Seen[] = [];

  async function note() {
    if (isMeasured) seen = together([...seen, ...expressionsIn(await project.coverage())]);
    isMeasured = false;
    asked = Number.POSITIVE_INFINITY;
  }

  return {
    /** A line for each wrong verdict. */
    async wrongVerdicts(scene: Scene, measured: boolean): Promise<string[]> {
      const wrong: string[] = [];
      for (let from = 0; from < scene.cases.length; from += atMost) {
        const cases = scene.cases.slice(from, from + atMost);
        if (asked + cases.length > atMost || measured !== isMeasured) {
          await note();
          await project.load(rules);
          asked = 0;
        }
        isMeasured = measured;
        asked += cases.length;
        wrong.push(...(await wrongVerdicts(project, { ...scene, cases })));
      }
      return wrong;
    },
    /** What became of each expression in all measured scenes. */
    async seen(): Promise<Seen[]> {
      await note();
      return seen;
    },
  };
}
