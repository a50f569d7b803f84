import type { IncomingMessage } from 'node:http';
import { missedADay, missedPath } from '@lamplight/content/seen';
import { lazy } from '../startup.ts';

type Asked = Pick<IncomingMessage, 'method' | 'headers'>;

/**
 * Whether somebody looks for an address in a browser and lets themselves be counted; programs that try addresses out do
 * not say that they are about to show a page (https://www.w3.org/TR/fetch-metadata/).
 */
const isCounted = ({ method, headers }: Asked): boolean =>
  method === 'GET' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers.dnt !== '1' &&
  headers['sec-gpc'] !== '1';

/** The least time between two writes of an instance: however much is looked for, that is no more work for the store. */
const intervalMs = 5_000;

/** How often each address was looked for since the last write. */
const waiting = new Map<string, number>();

let written = Number.NEGATIVE_INFINITY;
let isPlanned = false;

const write = lazy(async () => (await import('../store/dayCounts.ts')).counted);

/** Counts an address at which nothing was found, soon and without anything of who looked for it. */
export function countMissed(request: Asked, { pathname }: URL): void {
  if (!isCounted(request)) return;
  const path = missedPath(pathname);
  if (waiting.size >= missedADay && !waiting.has(path)) return;
  waiting.set(path, (waiting.get(path) ?? 0) + 1);
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(flush, Math.max(0, written + intervalMs - performance.now()));
}

function flush(): void {
  isPlanned = false;
  written = performance.now();
  const missed = [...waiting].map(([path, count]) => ({ path, count }));
  waiting.clear();
  void write({}, { missed });
}
