import { expect, test } from 'vitest';
import { staticTwin } from './mirror.ts';

test('a static twin has no scripts and preloads none, and is otherwise the same', () => {
  const html =
    '<head><link rel="preload" href="/a.webp"><link rel="modulepreload" href="/b.js" fetchpriority="low">' +
    '<link rel="stylesheet" href="/c.css"></head><p>Home</p>' +
    '<script type="application/json">{\n"a":1}</script><script type="module" src="/d.js"></script>';
  expect(staticTwin(html)).toBe(
    '<head><link rel="preload" href="/a.webp"><link rel="stylesheet" href="/c.css"></head><p>Home</p>',
  );
});
