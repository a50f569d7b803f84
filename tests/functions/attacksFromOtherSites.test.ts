import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { messages } from '@lamplight/content/texts/messages';
import { expect, test } from 'vitest';
import { routes } from '../../functions/src/api/api.ts';
import { inParallel } from './inParallel.ts';
import { staff } from './people.ts';
import { countOf } from './submissions.ts';
import { ask } from './suite.ts';

// A form of another site that posts a type of its own: submissions.test.ts. Frames of other sites: e2e.

const evil = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };

/** One of each kind: they all go through the same two functions. */
const operations = [
  ['GET', '/api/home'],
  ['GET', '/api/feedback'],
  ['POST', '/api/feedback'],
  ['POST', '/api/users/login'],
  ['PUT', '/api/home/home'],
  ['DELETE', '/api/team/__none__'],
  ['GET', '/api/nothing'],
].map(([method = '', path = '']) => ({ method, path }));

const pages = ['/', '/team', '/nothing', '/login', '/contenthome'].map((path) => ({
  method: 'GET',
  path,
}));

test('no address lets another site read a response, or sets a cookie', async () => {
  const requests = [...operations, ...pages].map(({ method, path }) => async () => {
    const { headers } = await ask(method, path, { headers: evil });
    const telling = [...headers.keys()].filter((name) =>
      /^(access-control-|set-cookie)/.test(name),
    );
    return telling.map((name) => `${method} ${path}: ${name}`);
  });
  expect((await inParallel(3, requests)).flat()).toEqual([]);
});

test('no address allows another site’s preflight request', async () => {
  const requests = [...operations, ...pages].map(({ method, path }) => async () => {
    const preflight = { 'Access-Control-Request-Method': method };
    const wanted = { 'Access-Control-Request-Headers': 'authorization, content-type' };
    const { headers } = await ask('OPTIONS', path, {
      headers: { ...evil, ...preflight, ...wanted },
    });
    return [...headers.keys()].some((name) => name.startsWith('access-control-')) ? [path] : [];
  });
  expect((await inParallel(3, requests)).flat()).toEqual([]);
});

test.each([
  ['text/plain', (json: string) => json],
  ['application/x-www-form-urlencoded', (json: string) => new URLSearchParams(JSON.parse(json))],
  ['text/plain; x=application/json', (json: string) => json],
  ['multipart/form-data; boundary=a', (json: string) => `--a\r\n\r\n${json}\r\n--a--`],
  ['', (json: string) => json],
])('refuses what another site can post without a preflight: %s', async (type, bodyOf) => {
  const before = await countOf('feedback');
  const body = String(bodyOf(JSON.stringify(feedbackSamples.valid.small)));
  const headers = { ...evil, 'Content-Type': type };
  const answer = await ask('POST', '/api/feedback', { body, headers });
  expect(answer.status).toBe(415);
  expect(await answer.json()).toEqual({ message: messages.wrongType, code: 'wrong-type' });
  expect(await countOf('feedback')).toBe(before);
});

test('responses for staff are never cached', async () => {
  const as = await staff();
  const forStaff = routes.flatMap(({ path, operations: described }) => {
    const who = described?.().GET?.who;
    return who && who !== 'everybody' ? [`/api${path}`] : [];
  });
  expect(forStaff.length).toBeGreaterThan(10);
  const requests = forStaff.flatMap((path) =>
    [{ as }, {}].map((who) => async () => {
      const answer = await ask('GET', path, who);
      await answer.arrayBuffer();
      return `${path} ${answer.headers.get('cache-control')}`;
    }),
  );
  const expected = forStaff.flatMap((path) => [`${path} no-store`, `${path} no-store`]);
  expect(await inParallel(3, requests)).toEqual(expected);
});

test('public responses are cached privately at most, and never for staff', async () => {
  const as = await staff();
  const kept = async (path: string, who: Parameters<typeof ask>[2]) =>
    (await ask('GET', `/api/${path}`, who)).headers.get('cache-control');
  for (const path of ['home', 'about', 'contact', 'nav', 'team', 'news']) {
    expect(await kept(path, {}), path).toBe('private, no-cache');
    // Staff get unpublished items, too.
    expect(await kept(path, { as }), path).toBe('no-store');
  }
});
