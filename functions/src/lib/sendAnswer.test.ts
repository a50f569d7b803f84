import { expect, test } from 'vitest';
import { serve } from '../api/serve.ts';
import { bodyOf } from './answerBody.ts';
import { safeHeaders } from './headers.ts';
import { type Answer, sendAnswer } from './sendAnswer.ts';

const page: Answer = {
  status: 200,
  headers: { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=0' },
  body: bodyOf('<p>Home</p>'),
};

async function ask(answer: Answer, headers: Record<string, string> = {}, method = 'GET') {
  const address = await serve((request, response) => sendAnswer(request, response, answer));
  return fetch(address, { method, headers });
}

test('a page has its tag, says by what it varies, and is what all answers are', async () => {
  const answer = await ask(page, { 'Accept-Encoding': 'gzip' });
  expect(answer.headers.get('etag')).toBe(page.body?.tag('gzip'));
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const safe = Object.entries(safeHeaders).map(([name, value]) => [name.toLowerCase(), value]);
  expect(Object.fromEntries(answer.headers)).toMatchObject(Object.fromEntries(safe));
  expect(await answer.text()).toBe('<p>Home</p>');
});

test('HEAD is answered with the same headers, without a body', async () => {
  const answer = await ask(page, { 'Accept-Encoding': 'identity' }, 'HEAD');
  expect(answer.headers.get('content-length')).toBe('11');
  expect(await answer.text()).toBe('');
});

test.each([
  ['the tag', (tag: string) => tag],
  ['a weak one of it', (tag: string) => `W/${tag}`],
  ['one of several', (tag: string) => `"other", ${tag}`],
  ['any', () => '*'],
])('who has %s is told 304, with what caches need and nothing of a body', async (_, known) => {
  const tag = page.body?.tag('br') ?? '';
  const asked = {
    'If-None-Match': known(tag),
    'Accept-Encoding': 'br',
    'Cache-Control': 'no-cache',
  };
  const answer = await ask(page, asked);
  expect(answer.status).toBe(304);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...{ etag: tag, vary: 'Accept-Encoding', 'cache-control': 'public, max-age=0' },
  });
  for (const name of ['content-type', 'content-encoding', 'content-length'])
    expect(answer.headers.has(name)).toBe(false);
});

test('the tag of another encoding is another', async () => {
  const asked = { 'If-None-Match': page.body?.tag('br') ?? '', 'Accept-Encoding': 'gzip' };
  expect((await ask(page, asked)).status).toBe(200);
});

test('what is no page is never 304', async () => {
  expect((await ask({ ...page, status: 503 }, { 'If-None-Match': '*' })).status).toBe(503);
});
