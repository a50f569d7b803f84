import { Agent, request } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { nextAfter, type Random } from './chance.ts';

/** A request to a function. */
export interface Ask {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: object;
  /** The network that it comes from. */
  visitor?: string;
}

export interface Answer {
  status: number;
  body: string;
}

/** The timeout of the site's forms. */
const timeoutMs = 20_000;

/** The number of requests that the cloud gives an instance at a time; further ones wait. */
const concurrency = 80;

const agents = new Map<string, Agent>();

/**
 * Asks a function. The caller decides how an answer may look.
 * @throws where there is none
 */
export async function ask(address: string, { path, ...options }: Ask): Promise<Answer> {
  const { method = 'GET', visitor = '198.51.100.7', body } = options;
  const agent = agents.get(address) ?? new Agent({ keepAlive: true, maxSockets: concurrency });
  agents.set(address, agent);
  const headers = {
    'X-Forwarded-For': visitor,
    'Accept-Encoding': 'br',
    ...(body && { 'Content-Type': 'application/json' }),
    ...options.headers,
  };
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { method, headers, agent, signal }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}

/**
 * Does something at a rate, at moments by chance, whether what was begun before is done or not: visitors do not wait for
 * each other. It is told the moment at which it should have begun, so that what the sender lags behind counts too.
 */
export async function atRate(
  { perSecond, seconds, random }: { perSecond: number; seconds: number; random: Random },
  act: (due: number) => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const inFlight = new Set<Promise<void>>();
  for (let due = began; ; ) {
    due += 1_000 * nextAfter(perSecond, random);
    if (due > began + 1_000 * seconds) break;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    const acting = act(due).finally(() => inFlight.delete(acting));
    inFlight.add(acting);
  }
  await Promise.all(inFlight);
}

/** Does something with each, with so many under way at once. */
export async function inParallel<T>(
  limit: number,
  all: readonly T[],
  act: (each: T, index: number) => Promise<unknown>,
): Promise<void> {
  const queue = all.entries();
  const work = async () => {
    for (const [index, each] of queue) await act(each, index);
  };
  await Promise.all(Array.from({ length: limit }, work));
}

/** How long answers took, in milliseconds. */
export function latencies() {
  const histogram = createHistogram();
  return {
    /** @param began a moment of performance.now() */
    since: (began: number) =>
      histogram.record(Math.max(1, Math.round(1_000 * (performance.now() - began)))),
    at: (percentile: number) => histogram.percentile(percentile) / 1_000,
    count: () => histogram.count,
    max: () => histogram.max / 1_000,
  };
}

export type Latencies = ReturnType<typeof latencies>;
