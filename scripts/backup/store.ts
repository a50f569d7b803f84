import { setTimeout as pause } from 'node:timers/promises';
import { revisions } from '@lamplight/content/paths';
import { withoutErrors } from '@lamplight/content/restDocument';
import { applicationDefault } from 'firebase-admin/app';
import type { Place } from '../lib/chosenProject.ts';

/** A value as Firestore's REST interface has it: `{ integerValue: '5' }`, with its exact type. */
type Value = { [type: string]: unknown };

/** A stored document: its path below the root, and its fields. References are paths, too. */
export interface Document {
  path: string;
  fields: { [name: string]: Value };
}

/** Documents that are read in one order: those of a collection at the root, or all histories. */
type Source = string;

/** A database, spoken to through REST, which says and takes every type of value as it is. */
export interface Store {
  /** The collections that are there, in their order; the histories of all of them come last. */
  sources(): Promise<Source[]>;
  /**
   * The documents of a source in the order of `comparePaths`.
   * @param after the path behind which to begin
   * @param readTime the moment whose documents are read, as RFC 3339; now if not given
   */
  documents(source: Source, after?: string, readTime?: string): AsyncGenerator<Document>;
  /** The moment that it is, on the clock of the database, as RFC 3339. */
  now(): Promise<string>;
  /** Stores and deletes documents, at most 500. */
  commit(stored: readonly Document[], deleted: readonly string[]): Promise<void>;
}

/** Collections that expire within a minute or a day and hold no content. All others are kept, reminders too. */
export const leftOut: readonly string[] = ['limits', 'limitSalts', 'presence'];

/** The order in which Firestore lists documents: segment by segment, by their bytes in UTF-8. */
export function comparePaths(one: string, other: string): number {
  const [ones, others] = [one.split('/'), other.split('/')];
  for (let at = 0; at < Math.min(ones.length, others.length); at += 1) {
    const order = Buffer.compare(Buffer.from(ones[at] ?? ''), Buffer.from(others[at] ?? ''));
    if (order !== 0) return order;
  }
  return ones.length - others.length;
}

/** A page of several documents may have so many bytes; some thirty times as many are in memory at once. */
const pageBytes = 2 * 1024 ** 2;
const pageDocuments = 500;

/** Opens a database. Nothing is asked of it yet. */
export function openStore(place: Place): Store {
  const ask = asking(place);
  const root = `projects/${place.project}/databases/(default)/documents/`;

  /** A page of documents behind a path, with as many as fit into the memory for one. */
  async function pageOf(
    source: Source,
    after: string | undefined,
    limit: number,
    readTime?: string,
  ) {
    const structuredQuery = queryOf(source, after && root + after, limit);
    const body = { structuredQuery, readTime };
    const most = limit === 1 ? undefined : pageBytes;
    const answer = await ask<{ document?: Stored }[]>(':runQuery', body, most);
    if (answer !== tooLarge)
      return { limit, found: answer.flatMap(({ document }) => document ?? []) };
    return pageOf(source, after, Math.ceil(limit / 8), readTime);
  }

  async function* documents(source: Source, after?: string, readTime?: string) {
    let [last, limit, isFull] = [after, pageDocuments, true];
    while (isFull) {
      const page = await pageOf(source, last, limit, readTime);
      isFull = page.found.length === page.limit;
      // Others may be smaller than the last ones.
      limit = Math.min(pageDocuments, page.limit * 2);
      for (const { name, fields = {} } of page.found) {
        last = cut(name, root);
        yield { path: last, fields: withReferences(fields, (to) => cut(to, root)) };
      }
    }
  }

  async function sources() {
    const answer = await ask<{ collectionIds?: string[] }>(':listCollectionIds', {
      pageSize: 1000,
    });
    const { collectionIds = [] } = answer === tooLarge ? {} : answer;
    return [...collectionIds.filter((id) => !leftOut.includes(id)).sort(comparePaths), revisions];
  }

  async function commit(stored: readonly Document[], deleted: readonly string[]) {
    const nameOf = (path: string) => (path.startsWith('projects/') ? path : root + path);
    const updates = stored.map(({ path, fields }) => ({
      update: { name: root + path, fields: withReferences(fields, nameOf) },
    }));
    await commitAll([...updates, ...deleted.map((path) => ({ delete: root + path }))]);
  }

  /** In halves where a commit is refused: how much one takes depends on the index entries of its documents, too. */
  async function commitAll(writes: readonly object[]): Promise<void> {
    try {
      await ask(':commit', { writes });
    } catch (error) {
      if (!(error instanceof Refused) || writes.length < 2) throw error;
      const middle = Math.ceil(writes.length / 2);
      await commitAll(writes.slice(0, middle));
      await commitAll(writes.slice(middle));
    }
  }

  async function now() {
    const structuredQuery = queryOf('site', undefined, 1);
    const answer = await ask<{ readTime?: string }[]>(':runQuery', { structuredQuery });
    const [readTime] = answer === tooLarge ? [] : answer.flatMap((each) => each.readTime ?? []);
    if (!readTime) throw new Error('The database says no time');
    return readTime;
  }

  return { documents, sources, now, commit };
}

