import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeOnce } from './submissions.ts';

const { create, get } = vi.hoisted(() => ({ create: vi.fn(), get: vi.fn() }));
vi.mock('./admin.ts', () => ({ firestore: () => ({ doc: () => ({ create, get }) }) }));

const content = { name: 'Amina', daysAvailable: ['Weekdays', 'Weekends'] };
const createdAt = Timestamp.fromMillis(1_700_000_000_000);

const storeOver = (stored: object | undefined) => {
  get.mockResolvedValue({ data: () => stored });
  return storeOnce('feedback/1', { content, spam: '' });
};
const refused = (code: number) => Object.assign(new Error('refused'), { code });

beforeEach(() => {
  create.mockReset().mockResolvedValue({});
});

test('a submission is stored with when it came and what was thought of it', async () => {
  await expect(storeOver({ ...content, spam: '', createdAt })).resolves.toEqual({
    createdAt: new Date(1_700_000_000_000),
  });
  expect(create).toHaveBeenCalledExactlyOnceWith({
    ...content,
    spam: '',
    createdAt: expect.anything(),
  });
});

test('the same submission, sent again, is the one that is stored already', async () => {
  create.mockRejectedValue(refused(6));
  await expect(storeOver({ ...content, spam: 'too-fast', createdAt })).resolves.toEqual({
    createdAt: new Date(1_700_000_000_000),
  });
});

test.each([
  ['another value', { ...content, name: 'Noor', spam: '', createdAt }],
  ['another order', { ...content, daysAvailable: ['Weekends', 'Weekdays'], spam: '', createdAt }],
  ['another field', { ...content, age: '30', spam: '', createdAt }],
  ['no time', { ...content, spam: '' }],
  ['nothing any more', undefined],
])('where %s is stored, the answer does not say that this is', async (_, stored) => {
  create.mockRejectedValue(refused(6));
  await expect(storeOver(stored)).rejects.toMatchObject({ code: 'already-sent', status: 409 });
});

test('nothing is said to be stored when Firestore does not store it', async () => {
  create.mockRejectedValueOnce(refused(14)).mockRejectedValueOnce(refused(7));
  await expect(storeOver(undefined)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(storeOver(undefined)).rejects.toMatchObject({ code: 7 });
});
