import { expect, test } from 'vitest';
import { isReservedPath } from './redirectRules.ts';

test.each([
  '/',
  '/home',
  '/api',
  '/api/home',
  '/content',
  '/contentabout',
  '/login',
  '/robots.txt',
])('%s is the site’s own', (path) => expect(isReservedPath(path)).toBe(true));

test.each(['/contact-us', '/apis', '/about', '/content/a', '/logo.png', '/feed.xml'])(
  '%s may be an old address',
  (path) => expect(isReservedPath(path)).toBe(false),
);
