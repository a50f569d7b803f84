import { describe, expect, test } from 'vitest';
import { ask } from './suite.ts';

const pages = ['/', '/team', '/mentorform'];

describe.each(pages)('%s', (path) => {
  test('keeps a strong ETag while nothing changes', async () => {
    const [first, second] = [await ask('GET', path), await ask('GET', path)];
    expect(first.headers.get('etag')).toMatch(/^"[\w-]+"$/);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(first.headers.get('vary')).toMatch(/accept-encoding/i);
  });

  test('answers a matching ETag with 304 and the same caching headers', async () => {
    const first = await ask('GET', path);
    const known = { 'If-None-Match': first.headers.get('etag') ?? '' };
    const response = await ask('GET', path, { headers: known });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    for (const name of [
      'etag',
      'cache-control',
      'content-security-policy',
      'x-content-type-options',
    ])
      expect(response.headers.get(name)).toBe(first.headers.get(name));
  });

  test('is sent in full for another ETag', async () => {
    const response = await ask('GET', path, { headers: { 'If-None-Match': '"another"' } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('</html>');
  });
});

test.each(['/api/home', '/api/team', '/api/openapi.json'])(
  '%s answers a matching ETag with 304 through Hosting',
  async (path) => {
    const tag = (await ask('GET', path)).headers.get('etag') ?? '';
    const response = await ask('GET', path, { headers: { 'If-None-Match': tag } });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(tag);
  },
);

test.each(['br', 'gzip', 'identity'])(
  'a page has the same content when encoded as %s',
  async (encoding) => {
    const [plain, encoded] = await Promise.all(
      ['identity', encoding].map((each) =>
        ask('GET', '/', { headers: { 'Accept-Encoding': each } }),
      ),
    );
    expect(encoded?.headers.get('content-encoding')).toBe(
      encoding === 'identity' ? null : encoding,
    );
    expect(await encoded?.text()).toBe(await plain?.text());
  },
);

test('an ETag is valid for one encoding only', async () => {
  const fetched = (encoding: string, tag = '') =>
    ask('GET', '/', { headers: { 'Accept-Encoding': encoding, 'If-None-Match': tag } });
  const tag = (await fetched('br')).headers.get('etag') ?? '';
  expect((await fetched('gzip', tag)).status).toBe(200);
  expect((await fetched('br', tag)).status).toBe(304);
});
