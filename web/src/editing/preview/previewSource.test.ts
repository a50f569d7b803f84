import type { ContentSource } from '@lamplight/content/contentSource';
import { expect, test, vi } from 'vitest';
import type { Typed } from './mounting.ts';
import { previewSource, replaceEqualDeep } from './previewSource.ts';

const member = (_id: string, name: string) => ({ _id, name });

/** A store of one document and one list, and how often each was read. */
function setUp(typed: Typed) {
  const document = vi.fn(async () => ({ title1: 'Stored', title2: 'Also stored' }));
  const list = vi.fn(async () => [member('a', 'Amina'), member('b', 'Ben')]);
  const stored = { document, list } as unknown as ContentSource;
  let now = typed;
  const source = previewSource(stored, () => now);
  return {
    source,
    reads: () => document.mock.calls.length + list.mock.calls.length,
    type: (next: Typed) => {
      now = next;
    },
  };
}

test('typed content overrides stored content, which is read once', async () => {
  const { source, reads, type } = setUp({ documents: ['about'], content: { title1: 'T' } });
  expect(await source.document('about')).toEqual({ title1: 'T', title2: 'Also stored' });
  expect(await source.document('contact')).toEqual({ title1: 'Stored', title2: 'Also stored' });
  type({ documents: ['about'], content: { title1: 'Typed' } });
  expect(await source.document('about')).toMatchObject({ title1: 'Typed' });
  await source.document('contact');
  expect(reads()).toBe(2);
});

test('content typed for several documents is split into their fields', async () => {
  const contents = { contact: { mail: 'a@b.example' }, feedbackGreeting: { feedbacktitle: 'A' } };
  const stored = {
    document: async (name: keyof typeof contents) => contents[name],
  } as unknown as ContentSource;
  const content = { mail: 'c@d.example', feedbacktitle: 'B' };
  const source = previewSource(stored, () => ({
    documents: ['contact', 'feedbackGreeting'],
    content,
  }));
  expect(await source.document('contact')).toEqual({ mail: 'c@d.example' });
  expect(await source.document('feedbackGreeting')).toEqual({ feedbacktitle: 'B' });
});

test('a typed item shows in its place, a new one last', async () => {
  const items = [member('a', 'Amina the Second'), member('c', 'Clara')];
  const { source } = setUp({ list: 'team', items, whole: false });
  expect(await source.list('team')).toEqual([items[0], member('b', 'Ben'), items[1]]);
  expect(await source.list('team', 1)).toEqual([items[0]]);
  expect(await source.list('news')).toEqual([member('a', 'Amina'), member('b', 'Ben')]);
});

test('a list typed as a whole replaces the stored one', async () => {
  const { source } = setUp({ list: 'team', items: [member('b', 'Ben')], whole: true });
  expect(await source.list('team')).toEqual([member('b', 'Ben')]);
});

test('unchanged items stay the same objects', async () => {
  const { source, type } = setUp({ list: 'team', items: [member('a', 'A')], whole: false });
  const before = await source.list('team');
  type({ list: 'team', items: [member('a', 'Ab')], whole: false });
  const after = await source.list('team');
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

test('retries after a failed read', async () => {
  const document = vi
    .fn()
    .mockRejectedValueOnce(new Error('out of reach'))
    .mockResolvedValue({ title1: 'Stored' });
  const source = previewSource({ document } as unknown as ContentSource, () => ({
    documents: ['home'],
    content: {},
  }));
  await expect(source.document('about')).rejects.toThrow('out of reach');
  expect(await source.document('about')).toEqual({ title1: 'Stored' });
});

test('unchanged values stay the same object', () => {
  const before = { story: { title: [{ word: 'One' }] }, slides: ['/a', '/b'] };
  const next = replaceEqualDeep(before, {
    story: { title: [{ word: 'Two' }] },
    slides: ['/a', '/b'],
  });
  expect(next).toEqual({ story: { title: [{ word: 'Two' }] }, slides: ['/a', '/b'] });
  expect((next as typeof before).slides).toBe(before.slides);
  expect((next as typeof before).story).not.toBe(before.story);
  expect(replaceEqualDeep(before, structuredClone(before))).toBe(before);
});

test.each([
  [
    [1, 2],
    [1, 2, 3],
  ],
  [
    [1, 2, 3],
    [1, 2],
  ],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [[1], { 0: 1 }],
  [null, {}],
  [undefined, ''],
])('%j does not equal %j', (before, next) => {
  expect(replaceEqualDeep(before, next)).toEqual(next);
});

test('a typed page is at its address in the form, hidden or not', async () => {
  const page = { _id: 'new', title: 'Garden', address: '/garden', shown: false, blocks: [] };
  const stored = { shownPage: async () => undefined } as unknown as ContentSource;
  const source = previewSource(stored, () => ({ list: 'pages', items: [page], whole: false }));
  expect(await source.ownPage('/garden')).toEqual({ page, lists: {}, files: {}, trail: [] });
  expect(await source.ownPage('/elsewhere')).toBeUndefined();
});
