import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteOld, deleteOldRecords } from './retention.ts';

const { oldest, deleteEntries, info } = vi.hoisted(() => ({
  oldest: vi.fn(),
  deleteEntries: vi.fn(),
  info: vi.fn(),
}));
vi.mock('firebase-functions/logger', () => ({ info, warn: () => {} }));
vi.mock('./submissions.ts', () => ({ oldest, deleteEntries }));

/** A full page, and a rest after it. */
const pages = [Array.from({ length: 200 }, (_, index) => `old-${index}`), ['last']];
/** The stored data of each kind. */
let stored: Record<string, string[]>;

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubEnv('RETENTION_DAYS', '30');
  stored = { feedback: pages.flat(), mentors: pages.flat() };
  oldest.mockImplementation(async (kind: string, _field, _before, limit: number) =>
    stored[kind]?.slice(0, limit).map((id) => `${kind}/${id}`),
  );
  deleteEntries.mockImplementation(async (names: string[]) => remove(names));
});
afterEach(() => vi.unstubAllEnvs());

function remove(names: string[]): void {
  for (const name of names) {
    const [kind = '', id] = name.split('/');
    stored[kind] = stored[kind]?.filter((each) => each !== id) ?? [];
  }
}

const counts = () => info.mock.calls.map(([, said]) => said);

test('deletes page after page, one kind after the other', async () => {
  await deleteOld(Date.now(), Date.now() + 60_000);
  expect(deleteEntries.mock.calls.map(([names]) => names.length)).toEqual([200, 1, 200, 1]);
  expect(stored).toEqual({ feedback: [], mentors: [] });
  expect(counts()).toEqual([{ feedback: 201, mentors: 201 }]);
});

test('finishes the current page when time runs out and leaves the rest for the next run', async () => {
  await deleteOld(Date.now(), Date.now() - 1);
  expect(stored.feedback).toEqual(['last']);
  expect(counts()).toEqual([{ feedback: 200, mentors: 0 }]);
});

test('reports an error and how many were deleted before it', async () => {
  deleteEntries.mockImplementation(async (names: string[]) => {
    if (names[0] === 'feedback/last') throw new Error('UNAVAILABLE');
    return remove(names);
  });
  await expect(deleteOld(Date.now(), Date.now() + 60_000)).rejects.toThrow('UNAVAILABLE');
  expect(counts()).toEqual([{ feedback: 200, mentors: 0 }]);
});

test('reads nothing without a retention time', async () => {
  vi.stubEnv('RETENTION_DAYS', '0');
  await deleteOld(Date.now(), Date.now() + 60_000);
  expect(oldest).not.toHaveBeenCalled();
});

test.each(['soon', '-30'])(
  'refuses a retention time of “%s” before reading anything',
  async (days) => {
    vi.stubEnv('RETENTION_DAYS', days);
    const deletion = deleteOld(Date.now(), Date.now() + 60_000);
    await expect(deletion).rejects.toThrow('RETENTION_DAYS is no number of days');
    expect(oldest).not.toHaveBeenCalled();
  },
);

test('the activity log has its own retention setting', async () => {
  vi.stubEnv('RETENTION_DAYS', '0');
  stored = { activity: pages.flat() };
  await deleteOldRecords(Date.UTC(2026, 10, 24), Date.now() + 60_000);
  expect(stored.activity).toHaveLength(201);
  vi.stubEnv('ACTIVITY_DAYS', '10');
  await deleteOldRecords(Date.UTC(2026, 10, 24), Date.now() + 60_000);
  expect(stored.activity).toEqual([]);
  expect(oldest).toHaveBeenLastCalledWith('activity', 'at', new Date(Date.UTC(2026, 10, 14)), 200);
  vi.stubEnv('ACTIVITY_DAYS', 'ten');
  await expect(deleteOldRecords(0, 0)).rejects.toThrow('ACTIVITY_DAYS is no number of days');
});
