import { expect, test, vi } from 'vitest';
import { serve } from '../../tests/serve.ts';
import { apiApp, routes } from './api.ts';

const { stored } = vi.hoisted(() => ({ stored: { heading: 'Lamplight' } }));
vi.mock('../store/visitorStore.ts', () => ({
  visitorStore: {
    document: async () => stored,
    list: async () => [{ id: 'one', data: { name: 'Ruth' } }],
  },
}));

const forEverybody = ['/home', '/nav', '/team', '/news', '/openapi.json'];

// This client sends `Cache-Control: no-cache` with every tag, as browsers do for requests of a page.
test.each(forEverybody)('GET %s returns 304 for the current version', async (path) => {
  const address = `${await serve(apiApp(routes))}/api${path}`;
  const first = await fetch(address);
  const tag = first.headers.get('etag') ?? '';
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await first.json()).toBeTruthy();
  for (const known of [tag, `W/${tag}`, `"another", ${tag}`]) {
    const again = await fetch(address, { headers: { 'If-None-Match': known } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    for (const name of ['etag', 'cache-control', 'content-security-policy'])
      expect(again.headers.get(name)).toBe(first.headers.get(name));
  }
  const head = await fetch(address, { method: 'HEAD' });
  expect(head.headers.get('etag')).toBe(tag);
  expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'));
});

test('an outdated version gets the current content', async () => {
  const address = `${await serve(apiApp(routes))}/api/nav`;
  const tag = (await fetch(address)).headers.get('etag') ?? '';
  stored.heading = 'Lanternlight';
  const response = await fetch(address, { headers: { 'If-None-Match': tag } });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ heading: 'Lanternlight' });
});

test.each(['/people', '/feedback', '/nothing'])(
  'GET %s is not cached, has no ETag and is never 304',
  async (path) => {
    const address = `${await serve(apiApp(routes))}/api${path}`;
    const response = await fetch(address, { headers: { 'If-None-Match': '*' } });
    expect(response.status).not.toBe(304);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.has('etag')).toBe(false);
  },
);
