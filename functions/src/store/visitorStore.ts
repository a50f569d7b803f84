import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { ContentStore } from '@lamplight/content/contentSource';
import { orderField } from '@lamplight/content/documentMetadata';
import { listLimits } from '@lamplight/content/limits';
import type { ListFilter } from '@lamplight/content/listQuery';
import { inOrder } from '@lamplight/content/order';
import { pageOf } from '@lamplight/content/pageClaim';
import { addressClaim, listItem } from '@lamplight/content/paths';
import { dataOf, idOf, withoutErrors } from '@lamplight/content/restDocument';
import { unavailable } from '../http/errors.ts';

/**
 * The store as every visitor may read it, under the rules: what is not public cannot get into a page.
 * All reads throw unavailable after five seconds.
 */
export const visitorStore = {
  document: read,
  list: async (name, limit) => {
    if (name === 'pages')
      return inOrder(await queried(shownPages(), listLimits.items)).slice(0, limit);
    return queried({ from: [{ collectionId: name }], orderBy: [sortedBy(orderField)] }, limit);
  },
  find: async (name, { filters = [], sort, skip = 0, max }) => {
    const items = await queried(
      {
        from: [{ collectionId: name }],
        ...(filters.length > 0 && { where: allOf(filters.map(filterOf)) }),
        ...(sort && { orderBy: [sortedBy(...sort)] }),
        offset: skip,
      },
      max + 1,
    );
    return { items: items.slice(0, max), more: items.length > max };
  },
  pageAt: async (address) => {
    const [page] = await queried(shownPages(['address', '==', address]), 1);
    return page;
  },
  claimedPage: async (address) => {
    const id = pageOf(await read(addressClaim(address)));
    if (id === undefined) return undefined;
    try {
      return { id, data: await read(listItem('pages', id)) };
    } catch (error) {
      if (error instanceof Refused) return { id, data: undefined, hidden: true };
      throw error;
    }
  },
} satisfies ContentStore;

/** @param fields those to read; all if not given */
async function read(path: string, fields?: readonly string[]) {
  const query = { documents: [nameOf(path)], ...(fields && { mask: { fieldPaths: fields } }) };
  const [answer] = answersOf(await queryFirestore('batchGet', query));
  return answer?.found && dataIn(answer.found);
}

/** Documents that a query finds. */
async function queried(query: object, limit: number) {
  const structuredQuery = { ...query, limit };
  const answers = answersOf(await queryFirestore('runQuery', { structuredQuery }));
  return answers.flatMap(({ document }) =>
    document ? { id: idOf(document.name), data: dataIn(document) } : [],
  );
}

const sortedBy = (fieldPath: string, direction: 'asc' | 'desc' = 'asc') => ({
  field: { fieldPath },
  direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
});

const operators: Record<ListFilter[1], string> = {
  '==': 'EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
};

const filterOf = ([fieldPath, is, value]: ListFilter) => ({
  fieldFilter: { field: { fieldPath }, op: operators[is], value: encoded(value) },
});

function encoded(value: ListFilter[2]): object {
  if (typeof value === 'boolean') return { booleanValue: value };
  return typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value };
}

const allOf = (filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });

/** The query for the pages that visitors may see. Without an order it needs no index of its own. */
const shownPages = (...filters: ListFilter[]) => ({
  from: [{ collectionId: 'pages' }],
  where: allOf([['shown', '==', true] as const, ...filters].map(filterOf)),
});

/**
 * The same for pages, which are made of a few small documents: those that are asked for at the same moment share a
 * query. For an instance's first page, separate connections took longer than reading.
 */
export const pageStore: ContentStore = {
  ...visitorStore,
  document: async (path) => {
    collecting ??= collect();
    collecting.paths.add(path);
    const found = (await collecting.found).get(nameOf(path));
    return found && dataIn(found);
  },
};

/** Documents that are about to be asked for. */
let collecting: { paths: Set<string>; found: Promise<Map<string, Found>> } | undefined;

