import { beforeAll, describe, expect, test } from 'vitest';
import { demoProject } from '../../scripts/lib/firebaseTools.ts';
import { type Running, startAny } from './framework.ts';
import { sendRaw } from './raw.ts';

let api: Running;
let site: Running;

beforeAll(async () => {
  const settings = { SITE_ADDRESS: 'https://lamplight.example' };
  api = await startAny(demoProject, { settings });
  site = await startAny(demoProject, { target: 'site', settings });
  return async () => void (await Promise.all([api.kill(), site.kill()]));
});

/** Addresses that mean something to a server that takes them apart another way than they look. */
const crooked = [
  '//evil.example/',
  '//evil.example/%2f..',
  '///evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '/.env',
  '/%00',
  '/%0d%0aSet-Cookie:%20a=b',
  '/%E5%98%8A%E5%98%8DSet-Cookie:%20a=b',
  '/%E0%A4%A',
  '/%',
  '/<script>alert(1)</script>',
  '/javascript:alert(1)',
  'https://evil.example/nothing',
  `/${'a'.repeat(15_000)}`,
];

/** Ids that no document can have. */
const longIds = ['news', 'events'].map((list) => `/${list}/${'a'.repeat(1_600)}`);

describe('a page’s address', () => {
  test.each([...crooked, ...longIds])(
    '%s leads to the home page and nowhere else',
    async (target) => {
      const { status, headers, body } = await sendRaw(site.address, { target });
      expect({ status, location: headers.location }).toEqual({ status: 404, location: undefined });
      // The same for all: nothing of the address is in it.
      expect(body).toContain('<meta http-equiv="refresh" content="0; url=/#page-not-found">');
      expect(body).toBe((await sendRaw(site.address, { target: '/no/such/page' })).body);
      expect(headers).not.toHaveProperty('set-cookie');
    },
  );

  test.each([
    '/?next=//evil.example',
    '/?"><script>alert(1)</script>',
    '/?url=javascript:alert(1)',
  ])('with unknown parameters serves the same page: %s', async (target) => {
    const { body } = await sendRaw(site.address, { target });
    expect(body).toBe((await sendRaw(site.address, { target: '/' })).body);
  });

  test('of the staff area redirects within the site, whatever follows', async () => {
    for (const target of [
      '/ContentHome?a=%0d%0aX:b',
      '/CONTENT%0d%0aX-Evil:%20y',
      '/Content%2f%2fa',
    ]) {
      const { status, headers } = await sendRaw(site.address, { target });
      expect(status).toBe(302);
      expect(headers.location).toMatch(/^\/($|content[\w%:-]*$)/);
      expect(headers).not.toHaveProperty('x-evil');
    }
  });
});

describe('an address of the API', () => {
  test.each(crooked.filter((target) => target.startsWith('/')))(
    'that doesn’t exist is answered with 404: /api%s',
    async (target) => {
      const { status, headers, body } = await sendRaw(api.address, { target: `/api${target}` });
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(JSON.parse(body)).toMatchObject({ code: 'not-found' });
    },
  );

  test.each([
    '/api/../feedback',
    '/api/team/../feedback',
    '/api/team/..%2ffeedback',
    '/api//feedback',
  ])('can’t bypass the session check: %s', async (target) => {
    const { status, body } = await sendRaw(api.address, { target });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('emailOrPhone');
  });

  test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    'uses the method of the request, not that of %s',
    async (name) => {
      const headers = [`${name}: PUT`];
      const shown = await sendRaw(api.address, { target: '/api/home?_method=PUT', headers });
      expect(shown.status).toBe(200);
      const refused = await sendRaw(api.address, { method: 'POST', target: '/api/home', headers });
      expect(refused.status).toBe(405);
    },
  );
});

describe('a request', () => {
  test.each([
    ['with a longer address than there are', { target: `/api/${'a'.repeat(20_000)}` }, 431],
    ['with longer headers', { target: '/api/home', headers: [`X: ${'a'.repeat(20_000)}`] }, 431],
    ['with more headers', { target: '/api/home', headers: Array(3_000).fill('X: aaaa') }, 431],
    ['with a space in its address', { target: '/api/home X' }, 400],
    ['with a method that nobody knows', { method: 'LAMP', target: '/api/home' }, 400],
    ['with a name of a header that is none', { target: '/api/home', headers: ['X Y: z'] }, 400],
    [
      'with a header that ends in between',
      { target: '/api/home', headers: ['X: a\nY: b\u0000'] },
      400,
    ],
  ])('%s is refused before it is processed', async (_, request, status) => {
    const response = await sendRaw(api.address, request);
    expect(response.status).toBe(status);
    expect(response.body).toBe('');
  });

  test.each([
    ['a length and parts', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['parts of another kind', ['Transfer-Encoding: chunked, identity']],
    ['two lengths', ['Content-Length: 4', 'Content-Length: 60']],
  ])('of ambiguous length is refused as a single request: %s', async (_, headers) => {
    const body = '0\r\n\r\nGET /api/health HTTP/1.1\r\nHost: a\r\n\r\n';
    const target = '/api/feedback';
    const response = await sendRaw(api.address, { method: 'POST', target, headers, body });
    expect(response.several).toBe(false);
    expect(response.status).toBe(400);
  });
});

test('a request can’t inject a log entry', async () => {
  const headers = ['Authorization: Bearer a.b.c%0d%0a{"severity":"EMERGENCY"}'];
  await sendRaw(api.address, { target: '/api/feedback%0aEMERGENCY', headers });
  await sendRaw(api.address, { target: '/api/feedback', headers });
  for (const line of (api.logged() + site.logged()).split('\n')) {
    if (line === '' || /MetadataLookupWarning|--trace-warnings/.test(line)) continue;
    expect(JSON.parse(line)).toMatchObject({
      severity: expect.stringMatching(/^(DEBUG|INFO|ERROR)$/),
    });
  }
});

describe('a cached page is the same', () => {
  test.each([
    ['Host: evil.example'],
    ['X-Forwarded-Host: evil.example'],
    ['X-Forwarded-Host: "><script>alert(1)</script>'],
    ['X-Forwarded-Host:'],
    ['X-Forwarded-Host: 127.0.0.1', 'X-Forwarded-Port: 99999', 'X-Forwarded-Proto: javascript'],
    ['Forwarded: host=evil.example;proto=http'],
    ['X-Original-URL: /login', 'X-Rewrite-URL: /nothing', 'X-Forwarded-Prefix: //evil.example'],
    ['Cookie: __session=a; b=c', 'Authorization: Bearer a'],
    ['Accept-Language: ar', 'User-Agent: <script>', 'Referer: https://evil.example'],
    ['Origin: https://evil.example'],
    ['X-HTTP-Method-Override: DELETE', 'Accept: application/json', 'Range: bytes=0-3'],
  ])('for every visitor: %s', async (...headers) => {
    const plain = await sendRaw(site.address, { target: '/team' });
    const response = await sendRaw(site.address, { target: '/team', headers });
    // When it was made, and the id of the request that it was made for: 32 digits and letters.
    const { date: _, 'x-request-id': id, ...same } = plain.headers;
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(response).toMatchObject({ status: 200, headers: same });
    expect(response.body).toBe(plain.body);
    expect(response.body).toContain(
      '<link rel="canonical" href="https://lamplight.example/team"/>',
    );
    expect(response.headers['cache-control']).toContain('s-maxage');
  });
});
