import { gzipSync } from 'node:zlib';
import { feedbackSchema } from '@lamplight/content/feedback';
import { homeSchema } from '@lamplight/content/home';
import { mentorApplicationSchema } from '@lamplight/content/mentorApplication';
import { homeSamples } from '@lamplight/content/samples/home';
import { changed } from '@lamplight/content/samples/sample';
import { messages } from '@lamplight/content/texts/messages';
import express, { json } from 'express';
import { beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../tests/serve.ts';
import { bodyLimits } from '../http/body.ts';
import { KnownError } from '../http/errors.ts';
import { validated } from '../http/validated.ts';
import { bypassBodyParser } from '../startup.ts';
import { apiApp } from './api.ts';
import { itemId, jsonObject, received } from './input.ts';
import type { Handler } from './route.ts';

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
    expect((await send({ body: objectOf(bodyLimits.any), through })).status).toBe(200);
    const answer = await send({ body: objectOf(bodyLimits.any + 1), through });
    await expectError(answer, 413, 'too-large');
  });

  test('is measured after decompression', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    const small = await send({ body: gzipSync('{"a":1}'), headers, through });
    expect(await small.json()).toEqual({ a: 1 });
    const bomb = await send({ body: gzipSync(objectOf(bodyLimits.any + 1)), headers, through });
    await expectError(bomb, 413, 'too-large');
  });
});

test('a handler may have a lower limit', async () => {
  expect((await send({ body: objectOf(100), through: littleApp })).status).toBe(200);
  await expectError(await send({ body: objectOf(101), through: littleApp }), 413, 'too-large');
});

test('treats __proto__ like any other key', async () => {
  expect(await (await send({ body: '{"__proto__":1}' })).text()).toBe('{"__proto__":1}');
});

test.each(['[]', '[{"a":1}]', 'null', '"a"'])(
  'refuses JSON that isn’t an object: %s',
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
])('a body of the type “%s” is accepted', async (type) => {
  expect((await send({ headers: { 'Content-Type': type } })).status).toBe(200);
});

test('an unknown compression is refused', async () => {
  const answer = await send({ headers: { 'Content-Encoding': 'zip' } });
  await expectError(answer, 415, 'wrong-type');
});

describe('with bodies kept as they were sent', () => {
  beforeAll(() => bypassBodyParser('/api/'));

  test.each([
    ['cut short', '{"a":'],
    ['empty', ''],
    ['a bare word', 'lamp'],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['nested without end', '['.repeat(100_000)],
  ])('our error is sent instead of the framework’s when JSON is %s', async (_, body) => {
    const answer = await send({ body, through: inFramework });
    await expectError(answer, 400, 'malformed-json');
  });

  test('the content type is still checked', async () => {
    const answer = await send({ headers: { 'Content-Type': 'text/plain' }, through: inFramework });
    await expectError(answer, 415, 'wrong-type');
  });
});

const home = homeSamples.valid.small ?? {};

const fieldsOf = (data: unknown) => {
  try {
    validated(homeSchema, data);
  } catch (error) {
    return error instanceof KnownError ? error.fields : error;
  }
  return 'valid';
};

test('accepts valid content', () => {
  expect(validated(homeSchema, home)).toEqual(home);
});

test('a wrong field is named with its dotted path and the message of the content model', () => {
  const data = changed(home, 'story.pointer1title', 'x'.repeat(201));
  expect(fieldsOf(data)).toEqual({ 'story.pointer1title': messages.textTooLong(200) });
});

test('items are named by their place in the list', () => {
  expect(fieldsOf(changed(home, 'sliderImages.1', ''))).toEqual({
    'sliderImages.1': messages.sliderImageRequired,
  });
});

test('names the unknown field, not its parent', () => {
  expect(Object.keys(fieldsOf(changed(home, 'story.pointer5title', 'Five')) ?? {})).toEqual([
    'story.pointer5title',
  ]);
});

test('says why the key of a map is refused', () => {
  const key = `https://pictures.example/${'p'.repeat(1_400)}`;
  expect(fieldsOf(changed(home, 'imageAlts', { [key]: 'A lamp.' }))).toEqual({
    [`imageAlts.${key}`]: messages.invalidAltKey,
  });
});

