import { gzipSync } from 'node:zlib';
import express, { json } from 'express';
import { beforeAll, describe, expect, test } from 'vitest';
import { keepBodiesAsSent } from '../lib/bodiesAsSent.ts';
import { apiApp } from './app.ts';
import { bodyLimit, jsonObject } from './body.ts';
import type { Handler } from './router.ts';
import { serve } from './serve.ts';

const echo: Handler = async (request, response) => {
  response.json(jsonObject(request));
};
const echoLittle: Handler = async (request, response) => {
  response.json(jsonObject(request, 100));
};
const app = apiApp([{ path: '/echo', methods: { PUT: echo } }]);
const littleApp = apiApp([{ path: '/echo', methods: { PUT: echoLittle } }]);

/** The app inside what the functions framework does before it calls a function. */
const inFramework = express().use(
  json({ limit: '32mb', verify: (request, _, rawBody) => Object.assign(request, { rawBody }) }),
  app,
);

type Sent = {
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  through?: typeof app;
};

const send = async ({ body = '{}', headers = {}, through = app }: Sent) =>
  fetch(`${await serve(through)}/api/echo`, {
    method: 'PUT',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

const expectError = async (answer: Response, status: number, code: string) => {
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code });
};

const objectOf = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;

describe.each([
  ['alone', app],
  ['within the framework', inFramework],
])('a body read %s', (_, through) => {
  test('is one JSON object', async () => {
    const answer = await send({ body: '{"a":"Zoë 😀"}', through });
    expect(await answer.json()).toEqual({ a: 'Zoë 😀' });
  });

  test('may be as large as the limit and no larger', async () => {
    expect((await send({ body: objectOf(bodyLimit), through })).status).toBe(200);
    const answer = await send({ body: objectOf(bodyLimit + 1), through });
    await expectError(answer, 413, 'too-large');
  });

  test('is measured after decompression', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    const small = await send({ body: gzipSync('{"a":1}'), headers, through });
    expect(await small.json()).toEqual({ a: 1 });
    const bomb = await send({ body: gzipSync(objectOf(bodyLimit + 1)), headers, through });
    await expectError(bomb, 413, 'too-large');
  });
});

test('a handler may take less than the limit of all', async () => {
  expect((await send({ body: objectOf(100), through: littleApp })).status).toBe(200);
  await expectError(await send({ body: objectOf(101), through: littleApp }), 413, 'too-large');
});

test('a key that would change the prototype is a key like any other', async () => {
  expect(await (await send({ body: '{"__proto__":1}' })).text()).toBe('{"__proto__":1}');
});

test.each(['[]', '[{"a":1}]', 'null', '"a"'])(
  'JSON that is no object is not valid content: %s',
  async (body) => {
    await expectError(await send({ body }), 400, 'invalid-content');
  },
);

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=latin1',
  '',
])('a body of the type “%s” is refused', async (type) => {
  const answer = await send({ headers: { 'Content-Type': type } });
  await expectError(answer, 415, 'wrong-type');
});

test.each([
  'application/json',
  'APPLICATION/JSON;charset=UTF-8',
  'application/json; charset="utf8"',
])('a body of the type “%s” is taken', async (type) => {
  expect((await send({ headers: { 'Content-Type': type } })).status).toBe(200);
});

test('a compression that nobody knows is refused', async () => {
  const answer = await send({ headers: { 'Content-Encoding': 'zip' } });
  await expectError(answer, 415, 'wrong-type');
});

describe('with bodies kept as they were sent', () => {
  beforeAll(() => keepBodiesAsSent('/api/'));

  test.each([
    ['cut short', '{"a":'],
    ['empty', ''],
    ['a bare word', 'lamp'],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['nested without end', '['.repeat(100_000)],
  ])('the framework does not answer in our place when JSON is %s', async (_, body) => {
    const answer = await send({ body, through: inFramework });
    await expectError(answer, 400, 'malformed-json');
  });

  test('the content type is still asked for', async () => {
    const answer = await send({ headers: { 'Content-Type': 'text/plain' }, through: inFramework });
    await expectError(answer, 415, 'wrong-type');
  });
});
