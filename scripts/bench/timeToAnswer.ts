import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { spawnBare } from './bareFunction.ts';
import type { BenchSite } from './benchSite.ts';

/** A function that is started anew. */
export interface ColdStart {
  /** The folder of its package. */
  source: string;
  target: string;
  /** What it is asked for. */
  path: string;
}

/** How many milliseconds it takes from the start of a process to its first answer. */
export async function timeToAnswer(site: BenchSite, start: ColdStart): Promise<number> {
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

/** The status of an answer; undefined while nobody listens. */
const ask = (port: number, path: string) =>
  new Promise<number | undefined>((resolve) => {
    request({ host: '127.0.0.1', port, path, agent: false }, (answer) =>
      answer.resume().on('end', () => resolve(answer.statusCode)),
    )
      .on('error', () => resolve(undefined))
      .end();
  });
