import { setTimeout as pause } from 'node:timers/promises';
import { computedSeconds, memoryOf } from '../bench/bareFunction.ts';
import type { Instance } from './loadSite.ts';

/** The resources of a process at a moment. */
export interface Sample {
  /** By performance.now(). */
  at: number;
  /** Megabytes. */
  memory: number;
  /** Seconds that it has computed so far. */
  computed: number;
}

/** The share of the samples at the beginning that is left out: a process grows to its size when it is first used. */
const warmUp = 1 / 6;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The trend of memory, by the straight line with the least squares through its samples. */
export function trendOf(all: readonly Sample[]) {
  const samples = all.slice(Math.floor(all.length * warmUp));
  const memory = samples.map((each) => each.memory);
  const hours = samples.map(({ at }) => at / 3_600_000);
  const [meanOfMemory, meanOfHours] = [mean(memory), mean(hours)];
  const covariance = hours.map(
    (at, index) => (at - meanOfHours) * ((memory[index] ?? 0) - meanOfMemory),
  );
  const variance = hours.map((at) => (at - meanOfHours) ** 2);
  const quarter = Math.ceil(samples.length / 4);
  const [from, to] = [all[0], all.at(-1)];
  return {
    mean: meanOfMemory,
    /** The mean of the first and of the last quarter. */
    first: mean(memory.slice(0, quarter)),
    last: mean(memory.slice(-quarter)),
    max: Math.max(...memory),
    /** By how many megabytes an hour it grows. */
    perHour: mean(covariance) / mean(variance),
    /** Which share of one processor it takes. */
    busy: from && to ? (1_000 * (to.computed - from.computed)) / (to.at - from.at) : Number.NaN,
  };
}

const sampleMs = 10_000;

/** Looks at the memory of processes every ten seconds, until it is told to end. */
export function sampling(processes: { pid: number }[]) {
  const samples = new Map<number, Sample[]>(processes.map(({ pid }) => [pid, []]));
  const timer = setInterval(() => {
    for (const [pid, of] of samples) {
      of.push({ at: performance.now(), memory: memoryOf(pid), computed: computedSeconds(pid) });
    }
  }, sampleMs);
  return { end: () => clearInterval(timer), of: (pid: number) => samples.get(pid) ?? [] };
}

/**
 * The megabytes of a process's heap that are in use, after all else has been thrown away: what grows here from one time to
 * the next is kept for ever. Asked over Node's inspector.
 */
export async function heapInUse({ pid, inspectPort }: Instance): Promise<number> {
  process.kill(pid, 'SIGUSR1');
  const address = `http://127.0.0.1:${inspectPort}/json/list`;
  let targets: { webSocketDebuggerUrl: string }[] = [];
  for (let tries = 0; tries < 100 && targets.length === 0; tries += 1) {
    await pause(100);
    targets = await fetch(address).then(
      (response) => response.json(),
      () => [],
    );
  }
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const ask = (method: string): Promise<{ usedSize: number }> =>
    new Promise((resolve) => {
      socket.onmessage = ({ data }) => resolve(JSON.parse(data).result);
      socket.send(JSON.stringify({ id: 1, method }));
    });
  // Collected objects may release others.
  for (let times = 0; times < 3; times += 1) await ask('HeapProfiler.collectGarbage');
  const { usedSize } = await ask('Runtime.getHeapUsage');
  socket.close();
  return usedSize / 1e6;
}
