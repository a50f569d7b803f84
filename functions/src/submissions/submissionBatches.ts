import type { Readable } from 'node:stream';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { withTimeout } from '../store/firestore.ts';

const readTimeoutMs = 20_000;

/**
 * All that a query for submissions finds, in pages; the last one may be empty. They are read no faster
 * than they are taken. Deletions in the meantime shift nothing: what is asked for next begins behind
 * the entry with which the part before it ended.
 * @param sizes how many are asked for at once, and how many handed on: as visitors sent them, as long as
 * may be, 250 take some 25 MB
 * @throws unavailable when Firestore does not answer
 */
export async function* submissionBatches(
  all: Query,
  { batchSize = 10_000, pageSize = 250 } = {},
): AsyncGenerator<QueryDocumentSnapshot[]> {
  let query: Query | undefined = all.limit(batchSize);
  while (query) {
    let count = 0;
    let last: QueryDocumentSnapshot | undefined;
    for await (const docs of batchesOf(query, pageSize)) {
      yield docs;
      count += docs.length;
      last = docs.at(-1) ?? last;
    }
    query = last && count === batchSize ? all.limit(batchSize).startAfter(last) : undefined;
  }
}

/**
 * Yields the results of a query, a page at a time; the last one is not full. The library cannot end a stream early:
 * destroyed, it leaves the call to Firestore open for good. So a reader that stops early skips the rest of what was
 * asked for, which is why no more than `batchSize` is asked for at once; pages of 2,500 instead of a stream took 72
 * seconds for an export, not 16. `destroyOnReturn` may go when destroying the stream ends the call.
 */
async function* batchesOf(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  // It is one of Node's, though the library's types do not say so.
  const stream = query.stream() as Readable;
  const found = stream.iterator({ destroyOnReturn: false });
  try {
    let page: QueryDocumentSnapshot[];
    do {
      page = await withTimeout(nextOf(found, size), readTimeoutMs);
      yield page;
    } while (page.length === size);
  } finally {
    // The skipped rest is not waited for, and its errors are ignored.
    stream.on('error', () => {});
    found.return?.().then(() => stream.resume());
  }
}

/** The next ones, at most `limit` or as many as there are. */
async function nextOf<T>(items: AsyncIterator<T>, limit: number): Promise<T[]> {
  const next: T[] = [];
  while (next.length < limit) {
    const item = await items.next();
    if (item.done) break;
    next.push(item.value);
  }
  return next;
}
