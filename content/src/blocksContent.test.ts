import { expect, test } from 'vitest';
import { type ContentStore, contentSource } from './contentSource.ts';
import { noStoredPages } from './samples/noPages.ts';

const people = { _type: 'people', title: '', people: [{ member: 'ruth' }] };
const files = { _type: 'files', title: '', files: [{ file: 'a1' }, { file: 'a1' }] };
const news = { _type: 'latestNews', title: '', count: '1' };

/** A source of documents and lists whose store notes what it is asked. */
function sourceWith(documents: Record<string, unknown>, items: unknown[] = []) {
  const reads: string[] = [];
  const list = items.map((data, index) => ({ id: `${index}`, data }));
  const members = ['ruth', 'noor'].map((id) => ({ id, data: { name: id } }));
  const store: ContentStore = {
    ...noStoredPages,
    document: async (path) => {
      reads.push(path);
      return documents[path];
    },
    list: async (name, max) => {
      reads.push(`${name} ${max}`);
      return name === 'team' ? members : list;
    },
  };
  return { source: contentSource(store), reads };
}

test.each([
  ['about', ['site/about']],
  ['team', ['site/teamPage']],
  ['ycm', ['ycm 1']],
] as const)('reads nothing more without blocks below %s', async (page, expected) => {
  const { source, reads } = sourceWith({ 'site/about': { title1: 'Us' } }, [{ title: 'YCM' }]);
  expect(await source.blocksBelow(page)).toBeNull();
  expect(reads).toEqual(expected);
});

test('blocks below a page include the content they show, as the same object while unchanged', async () => {
  const { source, reads } = sourceWith({
    'site/teamPage': { blocks: [people, files, news], imageAlts: { '/a.webp': 'A table' } },
    'files/a1': { title: 'Report', content: `${'a'.repeat(64)}.9.pdf` },
  });
  const below = await source.blocksBelow('team');
  expect(below?.blocks.map(({ _type }) => _type)).toEqual(['people', 'files', 'latestNews']);
  expect(below?.imageAlts).toEqual({ '/a.webp': 'A table' });
  expect(below?.lists.team?.map(({ _id }) => _id)).toEqual(['ruth']);
  expect(Object.keys(below?.files ?? {})).toEqual(['a1']);
  expect(reads).toEqual(['site/teamPage', 'team 200', 'news 1', 'files/a1']);
  expect(await source.blocksBelow('team')).toBe(below);
});

test('blocks are a new object once the content they show changes', async () => {
  const members = [{ id: 'ruth', data: { name: 'Ruth' } }];
  const stored = { blocks: [people] };
  const source = contentSource({
    ...noStoredPages,
    document: async () => stored,
    list: async () => [...members],
  });
  const before = await source.blocksBelow('news');
  members[0] = { id: 'ruth', data: { name: 'Ruth Okafor' } };
  const after = await source.blocksBelow('news');
  expect(after).not.toBe(before);
  expect(after?.lists.team?.[0]?.name).toBe('Ruth Okafor');
});

test('a programme shows only the blocks of its first item', async () => {
  const { source } = sourceWith({}, [{ blocks: [news] }, { blocks: [people] }]);
  expect((await source.blocksBelow('ycm'))?.blocks).toMatchObject([news]);
});
