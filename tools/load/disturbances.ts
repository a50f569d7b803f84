import { setTimeout as pause } from 'node:timers/promises';
import type { Instance, LoadSite, Target } from './loadSite.ts';
import { shown } from './report.ts';

/** In every hour; of a shorter run as many, closer to each other. */
const [killsAnHour, restarts] = [20, 4];

/** Requests that are under way are not calm from so long before trouble until so long after it. */
const marginMs = 25_000;

/** The failures during load. */
export interface Disturbances {
  begin(): Promise<void>;
  end(): Promise<void>;
  /** Whether nothing has been wrong since a moment of performance.now(), and shortly before. */
  isCalm(since: number): boolean;
  /** The failures so far, as a sentence. */
  report(): string;
}

/**
 * Kills the last process of a function and starts another one, again and again, by turns the API and the pages; and
 * has Firestore be out of reach while its emulator saves what it holds, ends and starts with that. The emulator keeps nothing
 * by itself: what it has acknowledged would be gone if it were killed. So first no request reaches it any more, as in an
 * outage of the network, then it is restarted.
 */
export function disturbances(
  site: LoadSite,
  pool: Record<Target, Instance[]>,
  minutes: number,
): Disturbances {
  const troubles: { from: number; to: number }[] = [];
  let [killed, outages, outageMs, isOver] = [0, 0, 0, false];
  const during = async (work: () => Promise<void>) => {
    const trouble = { from: performance.now(), to: Number.POSITIVE_INFINITY };
    troubles.push(trouble);
    await work();
    trouble.to = performance.now();
    return trouble.to - trouble.from;
  };

  const kill = (target: Target) =>
    during(async () => {
      const victim = pool[target].pop();
      victim?.process.kill('SIGKILL');
      await victim?.process;
      killed += 1;
      pool[target].push(await site.start(target));
    });

  const restart = async () => {
    outageMs += await during(async () => {
      site.relay.cut();
      // After this, all that has reached the emulator is stored.
      await pause(2_000);
      await site.restartStore();
      site.relay.mend();
    });
    outages += 1;
  };

  const run = async () => {
    const period = (minutes * 60_000) / killsAnHour;
    for (let turn = 1; !isOver; turn += 1) {
      await pause(period);
      if (isOver) return;
      await kill(turn % 2 === 0 ? 'site' : 'api');
      // A process that is started in the meantime would find no store.
      if (turn % (killsAnHour / restarts) === 2) await restart();
    }
  };

  let running = Promise.resolve();
  return {
    begin: () => (running = run()),
    async end() {
      isOver = true;
      await running;
    },
    isCalm: (since) =>
      troubles.every(
        ({ from, to }) => to + marginMs < since || from > performance.now() + marginMs,
      ),
    report: () =>
      `${killed} processes of functions were killed and replaced; ${outages} times Firestore was out of reach, ` +
      `for ${shown(outageMs / outages / 1_000)} s on average, and its emulator started anew with what it had held.`,
  };
}
