import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveVersion } from './versions.ts';

const { runTransaction } = vi.hoisted(() => ({ runTransaction: vi.fn() }));
vi.mock('./admin.ts', () => ({
  firestore: () => ({ doc: (path: string) => ({ path }), runTransaction }),
}));

const saveOver = (stored: object | undefined, expected?: number, mustExist = false) => {
  const transaction = {
    get: async () => ({ data: () => stored }),
    set: vi.fn(),
    create: vi.fn(),
  };
  runTransaction.mockImplementation((work) => work(transaction));
  const content = vi.fn(() => ({ heading: 'Lamplight' }));
  const saved = saveVersion('site/navigation', { by: 'amina', expected, mustExist, content });
  return { saved, transaction, content };
};

beforeEach(() => {
  runTransaction.mockReset();
});

describe('a save', () => {
  test('stores the next version and the same data as its revision', async () => {
    const { saved, transaction, content } = saveOver({ heading: 'Lamp', version: 4 }, 4);
    await expect(saved).resolves.toEqual({ heading: 'Lamplight', version: 5 });
    expect(content).toHaveBeenCalledWith({ heading: 'Lamp', version: 4 });
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

  test('over any version needs no expectation', async () => {
    await expect(saveOver({ version: 4 }).saved).resolves.toMatchObject({ version: 5 });
  });

  test('of a document that is not there yet makes its first version', async () => {
    await expect(saveOver(undefined, 0).saved).resolves.toMatchObject({ version: 1 });
  });

  test.each([undefined, 0, 3])(
    'of a document that must be there, but is not, stores nothing, whatever version its author saw: %j',
    async (expected) => {
      const { saved, transaction, content } = saveOver(undefined, expected, true);
      await expect(saved).rejects.toMatchObject({ code: 'not-found' });
      expect(content).not.toHaveBeenCalled();
      expect(transaction.set).not.toHaveBeenCalled();
    },
  );

  test.each([3, 5, 0])(
    'over version 4 by somebody who saw version %i stores nothing',
    async (expected) => {
      const { saved, transaction, content } = saveOver({ version: 4 }, expected);
      await expect(saved).rejects.toMatchObject({ code: 'changed-meanwhile' });
      expect(content).not.toHaveBeenCalled();
      expect(transaction.set).not.toHaveBeenCalled();
    },
  );
});

test.each([
  [3, 'too-large'],
  [6, 'changed-meanwhile'],
  [10, 'changed-meanwhile'],
  [14, 'unavailable'],
])('when Firestore refuses with the status %i, the answer is %s', async (code, answer) => {
  runTransaction.mockRejectedValue(Object.assign(new Error('refused'), { code }));
  const save = saveVersion('site/home', { by: 'amina', expected: undefined, content: () => ({}) });
  await expect(save).rejects.toMatchObject({ code: answer });
});
