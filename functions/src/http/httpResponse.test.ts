import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serve } from '../../tests/serve.ts';
import {
  bodyOf,
  chosenEncoding,
  type HttpResponse,
  safeHeaders,
  sendResponse,
} from './httpResponse.ts';

const text = `<p>${'Zoë and Ruth '.repeat(100)}</p>`;

test('a body has the same text in every encoding and is compressed once', () => {
  const body = bodyOf(text);
  expect(String(body.encoded('identity'))).toBe(text);
  expect(String(gunzipSync(body.encoded('gzip')))).toBe(text);
  expect(String(brotliDecompressSync(body.encoded('br')))).toBe(text);
  expect(body.encoded('br')).toBe(body.encoded('br'));
});

test('its ETag is strong and differs by text and encoding', () => {
  const [body, other] = [bodyOf(text), bodyOf(`${text} `)];
  expect(body.tag('br')).toMatch(/^"[\w-]+"$/);
  expect(body.tag('br')).toBe(bodyOf(text).tag('br'));
  const tags = [body.tag('br'), body.tag('gzip'), body.tag('identity'), other.tag('br')];
  expect(new Set(tags).size).toBe(4);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['brr', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('accepting “%s” gets %s', (accepted, encoding) => {
  expect(chosenEncoding({ 'accept-encoding': accepted })).toBe(encoding);
});

const page: HttpResponse = {
  status: 200,
  headers: { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=0' },
  body: bodyOf('<p>Home</p>'),
};

async function ask(answer: HttpResponse, headers: Record<string, string> = {}, method = 'GET') {
  const address = await serve((request, response) => sendResponse(request, response, answer));
  return fetch(address, { method, headers });
}

test('a page has its ETag, Vary and the security headers of every answer', async () => {
  const answer = await ask(page, { 'Accept-Encoding': 'gzip' });
  expect(answer.headers.get('etag')).toBe(page.body?.tag('gzip'));
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const safe = Object.entries(safeHeaders).map(([name, value]) => [name.toLowerCase(), value]);
  expect(Object.fromEntries(answer.headers)).toMatchObject(Object.fromEntries(safe));
  expect(await answer.text()).toBe('<p>Home</p>');
});

test('HEAD gets the same headers without a body', async () => {
  const answer = await ask(page, { 'Accept-Encoding': 'identity' }, 'HEAD');
  expect(answer.headers.get('content-length')).toBe('11');
  expect(await answer.text()).toBe('');
});

test.each([
  ['the tag', (tag: string) => tag],
  ['a weak one of it', (tag: string) => `W/${tag}`],
  ['one of several', (tag: string) => `"other", ${tag}`],
  ['any', () => '*'],
])('a request with %s gets 304 with the cache headers and no body', async (_, known) => {
  const tag = page.body?.tag('br') ?? '';
  const headers = {
    'If-None-Match': known(tag),
    'Accept-Encoding': 'br',
    'Cache-Control': 'no-cache',
  };
  const answer = await ask(page, headers);
  expect(answer.status).toBe(304);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    etag: tag,
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=0',
  });
  for (const name of ['content-type', 'content-encoding', 'content-length'])
    expect(answer.headers.has(name)).toBe(false);
});

test('the ETag of another encoding doesn’t match', async () => {
  const headers = { 'If-None-Match': page.body?.tag('br') ?? '', 'Accept-Encoding': 'gzip' };
  expect((await ask(page, headers)).status).toBe(200);
});

test('an error is never answered with 304', async () => {
  expect((await ask({ ...page, status: 503 }, { 'If-None-Match': '*' })).status).toBe(503);
});

interface Entry {
  source: string;
  headers: { key: string; value: string }[];
}

const { hosting } = JSON.parse(
  readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8'),
);
const entries: Entry[] = hosting.headers;

test('Hosting sends the same security headers as the functions', () => {
  const everywhere = entries.filter(({ source }) => source === '**');
  expect(everywhere).toHaveLength(1);
  const said = everywhere[0]?.headers.map(({ key, value }) => [key, value]) ?? [];
  expect(Object.fromEntries(said)).toEqual(safeHeaders);
});

test('Hosting leaves headers alone that functions set themselves', () => {
  const keys = entries.flatMap(({ source, headers }) =>
    source === '**' ? headers.map(({ key }) => key.toLowerCase()) : [],
  );
  expect(keys).not.toContain('cache-control');
  expect(keys).not.toContain('content-security-policy');
});
