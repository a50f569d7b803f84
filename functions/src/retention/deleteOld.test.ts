import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteOld } from './deleteOld.ts';

const { deleted, submissionPages, info } = vi.hoisted(() => ({
  deleted: vi.fn(),
  submissionPages: vi.fn(),
  info: vi.fn(),
}));
vi.mock('firebase-functions/logger', () => ({ info, warn: () => {} }));
vi.mock('../lib/submissionPages.ts', () => ({ submissionPages }));
vi.mock('../lib/admin.ts', () => {
  const query = { where: () => query, orderBy: () => query, select: () => query };
  const writer = { delete: deleted, flush: async () => {} };
  return { firestore: () => ({ collection: () => query, bulkWriter: () => writer }) };
});

const pages = [[{ ref: 'a' }, { ref: 'b' }], [{ ref: 'c' }]];

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubEnv('RETENTION_DAYS', '30');
  submissionPages.mockImplementation(async function* () {
    yield* pages;
  });
});
afterEach(() => vi.unstubAllEnvs());

const counts = () => info.mock.calls.map(([, said]) => said);

test('page after page is deleted, of one kind and then of the other', async () => {
  await deleteOld(Date.now(), Date.now() + 60_000);
  expect(deleted.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
  expect(counts()).toEqual([{ feedback: 3, mentors: 3 }]);
});

test('when the time is over the page is finished, and the rest is left for the next run', async () => {
  await deleteOld(Date.now(), Date.now() - 1);
  expect(deleted.mock.calls.flat()).toEqual(['a', 'b']);
  expect(counts()).toEqual([{ feedback: 2, mentors: 0 }]);
});

test('what goes wrong on the way is told, and so is what was deleted by then', async () => {
  deleted.mockImplementation(async (ref) => {
    if (ref === 'c') throw new Error('UNAVAILABLE');
  });
  await expect(deleteOld(Date.now(), Date.now() + 60_000)).rejects.toThrow('UNAVAILABLE');
  expect(counts()).toEqual([{ feedback: 2, mentors: 0 }]);
});

test.each(['0', 'soon'])(
  'with a retention time of “%s” the store is not even asked',
  async (days) => {
    vi.stubEnv('RETENTION_DAYS', days);
    await deleteOld(Date.now(), Date.now() + 60_000).catch(() => {});
    expect(submissionPages).not.toHaveBeenCalled();
  },
);
