import { contentSource } from '@lamplight/content/contentSource';
import { noStoredPages } from '@lamplight/content/samples/noPages';
import { publicPages, type Read, readByAllPages } from '@lamplight/content/sitePages';
import { expect, test } from 'vitest';
import { renderedOf } from '../../tests/pages.ts';
import { isSameData } from './entry-server.tsx';

const [home, navigation, contact] = [{ title: 'a' }, { links: [] }, { phone: '1' }];
const read = () => ({ site: { navigation, contact }, home });

test('data with the same objects is the same', () => {
  expect(isSameData(read(), read())).toBe(true);
});

test.each([
  ['another document', { ...read(), home: { title: ['a'] } }],
  ['another part of the frame', { ...read(), site: { navigation, contact: { phone: ['1'] } } }],
  ['one more', { ...read(), news: [] }],
  ['one less', { site: { navigation, contact } }],
  ['another list', { ...read(), home: [] }],
])('data with %s is not the same', (_, other) => {
  expect(isSameData(read(), other)).toBe(false);
  expect(isSameData(other, read())).toBe(false);
});

test('lists are compared as objects', () => {
  expect(isSameData({ team: [home] }, { team: [home] })).toBe(false);
});

test.each(publicPages)('%s reads only its own content and that of all pages', async (_, page) => {
  const reads: string[] = [];
  const source = contentSource({
    ...noStoredPages,
    document: async (path) => void reads.push(path),
    list: async (name) => {
      reads.push(name);
      return [];
    },
    find: async (name) => {
      reads.push(name);
      return { items: [], more: false };
    },
  });
  await renderedOf(source, page.path);
  const read: Read = page.reads ?? page.content;
  const own = 'list' in read ? read.list : `site/${read.document}`;
  const blocks = page.blocks ? [`site/${page.blocks}`] : [];
  const ofAll = readByAllPages.map((name) => `site/${name}`);
  expect(new Set(reads)).toEqual(new Set([...ofAll, own, ...blocks]));
});
