import type { StoredBeside } from '@lamplight/content/submission';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { KnownError, tooMany } from './errors.ts';
import { storeOnce } from './submissions.ts';

const { create, get, commit, claim } = vi.hoisted(() => ({
  create: vi.fn(),
  get: vi.fn(),
  commit: vi.fn(),
  claim: vi.fn(),
}));
vi.mock('./admin.ts', () => ({
  firestore: () => {
    const batch = { create: create.mockReturnThis(), commit };
    return { doc: () => ({ get }), batch: () => batch };
  },
}));
vi.mock('./limits.ts', async (original) => ({
  ...(await original<typeof import('./limits.ts')>()),
  freeSlots: async function* () {
    for (let slot = 0; slot < 3; slot++) yield { claim };
    throw tooMany(60);
  },
}));

const content = { name: 'Amina', daysAvailable: ['Weekdays', 'Weekends'] };
const beside: StoredBeside = { spam: '', state: 'new', note: '', words: ['am', 'ami'] };
const createdAt = Timestamp.fromMillis(1_700_000_000_000);
const limit = { name: 'posts', most: 3, seconds: 60 };

const storeOver = (stored: object | undefined) => {
  get.mockResolvedValue({ data: () => stored });
  return storeOnce('feedback/1', { content, beside, limit, visitor: '192.0.2.1' });
};
const refused = (code: number) => Object.assign(new Error('refused'), { code });

beforeEach(() => {
  for (const mock of [create, claim]) mock.mockClear();
  commit.mockReset().mockResolvedValue([]);
});

test('a submission is stored with its slot, with when it came and what is kept beside it', async () => {
  await expect(storeOver({ ...content, ...beside, createdAt })).resolves.toEqual({
    createdAt: new Date(1_700_000_000_000),
  });
  const record = { ...content, ...beside, createdAt: expect.anything() };
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.anything(), record);
  expect(claim).toHaveBeenCalledOnce();
});

test.each([
  ['as it came', beside],
  ['as spam', { ...beside, spam: 'too-fast', state: 'spam' }],
  ['and answered by staff', { ...beside, state: 'done', note: 'Rang.', answeredBy: 'ruth' }],
])('the same submission, sent again, is the one that is stored already, %s', async (_, kept) => {
  commit.mockRejectedValue(refused(6));
  await expect(storeOver({ ...content, ...kept, createdAt })).resolves.toEqual({
    createdAt: new Date(1_700_000_000_000),
  });
  expect(commit).toHaveBeenCalledOnce();
});

test.each([
  ['another value', { ...content, name: 'Noor', ...beside, createdAt }],
  ['another order', { ...content, daysAvailable: ['Weekends', 'Weekdays'], createdAt }],
  ['no time', { ...content, ...beside }],
])('where %s is stored, the answer does not say that this is', async (_, stored) => {
  commit.mockRejectedValue(refused(6));
  await expect(storeOver(stored)).rejects.toMatchObject({ code: 'already-sent', status: 409 });
});

test('a slot that somebody else has claimed leads to the next one', async () => {
  commit.mockRejectedValueOnce(refused(6)).mockRejectedValueOnce(refused(9));
  get
    .mockResolvedValueOnce({ data: () => undefined })
    .mockResolvedValueOnce({ data: () => undefined });
  get.mockResolvedValue({ data: () => ({ ...content, createdAt }) });
  await expect(
    storeOnce('feedback/1', { content, beside, limit, visitor: '192.0.2.1' }),
  ).resolves.toEqual({ createdAt: expect.any(Date) });
  expect(commit).toHaveBeenCalledTimes(3);
});

test('without a free slot it is not stored', async () => {
  commit.mockRejectedValue(refused(6));
  const failure = await storeOver(undefined).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(KnownError);
  expect(failure).toMatchObject({ status: 429, headers: { 'Retry-After': '60' } });
});

test('nothing is said to be stored when Firestore does not store it', async () => {
  commit.mockRejectedValueOnce(refused(14)).mockRejectedValueOnce(refused(7));
  await expect(storeOver(undefined)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(storeOver(undefined)).rejects.toMatchObject({ code: 7 });
});