interface Stored {
  name: string;
  fields?: Document['fields'];
}

const cut = (text: string, prefix: string) =>
  text.startsWith(prefix) ? text.slice(prefix.length) : text;

const byName = [{ field: { fieldPath: '__name__' } }];

const queryOf = (source: Source, after: string | undefined, limit: number) => ({
  from: [{ collectionId: source, allDescendants: source === revisions }],
  orderBy: byName,
  limit,
  ...(after && { startAt: { values: [{ referenceValue: after }], before: false } }),
});

/** The same values with other references. */
function withReferences<Fields extends { [name: string]: Value }>(
  fields: Fields,
  change: (path: string) => string,
): Fields {
  const changed = (value: Value): Value => {
    if ('referenceValue' in value) return { referenceValue: change(String(value.referenceValue)) };
    if ('arrayValue' in value) {
      const { values } = value.arrayValue as { values?: Value[] };
      return { arrayValue: values ? { values: values.map(changed) } : {} };
    }
    if (!('mapValue' in value)) return value;
    const { fields: inner } = value.mapValue as { fields?: Document['fields'] };
    return { mapValue: inner ? { fields: withReferences(inner, change) } : {} };
  };
  const entries = Object.entries(fields).map(([name, value]) => [name, changed(value)]);
  return Object.fromEntries(entries) as Fields;
}

const tooLarge = Symbol('an answer that is larger than it may be');

/** The delays before each try, if the database is unreachable or overloaded. */
const retryDelaysMs = [0, 500, 2_000, 8_000, 20_000];

/** Asks methods of a database by REST; answers of more than `maxBytes` are not read to their end. */
function asking({ project, emulator }: Place) {
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const base = `${origin}/v1/projects/${project}/databases/(default)/documents`;
  const credential = emulator ? undefined : applicationDefault();
  const token = async () => (await credential?.getAccessToken())?.access_token ?? 'owner';

  /** @throws Refused where another try is for nothing, another error where it is not */
  const askOnce = async (method: string, body: object, maxBytes: number) => {
    const charged = process.env.GOOGLE_CLOUD_QUOTA_PROJECT;
    const headers = {
      Authorization: `Bearer ${await token()}`,
      'Content-Type': 'application/json',
      ...(charged && { 'X-Goog-User-Project': charged }),
    };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${base}${method}?prettyPrint=false`, request);
    const text = await readUpTo(response, maxBytes);
    if (text === tooLarge || response.ok) return text;
    const { status } = response;
    const message = `${method} of ${project} was answered with ${status}: ${text.slice(0, 300)}`;
    throw status === 429 || status >= 500 ? new Error(message) : new Refused(message);
  };

  return async <Result>(method: string, body: object, maxBytes = Number.POSITIVE_INFINITY) => {
    let failed: unknown;
    for (const delay of retryDelaysMs) {
      if (delay > 0) await pause(delay);
      try {
        const text = await askOnce(method, body, maxBytes);
        return text === tooLarge ? text : withoutErrors(JSON.parse(text) as Result);
      } catch (error) {
        if (error instanceof Refused) throw error;
        failed = error;
      }
    }
    throw failed;
  };
}

/** That a database will not do what it is asked, however often that is. */
class Refused extends Error {}

async function readUpTo({ body }: Response, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) return tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
