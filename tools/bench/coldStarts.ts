import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../../scripts/lib/places.ts';
import { numberIn, tool } from '../tool.ts';
import { spawnBare } from './bareFunction.ts';
import { type BenchSite, startBenchSite } from './benchSite.ts';
import { median } from './figures.ts';

/** A function that is started anew. */
interface ColdStart {
  /** The folder of its package. */
  source: string;
  target: string;
  /** The path that is requested. */
  path: string;
}

/** How many milliseconds it takes from the start of a process to its first answer. */
async function timeToAnswer(site: BenchSite, start: ColdStart): Promise<number> {
  const began = performance.now();
  const child = spawnBare(site, start);
  try {
    for (;;) {
      const status = await ask(child.port, start.path);
      if (status) return timeOf(status, start, performance.now() - began);
      if (performance.now() - began > 20_000) throw new Error(`${start.target} did not answer`);
      await pause(3);
    }
  } finally {
    child.end();
    await child.process;
  }
}

function timeOf(status: number, { target }: ColdStart, time: number): number {
  if (status >= 300) throw new Error(`${target} answered ${status}`);
  return time;
}

/** The status of an answer; undefined while no server listens. */
const ask = (port: number, path: string) =>
  new Promise<number | undefined>((resolve) => {
    request({ host: '127.0.0.1', port, path, agent: false }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode)),
    )
      .on('error', () => resolve(undefined))
      .end();
  });

/** How many times as long as an empty function one may take. */
const limit = 1.5;

const empty = 'an empty function';

/**
 * `node tools/run.mjs bench:cold`: how long the built functions that visitors wait for take from the start of their
 * process to their first answer, next to an empty one, by turns. The argument says how often.
 */
await tool('bench:cold', async ({ words }) => {
  const rounds = numberIn(words[0], 9);
  const site = await startBenchSite();
  const source = site.stage.path('functions');
  const starts: Record<string, ColdStart> = {
    [empty]: { source: inRoot('tools/bench/plain'), target: 'nothing', path: '/' },
    'api, GET /api/home': { source, target: 'api', path: '/api/home' },
    'site, GET /': { source, target: 'site', path: '/' },
  };
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, start] of Object.entries(starts)) {
      times.set(name, [...(times.get(name) ?? []), await timeToAnswer(site, start)]);
    }
  }
  const medianOf = (name: string) => median(times.get(name) ?? []);
  let good = true;
  for (const name of Object.keys(starts)) {
    const own = medianOf(name);
    const ratio = own / medianOf(empty);
    good = good && ratio <= limit;
    const all = times.get(name) ?? [];
    const [min, max] = [Math.min(...all), Math.max(...all)].map(Math.round);
    console.log(
      `${name.padEnd(24)}${own.toFixed(0).padStart(5)} ms  ${min} to ${max}` +
        `  ${ratio.toFixed(2)}`,
    );
  }
  return good ? 0 : 1;
});
