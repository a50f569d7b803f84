import * as z from '@lamplight/content/zod';
import { beforeEach, expect, test, vi } from 'vitest';
import { Conflicting } from '../merging/mergeSave.ts';
import { saveItems } from './saveItems.ts';

const { saveDocument } = vi.hoisted(() => ({ saveDocument: vi.fn() }));
vi.mock('../../firebase/writing/lazySaves.ts', () => ({ saveDocument }));

const schema = z.object({ name: z.string() });
const item = (id: string, name = id) => ({ _id: id, name });
const stored = (id: string, order: number) => ({
  ...item(id),
  content: { name: id },
  version: 1,
  order,
  savedAt: null,
});

/** What the store has by now, by path. */
let present: Map<string, object>;

beforeEach(() => {
  present = new Map();
  saveDocument.mockImplementation(async (_, { path, next }) => {
    const theirs = present.get(path);
    return { version: next(theirs, async () => undefined) ? 2 : theirs ? 1 : 0 };
  });
});

const save = (
  base: ReturnType<typeof item>[],
  mine: ReturnType<typeof item>[],
  all: ReturnType<typeof stored>[],
) => {
  for (const each of all) present.set(`news/${each._id}`, each);
  const items = { list: 'news', by: 'ruth', schema, base, mine, sent: new Map() } as const;
  return saveItems({} as never, items as never, all as never);
};

const [a, b, c] = [item('a'), item('b'), item('c')];

test('items are moved although someone has deleted another one', async () => {
  const versions = await save([a, b, c], [c, a, b], [stored('a', 1), stored('c', 3)]);
  expect([...versions.keys()]).not.toContain('b');
  expect(saveDocument.mock.calls.map(([, { path }]) => path)).not.toContain('news/b');
});

test('the same if the live list doesn’t show the deletion yet', async () => {
  const all = [stored('a', 1), stored('b', 2), stored('c', 3)];
  saveDocument.mockImplementation(async (_, { path, next }) => {
    const theirs = path === 'news/b' ? undefined : present.get(path);
    return { version: next(theirs, async () => undefined) ? 2 : theirs ? 1 : 0 };
  });
  expect([...(await save([a, b, c], [c, a, b], all)).keys()]).not.toContain('b');
});

test('nothing counts as deleted while the list can’t be read', async () => {
  for (const each of [stored('a', 1), stored('b', 2)]) present.set(`news/${each._id}`, each);
  const items = { list: 'news', by: 'ruth', schema, base: [a, b], mine: [b, a], sent: new Map() };
  expect([...(await saveItems({} as never, items as never, null)).keys()]).toEqual(['b', 'a']);
});

test('a change of an item that someone has deleted is asked about', async () => {
  const saving = save([a, b], [a, item('b', 'New')], [stored('a', 1)]);
  await expect(saving).rejects.toBeInstanceOf(Conflicting);
});
