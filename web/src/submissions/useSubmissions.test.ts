import { expect, test } from 'vitest';
import type { ResultPage, Submission } from '../firebase/submissions.ts';
import {
  criteriaOf,
  noFilter,
  nothingOf,
  type Read,
  withHead,
  withOne,
  withoutDeleted,
  withPage,
} from './useSubmissions.ts';

/** A submission; those of lower numbers are newer. */
const one = (number: number, state = 'new') =>
  ({ id: `${number}`, state, createdAt: new Date(1_000_000 - number) }) as unknown as Submission;

const some = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => one(from + index));

function page(found: Submission[], ended = false): ResultPage {
  const createdAt = found.at(-1)?.createdAt;
  const last = createdAt ? { get: () => ({ toDate: () => createdAt }) } : null;
  return { found, last, ended, confirmed: true } as unknown as ResultPage;
}

const ids = ({ head, rest }: Read) => [...(head ?? []), ...rest].map(({ id }) => Number(id));

/** Five that are live, and twenty more. */
const first = withHead(nothingOf(criteriaOf(noFilter)), page(some(1, 5)));
const read = withPage(first, page(some(6, 25)));

test('a submission that moves into the live ones, and out again, is there once', () => {
  const without3 = withHead(read, page([one(1), one(2), one(4), one(5), one(6)]));
  expect(new Set(ids(without3)).size).toBe(ids(without3).length);
  expect(ids(withHead(without3, page(some(1, 5))))).toEqual(ids(read));
});

test('a submission that was read already is not added by the next page', () => {
  const changed = withOne(read, one(25, 'done'));
  expect(ids(withPage(changed, page(some(25, 30))))).toEqual(
    ids(read).concat([26, 27, 28, 29, 30]),
  );
});

test('a changed submission stays in its place, and one that was not read is not added', () => {
  expect(ids(withOne(read, one(7, 'done')))).toEqual(ids(read));
  expect(withOne(read, one(7, 'done')).rest[1]?.state).toBe('done');
  expect(ids(withOne(read, one(28)))).toEqual(ids(read));
  expect(ids(withOne({ ...read, ended: true }, one(28)))).toEqual([...ids(read), 28]);
  expect(ids(withOne(read, one(7, 'spam')))).not.toContain(7);
});

test('a restored submission comes back to its place', () => {
  const without7 = { ...read, rest: read.rest.filter(({ id }) => id !== '7') };
  expect(ids(withOne(without7, one(7)))).toEqual(ids(read));
});

test('many new submissions at once start the list anew, so that none is left out', () => {
  const newer = some(-11, -7);
  expect(ids(withHead(read, page(newer)))).toEqual(ids({ ...read, head: newer, rest: [] }));
  expect(withHead(read, page(newer))).toMatchObject({ pages: 0, starts: 1 });
  expect(withHead(read, page(some(-3, 1))).starts).toBe(0);
  expect(ids(withHead(read, page(some(-3, 1))))).toEqual([
    ...ids({ ...read, head: some(-3, 1), rest: [] }),
    ...ids(read).slice(1),
  ]);
});

test('a search gets back what it had, and nothing else', () => {
  const found = { ...read, ended: true, of: criteriaOf({ ...noFilter, search: 'ruth' }) };
  expect(ids(withOne(found, one(28)))).toEqual(ids(read));
  const deleted = withoutDeleted(found, ['7', '28']);
  expect(ids(deleted)).not.toContain(7);
  expect(ids(withOne(deleted, one(7)))).toEqual(ids(read));
  expect(ids(withOne(deleted, one(28)))).toEqual(ids(deleted));
  const marked = withOne(found, one(7, 'spam'));
  expect(ids(marked)).not.toContain(7);
  expect(ids(withOne(marked, one(7)))).toEqual(ids(read));
});
