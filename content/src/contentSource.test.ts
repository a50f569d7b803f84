import { expect, test } from 'vitest';
import { type ContentStore, contentSource } from './contentSource.ts';
import type { OwnPage } from './ownPage.ts';
import { noStoredPages } from './samples/noPages.ts';

const page: OwnPage = {
  title: 'Garden',
  address: '/projects/garden',
  shown: true,
  from: '',
  until: '',
  description: '',
  picture: '',
  blocks: [
    { _type: 'people', title: '', people: [{ member: 'ruth' }, { member: 'gone' }] },
    { _type: 'latestNews', title: '', count: '3' },
  ],
  imageAlts: {},
};

type Claimed = Awaited<ReturnType<ContentStore['claimedPage']>>;

/** A source whose store notes what it is asked. */
function sourceWith(claimed?: Claimed) {
  const reads: string[] = [];
  const pages = new Map<string, { id: string; data: unknown }>([
    ['/projects', { id: 'projects', data: { ...page, title: 'Projects', address: '/projects' } }],
    ['/projects/garden', { id: 'garden', data: page }],
  ]);
  const members = ['ruth', 'noor'].map((id) => ({ id, data: { name: id, order: 0 } }));
  const source = contentSource({
    ...noStoredPages,
    document: async () => undefined,
    list: async (name, max) => {
      reads.push(`${name} ${max}`);
      return name === 'team' ? members : [];
    },
    pageAt: async (address) => {
      reads.push(address);
      return pages.get(address);
    },
    claimedPage: async (address) => {
      reads.push(`claim ${address}`);
      return claimed;
    },
  });
  return { source, reads };
}

test('reads a page with the items in its blocks and the pages above it', async () => {
  const { source, reads } = sourceWith();
  const content = await source.ownPage('/projects/garden');
  expect(content?.page).toMatchObject({ ...page, _id: 'garden' });
  expect(content?.lists.team?.map(({ _id }) => _id)).toEqual(['ruth']);
  expect(content?.lists.news).toEqual([]);
  expect(content?.trail).toEqual([{ title: 'Projects', address: '/projects' }]);
  expect(reads).toEqual(['/projects/garden', 'team 200', 'news 3', '/projects']);
  expect(await source.ownPage('/projects/garden')).toBe(content);
});

test.each([
  ['is elsewhere now', { id: 'garden', data: page }, { movedTo: '/projects/garden' }],
  ['is hidden from readers', { id: 'garden', data: undefined, hidden: true }, 'hidden'],
  ['is hidden', { id: 'garden', data: { ...page, shown: false } }, 'hidden'],
  ['is gone', { id: 'garden', data: undefined }, 'gone'],
  ['never was', undefined, 'unknown'],
])('recognises a former address whose page %s', async (_, claimed, former) => {
  const { source } = sourceWith(claimed);
  expect(await source.formerAddress('/past')).toEqual(former);
});

test.each(['/wp-login.php', '/A', '/a/b/c/d', '/', ''])('reads nothing for %j', async (address) => {
  const { source, reads } = sourceWith();
  expect(await source.ownPage(address)).toBeUndefined();
  expect(await source.formerAddress(address)).toBe('unknown');
  expect(reads).toEqual([]);
});
