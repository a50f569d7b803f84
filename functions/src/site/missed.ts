import type { IncomingMessage } from 'node:http';
import { missedPath } from '@lamplight/content/seen';
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

const counted = lazy(async () => (await import('../store/dayCounts.ts')).counted);

/**
 * Counts an address at which nothing was found, without anything of who looked for it. Before they are answered: an
 * instance gets no processor afterwards.
 */
export async function countMissed(request: Asked, { pathname }: URL): Promise<void> {
  if (isCounted(request)) await counted({}, { missed: [{ path: missedPath(pathname), count: 1 }] });
}
