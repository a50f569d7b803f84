import { median } from '../bench/figures.ts';
import { type Ask, ask, atRate, latencies } from './ask.ts';
import { type Random, seeded } from './chance.ts';
import type { LoadSite, Target } from './loadSite.ts';
import { milliseconds, type Outcome, table } from './report.ts';
import { choosePage, newForm, pagePaths, sendForm } from './visitors.ts';

/** Requests that all come at once, and the answer that each must get. */
interface Crowd {
  name: string;
  target: Target;
  ask: (random: Random) => Ask;
  status: number;
  /** How many within one second. */
  visitors: number;
}

const page = (random: Random): Ask => ({ path: pagePaths[choosePage(random)] ?? '/' });
const form = (random: Random): Ask => sendForm(newForm(random));

const crowds: Crowd[] = [
  { name: 'Pages', target: 'site', ask: page, status: 200, visitors: 1_000 },
  { name: 'Forms', target: 'api', ask: form, status: 201, visitors: 200 },
];

/** The processes that are there for a crowd. */
const receptions = [
  { name: 'one that runs', processes: 1, warm: true },
  { name: 'one that starts', processes: 1, warm: false },
  { name: 'two that start', processes: 2, warm: false },
];

/**
 * `node tools/run.mjs load spike`: from nothing to hundreds of visitors within a second, of a function that runs already, and of
 * processes that are only started with the first of them. As in the cloud a request waits until there is a process,
 * and a process gets no more than 80 at a time.
 */
export async function spike(site: LoadSite, rounds = 5): Promise<Outcome> {
  const rows = [];
  const failures: string[] = [];
  const found = new Map<string, Wait[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const crowd of crowds) {
      for (const { name, ...reception } of receptions) {
        const key = `${crowd.name} ${crowd.visitors} ${name}`;
        const wait = await meet(site, crowd, reception);
        if (wait.failed > 0) failures.push(`${wait.failed} of ${key} failed`);
        found.set(key, [...(found.get(key) ?? []), wait]);
      }
    }
  }
  for (const { name, visitors } of crowds) {
    for (const { name: reception } of receptions) {
      const waits = found.get(`${name} ${visitors} ${reception}`) ?? [];
      const of = (each: Exclude<keyof Wait, 'failed'>) => {
        const values = waits.map((wait) => wait[each]);
        return `${milliseconds(median(values))} (${milliseconds(Math.min(...values))})`;
      };
      rows.push([
        `${visitors} ${name.toLowerCase()}`,
        reception,
        of('p50'),
        of('p95'),
        of('slowest'),
      ]);
    }
  }
  const head = ['Within a second', 'Processes', 'p50', 'p95', 'Slowest'];
  const text = `${table(head, rows)}\n\nThe median of ${rounds} rounds, and in brackets the best.`;
  return { text, failures };
}

/** How long visitors waited, in milliseconds. */
interface Wait {
  p50: number;
  p95: number;
  slowest: number;
  failed: number;
}

async function meet(
  site: LoadSite,
  { target, ask: next, status, visitors }: Crowd,
  { processes, warm }: { processes: number; warm: boolean },
): Promise<Wait> {
  const random = seeded(visitors);
  const instances = Array.from({ length: processes }, () => site.spawn(target));
  if (warm) {
    await Promise.all(instances.map(({ listens }) => listens));
    for (let times = 0; times < 20; times += 1) {
      for (const { address } of instances) await ask(address, next(random));
    }
  }
  const took = latencies();
  let [failed, turn] = [0, 0];
  await atRate({ perSecond: visitors, seconds: 1, random }, async (due) => {
    const instance = instances[turn++ % processes];
    await instance?.listens;
    const answer = await ask(instance?.address ?? '', next(random)).catch(() => undefined);
    took.since(due);
    if (answer?.status !== status) failed += 1;
  });
  for (const { end, process } of instances) {
    end();
    await process;
  }
  return { p50: took.at(50), p95: took.at(95), slowest: took.max(), failed };
}
