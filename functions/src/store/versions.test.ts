import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Next, saveVersions } from './versions.ts';

const { runTransaction } = vi.hoisted(() => ({ runTransaction: vi.fn() }));
vi.mock('./firestore.ts', async (original) => ({
  ...(await original<typeof import('./firestore.ts')>()),
  firestore: () => ({ doc: (path: string) => ({ path }), runTransaction }),
}));

const saveOver = (stored: Record<string, object | undefined>, next: Next) => {
  const transaction = {
    getAll: async (...documents: { path: string }[]) =>
      documents.map(({ path }) => ({ data: () => stored[path] })),
    set: vi.fn(),
    create: vi.fn(),
  };
  runTransaction.mockImplementation((work) => work(transaction));
  return { saved: saveVersions({ paths: Object.keys(stored), by: 'amina', next }), transaction };
};

beforeEach(() => {
  runTransaction.mockReset();
});

describe('a save', () => {
  test('stores the next version and the same data as its revision', async () => {
    const next = vi.fn(() => [{ content: { heading: 'Lamplight' } }]);
    const stored = { 'site/navigation': { heading: 'Lamp', version: 4 } };
    const { saved, transaction } = saveOver(stored, next);
    await expect(saved).resolves.toMatchObject([{ content: { heading: 'Lamplight' }, version: 5 }]);
    expect(next).toHaveBeenCalledWith([
      { content: { heading: 'Lamp' }, version: 4, order: undefined },
    ]);
    const record = expect.objectContaining({
      heading: 'Lamplight',
      version: 5,
      updatedBy: 'amina',
    });
    expect(transaction.set).toHaveBeenCalledWith({ path: 'site/navigation' }, record);
    expect(transaction.create).toHaveBeenCalledWith(
      { path: 'site/navigation/revisions/5' },
      record,
    );
    expect(transaction.create.mock.lastCall?.[1]).toEqual(transaction.set.mock.lastCall?.[1]);
  });

  test('of several documents stores those with a new version and returns them all', async () => {
    const stored = { 'site/mission': { a: 1, version: 2 }, 'site/support': undefined };
    const { saved, transaction } = saveOver(stored, () => [null, { content: { b: 1 } }]);
    await expect(saved).resolves.toMatchObject([
      { content: { a: 1 }, version: 2 },
      { content: { b: 1 }, version: 1 },
    ]);
    expect(transaction.set).toHaveBeenCalledTimes(1);
    expect(transaction.create.mock.calls.map(([{ path }]) => path)).toEqual([
      'site/support/revisions/1',
    ]);
  });

  test('stores nothing when making the versions throws', async () => {
    const { saved, transaction } = saveOver({ 'site/mission': undefined }, () => {
      throw new Error('no');
    });
    await expect(saved).rejects.toThrow('no');
    expect(transaction.set).not.toHaveBeenCalled();
  });
});

test.each([
  [3, 'The document is larger than 1,048,576 bytes.', 'too-large'],
  [3, 'Transaction too big. Decrease transaction size.', 'too-large'],
  [3, 'The referenced transaction has expired or is no longer valid.', 'changed-meanwhile'],
  [3, 'Transaction is invalid or closed.', 'changed-meanwhile'],
  [6, 'refused', 'changed-meanwhile'],
  [10, 'refused', 'changed-meanwhile'],
  [14, 'refused', 'unavailable'],
])('when Firestore refuses with %i, “%s”, the answer is %s', async (code, message, answer) => {
  runTransaction.mockRejectedValue(Object.assign(new Error(message), { code }));
  const save = saveVersions({ paths: ['site/home'], by: 'amina', next: () => [null] });
  await expect(save).rejects.toMatchObject({ code: answer });
});
