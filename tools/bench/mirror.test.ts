import { expect, test } from 'vitest';
import { answerIn, staticTwin } from './mirror.ts';

test('a static twin has no scripts and preloads none, and is otherwise the same', () => {
  const html =
    '<head><link rel="preload" href="/a.webp"><link rel="modulepreload" href="/b.js" fetchpriority="low">' +
    '<link rel="stylesheet" href="/c.css"></head><p>Home</p>' +
    '<script type="application/json">{\n"a":1}</script><script type="module" src="/d.js"></script>';
  expect(staticTwin(html)).toBe(
    '<head><link rel="preload" href="/a.webp"><link rel="stylesheet" href="/c.css"></head><p>Home</p>',
  );
});

test('an address with a query has an answer of its own, or that of its path', () => {
  const answer = (html: string) => ({ status: 200, headers: {}, body: Buffer.from(html), html });
  const mirror = new Map([
    ['/events', answer('all')],
    ['/events?month=2026-11', answer('November')],
  ]);
  const found = (url: string) => answerIn(mirror, url)?.html;
  expect(found('/events')).toBe('all');
  expect(found('/events?month=2026-11')).toBe('November');
  expect(found('/events?page=2')).toBe('all');
  expect(found('/news')).toBeUndefined();
});
