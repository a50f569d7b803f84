import { tried } from '@lamplight/content/samples/tried';
import getPort from 'get-port';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../functions/src/api/api.ts';
import { demoProject } from '../../scripts/lib/firebaseTools.ts';
import { type Running, startAny } from './framework.ts';
import { inParallel } from './inParallel.ts';
import { staff } from './people.ts';
import { type RawResponse, sendRaw } from './raw.ts';

/** Texts that only maintainers should see: stack traces, paths, and names of libraries. */
const inside = new RegExp(
  [
    /\bat .*:\d+|file:\/\/|node_modules|\/(work|tmp|home|usr|srv|layers)\//,
    /[A-Z]\w*(Error|Exception)\b|ECONN|EAI_|UNAVAILABLE|DEADLINE|[Uu]ndefined is|[Cc]annot read/,
    /[Ff]ire(base|store)|FIRE(BASE|STORE)|grpc|[Zz]od|[Ee]xpress\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

let as = '';

beforeAll(async () => {
  as = await staff();
});

const operations = routes.flatMap(({ path, methods }) =>
  Object.keys(methods).map((method) => ({ method, path })),
);

/** One handler answers all unknown requests. */
const others = ['PATCH', 'TRACE', 'OPTIONS'].map((method) => ({ method, path: '/team/:id' }));

/** The header that identifies staff. */
const staffs = () => [`Authorization: Bearer ${as}`];

const type = 'Content-Type: application/json';

/** Wrong requests: additions to an address, and bodies. */
const wrong: { id: string; query?: string; headers?: string[]; body?: string }[] = [
  { id: 'one', body: '{"a":' },
  { id: '%E0%A4%A', body: 'null' },
  { id: '__proto__', body: '{"__proto__":{"a":1},"constructor":1,"version":"x"}' },
  { id: '%00', body: '{"version":1e400,"title":{"a":[]},"name":7,"email":[],"contact":{}}' },
  { id: '..%2f..%2fx', body: '"\ud800"' },
  { id: 'one', query: '?limit=x&before=%00&format=%FF&from=x&search=%E0%A4%A', body: '[]' },
  { id: 'one', headers: [type, 'Content-Encoding: gzip'], body: '{}' },
  { id: 'one', headers: ['Content-Type: text/html; charset=x'], body: '<script>' },
  { id: 'x'.repeat(2_000), body: '{}' },
];

/** Everything that a function answers to each of these requests. */
const answersOf = async ({ address }: Running, requests: Parameters<typeof sendRaw>[1][]) =>
  inParallel(
    6,
    requests.map((request) => async () => ({ request, response: await sendRaw(address, request) })),
  );

/** The refusals that say too much, and the requests without a response. */
const telling = (
  answers: { request: { method?: string; target: string }; response: RawResponse }[],
) =>
  answers
    .filter(({ response: { status, body } }) => status === 0 || (status > 299 && inside.test(body)))
    .map(
      ({ request, response }) => `${request.method ?? 'GET'} ${request.target}: ${response.body}`,
    );

describe('the API', () => {
  let api: Running;
  beforeAll(async () => {
    api = await startAny(demoProject, {});
    return () => api.kill();
  });

  test('reveals no internals, however malformed the request', async () => {
    // The requests name nothing that exists and send nothing valid, so nothing changes.
    const requests = [...operations, ...others].flatMap(({ method, path }, turn) =>
      tried(wrong, turn).flatMap((way) => {
        const { id, query = '', headers = [type], body = '' } = way;
        return (way === wrong[0] ? [[], staffs()] : [staffs()]).map((who) => ({
          method,
          target: `/api${path.replace(':id', id)}${query}`,
          headers: [...headers, ...who, `Content-Length: ${Buffer.byteLength(body)}`],
          body,
        }));
      }),
    );
    const answers = await answersOf(api, requests);
    expect(telling(answers)).toEqual([]);
    const statuses = new Set(answers.map(({ response }) => response.status));
    for (const status of [400, 401, 404, 405, 415]) expect(statuses).toContain(status);
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  });
});

test('API and pages report that the store is unavailable, but not why', async () => {
  const settings = { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${await getPort()}` };
  const addresses = {
    api: ['/api/health', '/api/home', '/api/team', '/api/feedback', '/api/feedback/export'],
    site: ['/', '/team', '/team/one', '/mentorform'],
  };
  await Promise.all(
    Object.entries(addresses).map(async ([target, targets]) => {
      const running = await startAny(demoProject, { target, settings, unwell: true });
      const requests = targets.map((each) => ({ target: each, headers: staffs() }));
      const answers = await answersOf(running, requests);
      await running.kill();
      expect(telling(answers)).toEqual([]);
      for (const { response } of answers) {
        expect(response.status).toBe(503);
        expect(response.headers['cache-control']).toBe('no-store');
      }
      expect(running.logged()).toMatch(/UNAVAILABLE|ECONNREFUSED|No answer within/);
    }),
  );
});
