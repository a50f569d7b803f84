import { orderField } from '@lamplight/content/documentMetadata';
import { listItem } from '@lamplight/content/paths';
import { dataOf, idOf } from '@lamplight/content/restDocument';
import type { ListName } from '@lamplight/content/siteContent';
import { learnServerTime } from '../../device/serverClock.ts';
import { emulators, firebaseOptions } from '../connection/project.ts';
import { NotAllowed, throwUnreachable, Unreachable } from '../errors.ts';
import type { Data, ListedData } from './stored.ts';

/**
 * What the first page shows is read over Firestore's REST interface, next to its code: Firestore's client is larger
 * than React, and asks three times before it has anything. It is loaded once the page can be used, and from then
 * on everything is live.
 */

/** The data read ahead, by what names it: a path, or `nameOfList`. It is undefined where it cannot be read. */
const reads = new Map<string, Promise<unknown>>();

/** The part that has arrived. */
const known = new Map<string, unknown>();

/** The name of the first `max` items of a list. */
export const nameOfList = (name: ListName, max: number) => `${name} ${max}`;

/** The data read ahead under a name; undefined where nothing is. */
export const prefetched = <T>(name: string) =>
  reads.get(name) as Promise<T | undefined> | undefined;

/** The same, if it has arrived. */
export const prefetchedNow = <T>(name: string) => known.get(name) as T | undefined;

function prefetch(name: string, read: () => Promise<unknown>): void {
  const reading = read().then(
    (data) => {
      if (reads.get(name) === reading) known.set(name, data);
      return data;
    },
    // The client asks again and reports the outcome.
    () => undefined,
  );
  reads.set(name, reading);
}

/** Reads a document ahead. @param token of the reader, if the document isn't public */
export const prefetchDocument = (path: string, token?: () => Promise<string>) =>
  prefetch(path, async () => readDocument(path, await token?.()));

/** Reads the draft of a document ahead. Few have one; empty data means that there is none. */
export const prefetchDraft = (path: string, token: string) =>
  prefetch(path, async () => (await readDocument(path, token)) ?? {});

/** Reads the first items of a list ahead, and their documents. @param token of the reader, if the list isn't public */
export const prefetchList = (name: ListName, max: number, token?: string) =>
  prefetch(nameOfList(name, max), async () => {
    const items = await readList(name, max, token);
    for (const { path, data } of items) prefetch(path, async () => data);
    return items;
  });

/** Forgets what was read ahead: once the page is shown, that may be older than what is stored. */
export function forgetPrefetched(): void {
  reads.clear();
  known.clear();
}

/** A document as it is stored; undefined where there is none. @throws NotAllowed, Unreachable */
export async function readDocument(path: string, token?: string): Promise<Data | undefined> {
  const query = async () => ({ documents: [`${await databaseName()}/documents/${path}`] });
  const [answer] = await ask<{ found?: Found }>('batchGet', query, token);
  return answer?.found && dataIn(answer.found);
}

/**
 * Whether there is a document at a path that everyone may read, without reading what it holds.
 * @throws NotAllowed, Unreachable
 */
export async function isStored(path: string): Promise<boolean> {
  const mask = { fieldPaths: ['nothing'] };
  const query = async () => ({ documents: [`${await databaseName()}/documents/${path}`], mask });
  const [answer] = await ask<{ found?: Found }>('batchGet', query);
  return answer?.found !== undefined;
}

async function readList(name: ListName, max: number, token?: string): Promise<ListedData[]> {
  const order = { field: { fieldPath: orderField }, direction: 'ASCENDING' };
  const from = [{ collectionId: name }];
  const query = async () => ({ structuredQuery: { from, orderBy: [order], limit: max } });
  const answers = await ask<{ document?: Found }>('runQuery', query, token);
  return answers.flatMap(({ document }) => {
    if (!document) return [];
    const id = idOf(document.name);
    return { id, path: listItem(name, id), data: dataIn(document) };
  });
}

interface Found {
  name: string;
  fields?: unknown;
}

const dataIn = ({ fields }: Found): Data => dataOf(fields, { time: (text) => new Date(text) });

const databaseName = async () =>
  `projects/${(await firebaseOptions()).projectId}/databases/(default)`;

const origin = emulators
  ? `http://${emulators.firestore.host}:${emulators.firestore.port}`
  : 'https://firestore.googleapis.com';

/** Milliseconds after which the store counts as out of reach. */
const timeoutMs = 8_000;

async function ask<Row>(
  method: string,
  query: () => Promise<object>,
  token?: string,
): Promise<Row[]> {
  const { apiKey } = await firebaseOptions();
  const address = `${origin}/v1/${await databaseName()}/documents:${method}?key=${apiKey}`;
  const response = await fetch(address, {
    method: 'POST',
    // Browsers send plain text without a preflight request.
    headers: { 'Content-Type': 'text/plain', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(await query()),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(throwUnreachable);
  if (response.status === 401 || response.status === 403) throw new NotAllowed();
  if (!response.ok) throw new Unreachable(`Firestore answered ${response.status}`);
  const answers: (Row & { readTime?: string })[] = await response.json();
  learnServerTime(new Date(answers[0]?.readTime ?? ''));
  return answers;
}