function collect() {
  const paths = new Set<string>();
  const found = Promise.resolve().then(async () => {
    collecting = undefined;
    const query = { documents: [...paths].map(nameOf) };
    const answers = answersOf(await queryFirestore('batchGet', query));
    return new Map(answers.flatMap(({ found }) => (found ? [[found.name, found]] : [])));
  });
  return { paths, found };
}

interface Found {
  name: string;
  fields?: unknown;
  createTime?: string;
}

/** The data of a document, with the times at which it was made and last saved as texts of ISO 8601. */
const dataIn = ({ fields, createTime }: Found): Record<string, unknown> => ({
  ...dataOf(fields, { bytes, time: (text) => text }),
  ...(createTime && { createTime }),
});

/** Firestore answers a list; in it is also when it was read, and which document there is not. */
const answersOf = (json: unknown) => (json ?? []) as { found?: Found; document?: Found }[];

const answerTimeoutMs = 5_000;

/** How long to wait before each try, where Firestore is out of reach or has too much to do. */
const retryDelaysMs = [0, 50, 200, 800];

const emulator = process.env.FIRESTORE_EMULATOR_HOST;
// Importing them would load all that Node has for HTTP, a client of WebSockets among it.
const { request, Agent } = process.getBuiltinModule(emulator ? 'node:http' : 'node:https');
const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
const agent = new Agent({ keepAlive: true });

/** The name of the project's database, which all its documents' names begin with. */
const documents = () => `projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents`;

/** The name by which Firestore knows the document at a path such as `site/home`. */
const nameOf = (path: string): string => `${documents()}/${path}`;

/** Firestore refuses a request, and trying again does not help. */
export class Refused extends Error {}

/**
 * Asks a method of Firestore's REST interface, such as `batchGet`, without saying who asks: the answer is
 * what the rules let everybody read. It may be asked more than once where an answer is lost. The Admin
 * SDK takes a third of a second to load, for which the first visitor of an instance would wait.
 * @throws unavailable when there is no answer within five seconds; an error when it is refused
 */
export async function queryFirestore(method: string, query: object): Promise<unknown> {
  const signal = AbortSignal.timeout(answerTimeoutMs);
  let failure: unknown;
  for (const delayMs of retryDelaysMs) {
    try {
      if (delayMs > 0) await pause(delayMs, undefined, { signal });
      return await tryOnce(method, query, signal);
    } catch (error) {
      if (error instanceof Refused) throw error;
      failure = error;
      if (signal.aborted) break;
    }
  }
  throw unavailable(failure);
}

async function tryOnce(method: string, query: object, signal: AbortSignal): Promise<unknown> {
  const response = await post(`${origin}/v1/${documents()}:${method}`, query, signal);
  const body = await text(response);
  const { statusCode = 0 } = response;
  if (statusCode === 200) return withoutErrors(JSON.parse(body));
  const message = `Firestore answered ${statusCode}: ${body.slice(0, 500)}`;
  if (statusCode === 429 || statusCode >= 500) throw new Error(message);
  throw new Refused(message);
}

const post = (address: string, query: object, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json' };
    const outgoing = request(address, { method: 'POST', headers, agent, signal }, resolve);
    outgoing.on('error', reject).end(JSON.stringify(query));
    const sending = once(outgoing, 'finish')
      .catch(() => undefined)
      .finally(() => unsent.delete(sending));
    unsent.add(sending);
  });

/** Queries that have not left yet: a connection comes first. */
const unsent = new Set<Promise<unknown>>();

/**
 * Waits until all queries have left, but no longer than `timeoutMs`. Otherwise long work in this process would delay
 * them.
 */
export async function requestsSent(timeoutMs: number): Promise<void> {
  // Collected requests go first.
  await Promise.resolve();
  await Promise.race([Promise.all(unsent), pause(timeoutMs)]);
}

const bytes = (base64: string) => Buffer.from(base64, 'base64');
