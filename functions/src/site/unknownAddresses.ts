import {
  dayOf,
  maxUnknownADay,
  maxUnknownOfNetwork,
  unknownPath,
} from '@lamplight/content/metrics';
import type { Request } from 'firebase-functions/v2/https';
import { LRUCache } from 'lru-cache';
import { type Connected, clientNetwork } from '../visitors/clientNetwork.ts';

type CountedRequest = Pick<Request, 'method'> & Connected;

/**
 * Whether someone looks for an address in a browser and lets themselves be counted; programs that try addresses out do
 * not say that they are about to show a page (https://www.w3.org/TR/fetch-metadata/).
 */
const isCounted = ({ method, headers }: CountedRequest): boolean =>
  method === 'GET' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers.dnt !== '1' &&
  headers['sec-gpc'] !== '1';

/** How many each network has looked for today, in memory alone: a network is written down nowhere. */
const ofNetworks = new LRUCache<string, number>({ max: 10_000 });

/** The same path of several visitors is one entry, so that no flood fills the memory. */
const waiting = new Map<string, number>();
let waitingSince = 0;
let storing = false;

/** For how long counts wait for a moment without requests. */
const longestWaitMs = 1_000;

/**
 * Counts an address at which nothing was found, in memory, without anything of the person who has looked for it.
 * Addresses beyond what is kept of a day, or beyond the share of a network, are not counted.
 */
export function countUnknown(request: CountedRequest, { pathname }: URL): void {
  if (!isCounted(request)) return;
  const network = `${dayOf(Date.now())} ${clientNetwork(request)}`;
  const times = ofNetworks.get(network) ?? 0;
  if (times >= maxUnknownOfNetwork) return;
  ofNetworks.set(network, times + 1);
  const path = unknownPath(pathname);
  if (!waiting.has(path) && waiting.size >= maxUnknownADay) return;
  if (waiting.size === 0) waitingSince = performance.now();
  waiting.set(path, (waiting.get(path) ?? 0) + 1);
}

/**
 * Stores the counts that wait, with one write at a time. Called when a request has its answer, so that nobody waits for it.
 * @param quiet whether no other request is being answered: loading the Admin SDK would keep it waiting
 */
export async function storeUnknown(quiet: boolean): Promise<void> {
  if (storing || waiting.size === 0) return;
  if (!quiet && performance.now() - waitingSince < longestWaitMs) return;
  storing = true;
  try {
    await store();
  } finally {
    storing = false;
  }
}

async function store(): Promise<void> {
  const { recordMetrics: counted } = await import('../store/metrics.ts');
  while (waiting.size > 0) {
    const missed = [...waiting].map(([path, count]) => ({ path, count }));
    waiting.clear();
    await counted({}, { missed });
  }
}
