import { once } from 'node:events';
import { createServer } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiApp, routes } from '../../../functions/src/api/api.ts';
import { inParallel } from '../../../tests/functions/inParallel.ts';
import { submissions } from '../../../tests/functions/submissions.ts';
import { store } from '../../../tests/functions/suite.ts';

/** Texts that are long, in any script, half a character, or mean something to a spreadsheet. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '=1+1',
    '+SUM(A1)',
    '-2',
    '@A1',
    '\t=1',
    '\r=1',
    '=HYPERLINK("https://a.example")',
  ),
  fc.constantFrom(
    '\ud83d',
    'a\udc00b',
    '\u0000',
    '\u001b[31m',
    '\u202e',
    '\ufeff',
    '﷽'.repeat(200),
  ),
  fc.constantFrom('a@b.c', '5550100199', 'Yes', 'No', 'Children', 'Weekends', ''),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '{{7*7}}',
    "'; DROP TABLE feedback; --",
    '../../staff',
  ),
  fc.nat(200_000).map((length) => 'x'.repeat(length % 7 === 0 ? length : length % 6_000)),
);

const key = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '__name__',
  ),
  fc.constantFrom('_id', 'id', 'createdAt', 'spam', 'state', 'words', 'website', 'elapsed', ''),
  fc.string({ maxLength: 8 }),
);

/** How many lists or maps lie within each other. */
const nested = fc
  .tuple(fc.nat(2_000), fc.boolean())
  .map(
    ([depth, lists]) =>
      `${(lists ? '[' : '{"a":').repeat(depth)}1${(lists ? ']' : '}').repeat(depth)}`,
  );

/** JSON of any kind of value. */
const value: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: text.map((each) => JSON.stringify(each)) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
  fc.constantFrom('null', 'true', 'false', '0', '-0', '1e999', '[]', '{}', '["Weekdays"]'),
  fc
    .array(key, { maxLength: 4 })
    .map((keys) => objectOf(keys.map((each) => [each, '{"polluted":1}']))),
  nested,
);

type Fields = (readonly [name: string, json: string])[];

/** An object as text, which may name `__proto__` or one key twice. */
const objectOf = (fields: Fields) =>
  `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;

/** Bodies that begin as this valid content; some fields are replaced, removed or added. */
const bodyFrom = (content: object): fc.Arbitrary<string> => {
  const fields: Fields = Object.entries(content).map(([name, each]) => [
    name,
    JSON.stringify(each),
  ]);
  const changed = fc.subarray(
    fields.map(([name]) => name),
    { maxLength: 2 },
  );
  const added = fc.array(fc.tuple(key, value), { maxLength: 1 });
  const values = fc.array(fc.option(value, { freq: 5 }), { minLength: 2, maxLength: 2 });
  return fc.tuple(changed, values, added).map(([names, [first, second], more]) => {
    const news = new Map([
      [names[0], first],
      [names[1], second],
    ]);
    const changedFields = fields.flatMap(([name, json]): Fields => {
      const other = news.has(name) ? news.get(name) : json;
      return other ? [[name, other]] : [];
    });
    return objectOf([...changedFields, ...more]);
  });
};

/**
 * Bodies for a form: mostly valid content with something odd in it, some of anything at all.
 * @param seed the same one makes the same bodies
 */
const fuzzedBodies = (content: object, count: number, seed: number): string[] =>
  fc.sample(
    fc.oneof(
      { weight: 8, arbitrary: bodyFrom(content) },
      { weight: 1, arbitrary: value },
      { weight: 1, arbitrary: text },
    ),
    { numRuns: count, seed },
  );

/** Makes the same posts every time; another one makes others. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

const server = createServer(apiApp(routes));
let address = '';

beforeAll(async () => {
  vi.stubEnv('FORM_POSTS_PER_HOUR', '100000');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  address = `http://127.0.0.1:${typeof at === 'object' && at?.port}`;
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

describe.each(submissions)('500 fuzzed posts to /api/$to', ({ to, samples }) => {
  const collection = store.collection(to);
  let answers: { status: number; type: string | null; body: Record<string, unknown> }[] = [];

  beforeAll(async () => {
    await store.recursiveDelete(collection);
    const bodies = fuzzedBodies({ ...samples.valid.small }, 500, seed);
    const posts = bodies.map((body) => async () => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(`${address}/api/${to}`, { method: 'POST', headers, body });
      const type = response.headers.get('content-type');
      return { status: response.status, type, body: JSON.parse(await response.text()) };
    });
    answers = await inParallel(6, posts);
    return async () => store.recursiveDelete(collection);
  });

  test('are each accepted or rejected, in JSON', () => {
    const other = answers.filter(({ status }) => status !== 201 && (status < 400 || status > 499));
    expect(other).toEqual([]);
    expect(answers.every(({ type }) => type === 'application/json; charset=utf-8')).toBe(true);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.every(({ body }) => body.code && body.message)).toBe(true);
    const taken = answers.length - refused.length;
    expect(Math.min(taken, refused.length)).toBeGreaterThan(100);
  });

  test('are stored as answered if accepted, and nothing else is', async () => {
    const { docs } = await collection.get();
    const stored = docs.map((entry) => {
      const { createdAt, spam: _, state: _state, note, words, ...content } = entry.data();
      expect(note).toBe('');
      expect(Array.isArray(words)).toBe(true);
      return { _id: entry.id, ...content, createdAt: createdAt.toDate().toISOString() };
    });
    const answered = answers.filter(({ status }) => status === 201).map(({ body }) => body);
    const byId = (a: { _id?: unknown }, b: { _id?: unknown }) =>
      String(a._id) < String(b._id) ? -1 : 1;
    expect(stored.toSorted(byId)).toEqual(answered.toSorted(byId));
  });

  test('do not pollute the prototype of objects', () => {
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
