import { contentSource } from '@lamplight/content/contentSource';
import { expect, test } from 'vitest';
import { createRenderer } from './entry-server.tsx';

const documents = new Map<string, object>();
const ruth = [{ id: 'ruth', data: { name: 'Ruth' } }];
const store = {
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

test.each(['/TEAM', '/team/', '/team/ruth', '/team/nobody', '/About', '/%61bout'])(
  '%s may be one of any number',
  async (path) => {
    expect(await at(path)).not.toMatchObject({ own: true });
  },
);

test('a page that is made of the same is the same page', async () => {
  const before = await at('/about');
  expect(await render(new URL('https://lamplight.example/about'), before)).toBe(before);
  const other = createRenderer({
    source: contentSource({ ...store, document: async () => ({}) }),
    timesOf,
    assets: { script: '/assets/a.js', preloads: [], styleSheets: [] },
  });
  expect(await other(new URL('https://lamplight.example/about'), before)).not.toBe(before);
});
