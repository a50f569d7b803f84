import { readFileSync } from 'node:fs';
import type { RenderedPage } from '@lamplight/web/rendering';
import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  emulatorOrigins,
  responseOf,
  responseOfPosted,
  shellRedirect,
} from './siteResponses.ts';

const page: RenderedPage = {
  kind: 'page',
  html: '<p>Home</p>',
  status: 200,
  styles: ['p{color:red}'],
  own: true,
  madeOf: {},
};

const textOf = ({ body }: ReturnType<typeof responseOf>) => String(body?.encoded('identity'));

test('a page is cached by the CDN and allows its own styles', () => {
  const response = responseOf(page, []);
  expect(response.status).toBe(200);
  expect(textOf(response)).toBe('<p>Home</p>');
  expect(response.headers['Cache-Control']).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  );
  expect(response.headers['Content-Security-Policy']).toMatch(
    /style-src 'self' 'sha256-47DEQ\S+ 'sha256-/,
  );
});

test('unreadable content is a 503 that is not cached and reloads', () => {
  const error = new Error('no such host');
  const response = responseOf({ kind: 'failed', error }, []);
  expect(response).toMatchObject({ status: 503, error });
  expect(response.headers).toMatchObject({ 'Cache-Control': 'no-store', 'Retry-After': '10' });
  expect(textOf(response)).toContain('<meta http-equiv="refresh" content="10">');
  expect(textOf(response)).not.toContain('no such host');
});

test('a missing page is not cached', () => {
  const response = responseOf({ kind: 'missing', html: '<p>Home</p>' }, []);
  expect(response).toMatchObject({ status: 404, headers: { 'Cache-Control': 'no-store' } });
  expect(textOf(response)).toBe('<p>Home</p>');
});

test('the page of a refused form is private to its sender', () => {
  const refusal = { status: 429, headers: { 'Retry-After': '60', 'Cache-Control': 'public' } };
  const response = responseOfPosted(page, refusal, []);
  expect(response).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '60', 'Cache-Control': 'private, no-cache' },
  });
  expect(textOf(response)).toBe('<p>Home</p>');
});

test('if that page can’t be rendered, it doesn’t reload, so no input is lost', () => {
  const error = new Error('no such host');
  const refusal = { status: 422, headers: {} };
  const response = responseOfPosted({ kind: 'failed', error }, refusal, []);
  expect(response).toMatchObject({ status: 503, error, headers: { 'Cache-Control': 'no-store' } });
  expect(textOf(response)).not.toContain('http-equiv="refresh"');
  expect(textOf(response)).toContain('Go back');
});

test('the staff area in other letter case redirects to Hosting’s address', () => {
  const at = (path: string) => shellRedirect(new URL(path, 'https://lamplight.example'));
  expect(at('/ContentHome/')).toMatchObject({ status: 302, headers: { Location: '/contenthome' } });
  expect(at('/team')).toBeUndefined();
});

test('the app shell and the pages share one policy, except for the pages’ styles', () => {
  const { hosting } = JSON.parse(
    readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8'),
  );
  const policies = hosting.headers
    .flatMap((entry: { headers: { key: string; value: string }[] }) => entry.headers)
    .filter((header: { key: string }) => header.key === 'Content-Security-Policy');
  expect(policies).toHaveLength(1);
  expect(policies[0].value).toBe(contentSecurityPolicy([]));
});

test('a page allows its own styles by their hash, and nothing unsafe', () => {
  const policy = contentSecurityPolicy(['body{color:red}']);
  expect(policy).toContain("'sha256-FcQqt3aNlV7AZnGV4zkQRVeCeJOxbMPnQSx258L803E='");
  expect(policy).not.toContain('unsafe');
});

test('emulators are named only in a local run', () => {
  expect(emulatorOrigins({})).toEqual([]);
  expect(emulatorOrigins({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toEqual([
    'http://127.0.0.1:8080',
  ]);
});
