import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiApp, routes } from '../../functions/src/api/api.ts';
import { fuzzedBodies } from './fuzz.ts';
import { inParallel } from './inParallel.ts';
import { submissions } from './submissions.ts';
import { store } from './suite.ts';

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

describe.each(submissions)('of 500 odd posts to /api/$to', ({ to, samples }) => {
  const collection = store.collection(to);
  let answers: { status: number; type: string | null; body: Record<string, unknown> }[] = [];

  beforeAll(async () => {
    await store.recursiveDelete(collection);
    const bodies = fuzzedBodies({ ...samples.valid.small }, 500, seed);
    const posts = bodies.map((body) => async () => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${address}/api/${to}`, { method: 'POST', headers, body });
      const type = answer.headers.get('content-type');
      return { status: answer.status, type, body: JSON.parse(await answer.text()) };
    });
    answers = await inParallel(6, posts);
    return async () => store.recursiveDelete(collection);
  }, 60_000);

  test('each is taken or refused, in JSON', () => {
    const other = answers.filter(({ status }) => status !== 201 && (status < 400 || status > 499));
    expect(other).toEqual([]);
    expect(answers.every(({ type }) => type === 'application/json; charset=utf-8')).toBe(true);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.every(({ body }) => body.code && body.message)).toBe(true);
    const taken = answers.length - refused.length;
    expect(Math.min(taken, refused.length)).toBeGreaterThan(100);
  });

  test('what was taken is stored as it was answered, and nothing else', async () => {
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

  test('none leaves a trace on what all objects are made from', () => {
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
