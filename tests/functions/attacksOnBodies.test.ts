import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Running, startFunction } from './framework.ts';
import { sendRaw } from './raw.ts';

// Bodies below the limit of all are in functions/src/api/input.test.ts, odd content in fuzzed.test.ts.

const content = { ...feedbackSamples.valid.small };
const valid = JSON.stringify(content);
let api: Running;

beforeAll(async () => {
  api = await startFunction('demo-bodies', { FORM_POSTS_PER_HOUR: '100000' });
  return () => api.kill();
});

/** Posts a body with just these headers. A body that takes long to judge exceeds the time limit of the tests. */
const post = (body: string | Buffer, ...headers: string[]) =>
  sendRaw(api.address, {
    method: 'POST',
    target: '/api/feedback',
    body,
    headers: ['Content-Type: application/json', ...headers],
  });

const lengthOf = (body: string | Buffer) => `Content-Length: ${Buffer.byteLength(body)}`;

/** A body in parts, whose length nobody says beforehand. */
const inParts = (body: string, size: number) => {
  const parts = Array.from({ length: Math.ceil(body.length / size) }, (_, index) =>
    body.slice(index * size, (index + 1) * size),
  );
  return `${parts.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('')}0\r\n\r\n`;
};

describe('a small body that decompresses to 64 MiB', () => {
  const large = Buffer.from(`{"name":"${'x'.repeat(2 ** 26)}"}`);

  test.each([
    ['gzip', gzipSync(large)],
    ['deflate', deflateSync(large)],
    ['deflate', deflateRawSync(large)],
    ['br', brotliCompressSync(large)],
    ['zstd', zstdCompressSync(large)],
  ])('is refused before it is fully decompressed: %s', async (encoding, body) => {
    const answer = await post(body, `Content-Encoding: ${encoding}`, lengthOf(body));
    expect([400, 413]).toContain(answer.status);
  });
});

test.each(['gzip, gzip', 'identity, gzip', 'compress', '../gzip'])(
  'refuses a body encoded as “%s” without decompressing it',
  async (encoding) => {
    const body = gzipSync(gzipSync(valid));
    const answer = await post(body, `Content-Encoding: ${encoding}`, lengthOf(body));
    expect(answer.status).toBe(415);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'wrong-type' });
  },
);

test.each(['gzip', 'deflate', 'br'])(
  'refuses a body that claims to be %s but isn’t',
  async (encoding) => {
    const answer = await post(valid, `Content-Encoding: ${encoding}`, lengthOf(valid));
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'malformed-json' });
  },
);

describe('a chunked body', () => {
  test('is read as one body', async () => {
    const answer = await post(inParts(valid, 7), 'Transfer-Encoding: chunked');
    expect(answer.status).toBe(201);
  });

  test.each([262_145, 3_000_000])('of %i bytes is refused as too large', async (bytes) => {
    const body = inParts(valid + ' '.repeat(bytes - valid.length), 65_536);
    const answer = await post(body, 'Transfer-Encoding: chunked');
    expect(answer.status).toBe(413);
  });

  test('with malformed chunks is refused', async () => {
    const answer = await post(`nonsense\r\n${valid}\r\n0\r\n\r\n`, 'Transfer-Encoding: chunked');
    expect(answer.status).toBe(400);
  });
});

test('data after the end of a body is no second request, and the first is refused', async () => {
  const next = 'DELETE /api/team/one HTTP/1.1\r\nHost: a\r\n\r\n';
  const answer = await post(valid + next, lengthOf(valid));
  expect(answer).toMatchObject({ status: 400, several: false });
});

test.each([
  ['an object in an object', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
  ['a list in a list', `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['very many fields', `{${Array.from({ length: 20_000 }, (_, at) => `"f${at}":1`)}}`],
  ['very many fields that are one', `{${'"name":"a",'.repeat(20_000)}"name":""}`],
  ['a very long number', `{"name":${'9'.repeat(200_000)}}`],
  ['very many lists', `{"name":[${'[],'.repeat(80_000)}[]]}`],
])('%s is refused quickly, in a short response', async (_, body) => {
  const answer = await post(body, lengthOf(body));
  expect(answer.status).toBe(400);
  expect(answer.body.length).toBeLessThan(10_000);
});

test('validates and stores the last value of a duplicate field', async () => {
  const twice = (first: string, last: string) =>
    valid.replace(/"emailOrPhone":"[^"]*"/, `"emailOrPhone":"${first}","emailOrPhone":"${last}"`);
  const refused = twice('a@b.example', 'nonsense');
  expect((await post(refused, lengthOf(refused))).status).toBe(400);
  const taken = twice('nonsense', 'a@b.example');
  const answer = await post(taken, lengthOf(taken));
  expect(answer.status).toBe(201);
  expect(JSON.parse(answer.body)).toMatchObject({ emailOrPhone: 'a@b.example' });
});

test('quickly refuses a text that is slow to match', async () => {
  const body = JSON.stringify({ ...content, emailOrPhone: `a@${'.'.repeat(250_000)}@` });
  const answer = await post(body, lengthOf(body));
  expect(answer.status).toBe(400);
});
