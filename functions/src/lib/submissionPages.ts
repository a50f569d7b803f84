import type { Readable } from 'node:stream';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { withinTimeLimit } from './timeLimit.ts';

const readLimit = 20_000;

/**
 * All that a query for submissions finds, in pages of which the last one may be empty, read no faster
 * than they are taken. What is deleted meanwhile shifts nothing: what is asked for next begins behind
 * the entry with which the part before it ended.
 * @param sizes how many are asked for at once, and how many handed on: as visitors sent them, as long as
 * may be, 250 take some 25 MB
 * @throws unavailable when Firestore does not answer
 */
export async function* submissionPages(
  wanted: Query,
  { asked = 10_000, page = 250 } = {},
): AsyncGenerator<QueryDocumentSnapshot[]> {
  let query: Query | undefined = wanted.limit(asked);
  while (query) {
    let count = 0;
    let last: QueryDocumentSnapshot | undefined;
    for await (const docs of pagesOf(query, page)) {
      yield docs;
      count += docs.length;
      last = docs.at(-1) ?? last;
    }
    query = last && count === asked ? wanted.limit(asked).startAfter(last) : undefined;
  }
}

/** What a query finds, a page at a time, the last of which is not full. */
async function* pagesOf(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  // It is one of Node's, which the library's types do not say.
  const stream = query.stream() as Readable;
  const found = stream.iterator({ destroyOnReturn: false });
  try {
    let page: QueryDocumentSnapshot[];
    do {
      page = await withinTimeLimit(nextOf(found, size), readLimit);
      yield page;
    } while (page.length === size);
  } finally {
    // Destroyed, it would leave the call to Firestore open for good: whoever has heard enough lets the
    // rest of what was asked for pass, without waiting for it.
    stream.on('error', () => {});
    found.return?.().then(() => stream.resume());
  }
}

/** The next ones, `most` of them or as many as there are. */
async function nextOf<T>(items: AsyncIterator<T>, most: number): Promise<T[]> {
  const next: T[] = [];
  while (next.length < most) {
    const item = await items.next();
    if (item.done) break;
    next.push(item.value);
  }
  return next;
}
