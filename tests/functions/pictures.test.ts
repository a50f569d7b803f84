import { createHash, randomBytes } from 'node:crypto';
import { pictureFile } from '@lamplight/content/paths';
import { pictureAddress } from '@lamplight/content/pictureFile';
import { beforeAll, describe, expect, test } from 'vitest';
import { safeHeaders } from '../../functions/src/http/httpResponse.ts';
import { ask, store } from './suite.ts';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const [small, shared, wide] = [randomBytes(20_000), randomBytes(90_000), randomBytes(100_000)];
const picture = hashOf(wide);
const at = (size: string) => pictureAddress(picture, size);

const storing = (bytes: Buffer, changes: object) =>
  store
    .doc(pictureFile(hashOf(bytes)))
    .set({ bytes, type: 'image/webp', width: 240, height: 160, sizes: {}, ...changes });

beforeAll(async () => {
  await storing(small, {});
  await storing(shared, { type: 'image/jpeg', width: 1_200, height: 800 });
  const sizes = { '240w.webp': hashOf(small), '1200w.jpg': hashOf(shared) };
  await storing(wide, { width: 1_600, height: 1_066, sizes });
});

describe.each([
  ['the widest', '1600w.webp', wide, 'image/webp'],
  ['a smaller one', '240w.webp', small, 'image/webp'],
  ['the one to share', '1200w.jpg', shared, 'image/jpeg'],
])('%s of the sizes of a picture', (_, size, bytes, type) => {
  test('is sent as it was stored, and cached permanently', async () => {
    const response = await ask('GET', at(size));
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-length': `${bytes.length}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: `"${hashOf(bytes)}"`,
    });
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });
});

test('HEAD sends the same headers without the bytes', async () => {
  const response = await ask('HEAD', at('1600w.webp'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(`${wide.length}`);
  expect(await response.text()).toBe('');
});

test('answers a matching ETag with 304', async () => {
  const tag = `"${picture}"`;
  for (const known of [tag, `"another", ${tag}`, `W/${tag}`, '*']) {
    const response = await ask('GET', at('1600w.webp'), { headers: { 'If-None-Match': known } });
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect(response.headers.get('cache-control')).toContain('immutable');
  }
  const other = await ask('GET', at('1600w.webp'), { headers: { 'If-None-Match': '"another"' } });
  expect(other.status).toBe(200);
});

describe('a part of a picture', () => {
  const part = (range: string, headers: Record<string, string> = {}) =>
    ask('GET', at('1600w.webp'), { headers: { Range: range, ...headers } });

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=500-', 500, 99_999],
    ['bytes=-300', 99_700, 99_999],
    ['bytes=99990-200000', 99_990, 99_999],
  ])('%s is sent alone', async (range, from, to) => {
    const response = await part(range);
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${from}-${to}/100000`);
    const sent = Buffer.from(await response.arrayBuffer());
    expect(sent.equals(wide.subarray(from, to + 1))).toBe(true);
  });

  test.each(['bytes=100000-', 'bytes=-0'])('%s is not satisfiable', async (range) => {
    const response = await part(range);
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */100000');
  });

  test.each([
    ['of no known unit', 'pages=1-2', {}],
    ['that ends before it begins', 'bytes=9-1', {}],
    ['without a number', 'bytes=-', {}],
    ['of another picture', 'bytes=0-99', { 'If-Range': '"another"' }],
    ['in several pieces', 'bytes=0-9,500-509', {}],
  ])('%s is answered with the whole picture', async (_, range, headers) => {
    const response = await part(range, headers);
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(wide.length);
  });

  test('with a matching If-Range is sent alone', async () => {
    expect((await part('bytes=0-99', { 'If-Range': `"${picture}"` })).status).toBe(206);
  });
});

test.each([
  ['a picture that nobody stored', pictureAddress(hashOf(Buffer.from('none')), '240w.webp')],
  ['a size that was not made', at('480w.webp')],
  ['a type that was not made', at('240w.jpg')],
  [
    'a smaller size by its own hash as if it were the widest',
    pictureAddress(hashOf(small), '1600w.webp'),
  ],
  ['a name of the language', at('constructor')],
  ['another ending', at('240w.svg')],
  ['another folder', `/pictures/deeper/${picture}.240w.webp`],
  ['a file that is none', '/pictures/lamp.webp'],
])('%s is not found', async (_, path) => {
  const response = await ask('GET', path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(response.headers.get('cache-control')).not.toContain('immutable');
});

test('data that isn’t stored as a picture is not sent as one', async () => {
  const page = Buffer.from('<script>alert(1)</script>');
  await storing(page, { type: 'text/html' });
  expect((await ask('GET', pictureAddress(hashOf(page), '240w.webp'))).status).toBe(404);
  const nothing = randomBytes(10);
  await storing(nothing, { bytes: '<script>alert(1)</script>' });
  expect((await ask('GET', pictureAddress(hashOf(nothing), '240w.webp'))).status).toBe(404);
  const lost = randomBytes(10);
  await storing(lost, { sizes: { '480w.webp': '../staff/demo-staff', '800w.webp': hashOf(page) } });
  for (const size of ['480w.webp', '800w.webp'])
    expect((await ask('GET', pictureAddress(hashOf(lost), size))).status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE'])('%s is refused with the common headers', async (method) => {
  const response = await ask(method, at('240w.webp'));
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect(response.headers.get('x-content-type-options')).toBe(
    safeHeaders['X-Content-Type-Options'],
  );
});