test('names at most 100 of thousands of unknown fields', () => {
  const unknown = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 1]));
  expect(Object.keys(fieldsOf({ ...home, ...unknown }) ?? {})).toHaveLength(100);
});

const found = (id: string) => expect(itemId({ params: { id } })).toBe(id);
const notFound = (id: string) =>
  expect(() => itemId({ params: { id } })).toThrow(expect.objectContaining({ code: 'not-found' }));

test.each(['a', '7', 'Zoë 😀', 'a.b', '...', '__', '_a_', '__a'])('%j is a valid item id', found);

test.each(['', '.', '..', '/', 'a/b', 'a\n/b', '____', '__name__', '__a\nb__'])(
  '%j is not a valid item id',
  notFound,
);

test('an id has at most 1,500 bytes', () => {
  found('x'.repeat(1_500));
  notFound('x'.repeat(1_501));
  notFound('é'.repeat(751));
});

const feedback = {
  name: 'Amina',
  emailOrPhone: 'amina@example.org',
  subject: 'Homework club',
  message: 'Is there still room?\nOn Tuesdays?',
};
const id = '0b7f7c1e-3c54-4d3e-9b0a-6f1f6f0c2a11';

const refusal = (fields: object) =>
  expect.objectContaining({ code: 'invalid-content', fields: expect.objectContaining(fields) });

describe('a submission’s body', () => {
  test('keeps the form’s other fields apart from the content', () => {
    const body = { ...feedback, id, website: '', elapsed: 9_000 };
    expect(received(feedbackSchema, body)).toEqual({
      id,
      content: feedback,
      filling: { website: '', elapsed: 9_000 },
    });
  });

  test('gets a new id when it has only content', () => {
    const [one, other] = [received(feedbackSchema, feedback), received(feedbackSchema, feedback)];
    expect(one).toMatchObject({ content: feedback, filling: {} });
    expect(received(feedbackSchema, { ...feedback, id: one.id }).id).toBe(one.id);
    expect(one.id).not.toBe(other.id);
  });

  test('has its content normalised by the schema', () => {
    const { content } = received(feedbackSchema, { ...feedback, name: '  Amina ' });
    expect(content).toEqual(feedback);
  });
});

test('ids ignore case', () => {
  expect(received(feedbackSchema, { ...feedback, id: id.toUpperCase() }).id).toBe(id);
});

test.each(['', 'feedback', '../staff/me', `${id}\n`, id.replace('-4', '-1'), 7, null])(
  '%j is not a valid id',
  (wrong) => {
    expect(() => received(feedbackSchema, { ...feedback, id: wrong })).toThrow(
      refusal({ id: messages.wrongKind }),
    );
  },
);

test.each([
  ['website', 7],
  ['website', ['x']],
  ['elapsed', '9000'],
  ['elapsed', Number.POSITIVE_INFINITY],
  ['elapsed', null],
])('%s cannot be %j', (field, value) => {
  expect(() => received(feedbackSchema, { ...feedback, [field]: value })).toThrow(
    refusal({ [field]: messages.wrongKind }),
  );
});

describe('a missing field counts as empty:', () => {
  test('stores it empty if optional', () => {
    const { name: _, ...nameless } = feedback;
    expect(received(feedbackSchema, nameless).content).toEqual({ ...feedback, name: '' });
  });

  test('refuses it with the form’s message if required', () => {
    expect(() => received(feedbackSchema, {})).toThrow(
      refusal({ emailOrPhone: messages.invalidEmailOrPhone }),
    );
    expect(() => received(mentorApplicationSchema, {})).toThrow(
      refusal({
        fullName: messages.requiredFieldsMissing,
        email: messages.requiredFieldsMissing,
        ageGroup: messages.requiredFieldsMissing,
        daysAvailable: messages.requiredFieldsMissing,
        acknowledgment: messages.requiredFieldsMissing,
      }),
    );
  });
});

test.each(['admin', '_id', 'createdAt', 'spam', 'constructor', '__proto__'])(
  'the unknown field %s is refused',
  (field) => {
    const body = JSON.parse(`{"${field}":"x"}`);
    expect(() => received(feedbackSchema, { ...feedback, ...body })).toThrow(
      refusal({ [field]: messages.unknownField }),
    );
  },
);
