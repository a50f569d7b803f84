import type { SubmissionMetadata } from '@lamplight/content/submission';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { KnownError, tooMany } from '../http/errors.ts';
import { minFillingMs, spamReason, storeOnce } from './submit.ts';

const { create, get, commit, claim, deletions } = vi.hoisted(() => ({
  deletions: [] as object[],
  create: vi.fn(),
  get: vi.fn(),
  commit: vi.fn(),
  claim: vi.fn(),
}));
vi.mock('../store/firestore.ts', async (original) => ({
  ...(await original<typeof import('../store/firestore.ts')>()),
  readDocument: async (path: string) =>
    path.startsWith('activity/') ? deletions.shift() : (await get()).data(),
  firestore: () => {
    const batch = { create: create.mockReturnThis(), commit };
    return { doc: () => ({}), batch: () => batch };
  },
}));
vi.mock('../visitors/limits.ts', async (original) => ({
  ...(await original<typeof import('../visitors/limits.ts')>()),
  freeSlots: async function* () {
    for (let slot = 0; slot < 3; slot++) yield { claim };
    throw tooMany(60);
  },
}));

const content = { name: 'Amina', daysAvailable: ['Weekdays', 'Weekends'] };
const metadata: SubmissionMetadata = { spam: '', state: 'new', note: '', words: ['am', 'ami'] };
const createdAt = Timestamp.fromMillis(1_700_000_000_000);
const limit = { name: 'posts', max: 3, seconds: 60 };

const storeOver = (stored: object | undefined) => {
  get.mockResolvedValue({ data: () => stored });
  return storeOnce('feedback/1', { content, metadata, limit, visitor: '192.0.2.1' });
};
const refused = (code: number) => Object.assign(new Error('refused'), { code });

beforeEach(() => {
  for (const mock of [create, claim]) mock.mockClear();
  commit.mockReset().mockResolvedValue([]);
});

test('a submission is stored with its slot, its time and its metadata', async () => {
  await expect(storeOver({ ...content, ...metadata, createdAt })).resolves.toEqual({
    createdAt: new Date(1_700_000_000_000),
    isNew: true,
  });
  const record = { ...content, ...metadata, createdAt: expect.anything() };
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.anything(), record);
  expect(claim).toHaveBeenCalledOnce();
});

test('one that staff have deleted, and that is sent again, can be deleted again', async () => {
  deletions.push({ kind: 'deleted' }, { kind: 'deleted' });
  await storeOver({ ...content, ...metadata, createdAt });
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ restored: 2 }),
  );
});

test.each([
  ['as it came', metadata],
  ['as spam', { ...metadata, spam: 'too-fast', state: 'spam' }],
  ['and answered by staff', { ...metadata, state: 'done', note: 'Rang.', answeredBy: 'ruth' }],
])('a submission sent again is recognised as the one stored, %s', async (_, kept) => {
  commit.mockRejectedValue(refused(6));
  await expect(storeOver({ ...content, ...kept, createdAt })).resolves.toEqual({
    createdAt: new Date(1_700_000_000_000),
    isNew: false,
  });
  expect(commit).toHaveBeenCalledOnce();
});

test.each([
  ['another value', { ...content, name: 'Noor', ...metadata, createdAt }],
  ['another order', { ...content, daysAvailable: ['Weekends', 'Weekdays'], createdAt }],
  ['no time', { ...content, ...metadata }],
])('with %s stored, the submission is refused as already sent', async (_, stored) => {
  commit.mockRejectedValue(refused(6));
  await expect(storeOver(stored)).rejects.toMatchObject({ code: 'already-sent', status: 409 });
});

test('tries the next slot when someone else has claimed one', async () => {
  commit.mockRejectedValueOnce(refused(6)).mockRejectedValueOnce(refused(9));
  get
    .mockResolvedValueOnce({ data: () => undefined })
    .mockResolvedValueOnce({ data: () => undefined });
  get.mockResolvedValue({ data: () => ({ ...content, createdAt }) });
  await expect(
    storeOnce('feedback/1', { content, metadata, limit, visitor: '192.0.2.1' }),
  ).resolves.toEqual({ createdAt: expect.any(Date), isNew: true });
  expect(commit).toHaveBeenCalledTimes(3);
});

test('stores nothing without a free slot', async () => {
  commit.mockRejectedValue(refused(6));
  const failure = await storeOver(undefined).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(KnownError);
  expect(failure).toMatchObject({ status: 429, headers: { 'Retry-After': '60' } });
});

test('fails when Firestore does not store the submission', async () => {
  commit.mockRejectedValueOnce(refused(14)).mockRejectedValueOnce(refused(7));
  await expect(storeOver(undefined)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(storeOver(undefined)).rejects.toMatchObject({ code: 7 });
});

test.each([
  ['a request without its filling time', {}],
  ['a form that took as long as the shortest filling time', { elapsed: minFillingMs }],
  ['a form open for a day', { elapsed: 86_400_000, website: '' }],
])('%s is not spam', (_, filling) => {
  expect(spamReason(filling)).toBe('');
});

test.each([
  [{ website: 'https://pills.example' }, 'honeypot'],
  [{ website: ' ', elapsed: 60_000 }, 'honeypot'],
  [{ website: 'x', elapsed: 0 }, 'honeypot'],
  [{ website: '', elapsed: minFillingMs - 1 }, 'too-fast'],
  [{ elapsed: 0 }, 'too-fast'],
  [{ elapsed: -5 }, 'too-fast'],
])('a form filled in like %j is spam: %s', (filling, reason) => {
  expect(spamReason(filling)).toBe(reason);
});
