import { contentSource } from '@lamplight/content/contentSource';
import { noStoredPages } from '@lamplight/content/samples/noPages';
import { publicPages } from '@lamplight/content/sitePages';
import { expect, test } from 'vitest';
import { createRenderer } from '../src/app/entry-server.tsx';

const documents = new Map<string, object>();
const ruth = [{ id: 'ruth', data: { name: 'Ruth', type: 'founder' } }];
const store = {
  ...noStoredPages,
  document: async (path: string) => {
    const data = documents.get(path) ?? {};
    documents.set(path, data);
    return data;
  },
  list: async () => structuredClone(ruth),
};
const timesOf = async () => ({});
const render = createRenderer({
  source: contentSource(store),
  timesOf,
  assets: { script: '/assets/a.js', preloads: [], styleSheets: [] },
});
const at = (path: string) => render(new URL(path, 'https://lamplight.example'));

test.each(['/', '/home', '/about', '/team', '/news', '/studentTestimonial', '/mentorform', '/ycm'])(
  '%s is one of the site’s own addresses',
  async (path) => {
    expect(await at(path)).toMatchObject({ kind: 'page', own: true });
  },
);

test.each([
  ['/TEAM', '/team'],
  ['/team/', '/team'],
  ['/About', '/about'],
  ['/%61bout', '/about'],
  ['/HOME/', '/home'],
  ['/studenttestimonial', '/studentTestimonial'],
  ['/Team/ruth', '/team/ruth'],
  ['/team/ruth/', '/team/ruth'],
  ['/team/%72uth', '/team/ruth'],
])('%s redirects to its canonical address, %s', async (path, own) => {
  expect(await at(path)).toEqual({ kind: 'moved', path: own });
});

const otherSpellings = publicPages.flatMap(([, { path }]) => [
  path.toUpperCase(),
  ...(path === '/' ? [] : [`${path}/`]),
]);

test.each(otherSpellings)(
  'the page at %s has one canonical address, which does not redirect',
  async (path) => {
    const answer = await at(path);
    expect(await at(answer.kind === 'moved' ? answer.path : path)).toMatchObject({ own: true });
  },
);

test.each(['a b', 'a:b', "'()*!", 'ü', 'u\u0308', '%', '%E0%A4%A', 'a%2Fb', '👍', '?', '#'])(
  'a team member with the id %j has one canonical address',
  async (id) => {
    const answer = await at(`/Team/${encodeURIComponent(id)}`);
    expect(answer).toMatchObject({ kind: 'moved', path: expect.stringMatching(/^\/team\/[^/]+$/) });
    expect(await at('path' in answer ? answer.path : '')).toMatchObject({ kind: 'page' });
  },
);

test.each([
  ['/team/ruth', 200],
  ['/team/nobody', 404],
  ['/team', 200],
])('%s is answered with %d, and item addresses are not own ones', async (path, status) => {
  expect(await at(path)).toMatchObject({ kind: 'page', status, own: path === '/team' });
});

test('a page names its canonical address', async () => {
  const address = new URL('https://lamplight.example/Contact/');
  const posted = await render(address, undefined, { outcome: 'failed' });
  expect('html' in posted && posted.html).toContain(
    '<link rel="canonical" href="https://lamplight.example/contact"/>',
  );
});

test('a page with the same content is the same object', async () => {
  const before = await at('/about');
  expect(await render(new URL('https://lamplight.example/about'), before)).toBe(before);
  const other = createRenderer({
    source: contentSource({ ...store, document: async () => ({}) }),
    timesOf,
    assets: { script: '/assets/a.js', preloads: [], styleSheets: [] },
  });
  expect(await other(new URL('https://lamplight.example/about'), before)).not.toBe(before);
});
