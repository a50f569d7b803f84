import { expressionsIn, type Seen, together } from './coverage.ts';
import { type Project, rules } from './emulator.ts';
import type { Case, Scene } from './requests.ts';
import { wrongVerdicts } from './scenes.ts';

/**
 * The emulator keeps every value of every expression until rules are loaded, and answers a report of
 * about 500 MB with an error. So rules are loaded anew after as many characters of requests: each made
 * up to 750 in a report. To load them takes as long as hundreds of requests.
 */
const atMost = 250_000;

/** The others are never reported: the emulator has to keep them in its memory. */
const atMostUnmeasured = 500_000;

/**
 * Asks scenes of projects, as many side by side as there are, and of those that are to be measured
 * notes what the rules evaluated.
 */
export function measuring(projects: readonly Project[]) {
  const lanes = projects.map(laneOf);
  const free = [...lanes];
  const waiting: ((lane: Lane) => void)[] = [];
  const freeLane = () => free.shift() ?? new Promise<Lane>((resolve) => waiting.push(resolve));
  const release = (lane: Lane) => (waiting.shift() ?? ((one) => free.push(one)))(lane);
  return {
    /** A line for each wrong verdict. */
    async wrongVerdicts(scene: Scene, measured: boolean): Promise<string[]> {
      const lane = await freeLane();
      return lane.wrongVerdicts(scene, measured).finally(() => release(lane));
    },
    /** The results of each expression in all measured scenes. */
    seen: async (): Promise<Seen[]> =>
      together((await Promise.all(lanes.map((lane) => lane.seen()))).flat()),
  };
}

type Lane = ReturnType<typeof laneOf>;

/** Asks scenes of one project, one after the other. */
function laneOf(project: Project) {
  let sinceLoad = Number.POSITIVE_INFINITY;
  let isMeasured = false;
  let seen: Seen[] = [];

  async function note() {
    if (isMeasured) seen = together([...seen, ...expressionsIn(await project.coverage())]);
    isMeasured = false;
    sinceLoad = Number.POSITIVE_INFINITY;
  }

  return {
    async wrongVerdicts(scene: Scene, measured: boolean): Promise<string[]> {
      const wrong: string[] = [];
      for (const cases of measured ? parts(scene.cases) : [scene.cases]) {
        const length = lengthOf(cases);
        if (
          sinceLoad + length > (measured ? atMost : atMostUnmeasured) ||
          measured !== isMeasured
        ) {
          await note();
          await project.load(rules);
          sinceLoad = 0;
        }
        isMeasured = measured;
        sinceLoad += length;
        wrong.push(...(await wrongVerdicts(project, { ...scene, cases })));
      }
      return wrong;
    },
    async seen(): Promise<Seen[]> {
      await note();
      return seen;
    },
  };
}

const lengthOf = (cases: readonly Case[]): number => JSON.stringify(cases).length;

/** Cases in groups that one report has room for; a longer case has a group of its own. */
function parts(cases: readonly Case[]): Case[][] {
  const groups: Case[][] = [];
  for (const each of cases) {
    const last = groups.at(-1);
    if (last && lengthOf([...last, each]) <= atMost) last.push(each);
    else groups.push([each]);
  }
  return groups;
}
