import { describe, expect, test } from 'vitest';
import { serve } from '../../tests/serve.ts';
import { apiApp, routes } from './api.ts';
import type { Handler } from './route.ts';

const says =
  (text: string): Handler =>
  async (_request, response) => {
    response.json({ text });
  };

const lamps = [
  { path: '/lamps', methods: { GET: says('all'), POST: says('added') } },
  { path: '/lamps/1', methods: { PUT: says('saved') } },
];

const ask = async (method: string, path: string) =>
  fetch((await serve(apiApp(lamps))) + path, { method });

test('a known path and method reach their handler', async () => {
  expect(await (await ask('GET', '/api/lamps')).json()).toEqual({ text: 'all' });
  expect(await (await ask('POST', '/api/lamps')).json()).toEqual({ text: 'added' });
});

test('HEAD is answered like GET, without a body', async () => {
  const answer = await ask('HEAD', '/api/lamps');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await answer.text()).toBe('');
});

test('OPTIONS lists the allowed methods and grants nothing to other sites', async () => {
  const answer = await ask('OPTIONS', '/api/lamps');
  expect(answer.status).toBe(204);
  expect(answer.headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
  ['DELETE', '/api/lamps', 'GET, POST, HEAD, OPTIONS'],
  ['GET', '/api/lamps/1', 'PUT, OPTIONS'],
  ['HEAD', '/api/lamps/1', 'PUT, OPTIONS'],
])('%s %s is refused with the allowed methods', async (method, path, allow) => {
  const answer = await ask(method, path);
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe(allow);
});

test.each([
  '/api/candles',
  '/api/lamps/2',
  '/api/LAMPS',
  '/api/lamps/',
  '/api',
  '/api/constructor',
  '/lamps',
  '/',
])('there is nothing at %s', async (path) => {
  const answer = await ask('GET', path);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not-found' });
});

test('every answer forbids guessing its type, and none names the software', async () => {
  for (const path of ['/api/lamps', '/api/candles']) {
    const { headers } = await ask('GET', path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

describe('the table of routes', () => {
  const methodsOf = (path: string) => {
    const route = routes.find((candidate) => candidate.path === path);
    return route && Object.keys(route.methods);
  };

  test.each([
    ['home', ['GET'], ['PUT']],
    ['about', ['GET'], ['PUT']],
    ['contact', ['GET', 'PUT'], ['PUT']],
    ['nav', ['GET', 'PUT'], undefined],
  ])('allows /%s %j, and an id below it %j', (path, methods, withId) => {
    expect(methodsOf(`/${path}`)).toEqual(methods);
    expect(methodsOf(`/${path}/:id`)).toEqual(withId);
  });

  test.each([
    '/team',
    '/student-testimonials',
    '/mentor-testimonials',
    '/news',
    '/international',
    '/ycm',
    '/sz',
    '/shb',
    '/sem',
    '/hhk',
  ])('allows reading, adding, saving, deleting and restoring items of %s', (path) => {
    expect(methodsOf(path)).toEqual(['GET', 'POST']);
    expect(methodsOf(`${path}/:id`)).toEqual(['PUT', 'DELETE']);
    expect(methodsOf(`${path}/deleted`)).toEqual(['GET']);
    expect(methodsOf(`${path}/:id/restore`)).toEqual(['POST']);
    const below = routes.filter((route) => `${route.path}/`.startsWith(`${path}/`));
    expect(below).toHaveLength(4);
  });

  test.each(['/health', '/openapi.json'])('allows only reading %s', (path) => {
    expect(methodsOf(path)).toEqual(['GET']);
  });

  test.each(['/feedback', '/mentors'])('allows sending to %s, and staff to read it', (path) => {
    expect(methodsOf(path)).toEqual(['GET', 'POST']);
    expect(methodsOf(`${path}/summary`)).toEqual(['GET']);
  });

  test('lets staff log in', () => {
    expect(methodsOf('/users/login')).toEqual(['POST']);
  });
});
