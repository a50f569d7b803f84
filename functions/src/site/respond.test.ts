import type { RenderPage } from '@lamplight/web/rendering';
import { expect, test } from 'vitest';
import { respond } from './respond.ts';

const at = (path: string) => new URL(path, 'https://lamplight.example');
const rendering =
  (page: Awaited<ReturnType<RenderPage>>): RenderPage =>
  async () =>
    page;
const page = rendering({ kind: 'page', html: '<p>Home</p>', styles: ['p{color:red}'] });

test('a page is cached by the CDN and allows its own styles', async () => {
  const answer = await respond(page, at('/'), []);
  expect(answer).toMatchObject({ status: 200, body: '<p>Home</p>' });
  expect(answer.headers['Cache-Control']).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  );
  expect(answer.headers['Content-Security-Policy']).toMatch(
    /style-src 'self' 'sha256-47DEQ\S+ 'sha256-/,
  );
});

test('content that cannot be read is a 503 that is not cached and tries again', async () => {
  const error = new Error('no such host');
  const answer = await respond(rendering({ kind: 'failed', error }), at('/team'), []);
  expect(answer).toMatchObject({ status: 503, error });
  expect(answer.headers).toMatchObject({ 'Cache-Control': 'no-store', 'Retry-After': '10' });
  expect(answer.body).toContain('<meta http-equiv="refresh" content="10">');
  expect(answer.body).not.toContain('no such host');
});

test('a redirect is not cached', async () => {
  const answer = await respond(rendering({ kind: 'redirect', location: '/' }), at('/nothing'), []);
  expect(answer).toMatchObject({
    status: 302,
    headers: { Location: '/', 'Cache-Control': 'no-store' },
  });
});

test('the staff area written in another case leads to where Hosting knows it', async () => {
  const answer = await respond(page, at('/ContentHome/'), []);
  expect(answer).toMatchObject({ status: 302, headers: { Location: '/contenthome' } });
});
