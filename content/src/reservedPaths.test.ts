import { expect, test } from 'vitest';
import { newsFeeds } from './newsFeeds.ts';
import { allPaths } from './pagePaths.ts';
import { isReservedPath, isSitePath } from './reservedPaths.ts';

test.each(allPaths)('%s is the site’s own', (path) =>
  expect(isSitePath(path.replace(/:\w+/, 'ruth'))).toBe(true),
);

test.each(Object.values(newsFeeds))('$path is a file of the site', ({ path }) => {
  expect(isReservedPath(path)).toBe(true);
  expect(isSitePath(path)).toBe(true);
});

test.each([
  '/about-us',
  '/newsletter',
  '/about/us',
  '/homes',
  '/teams',
  '/our-team',
  '/apiary',
  '/projects/files',
])('%s may be a page of the organisation’s own', (path) => expect(isSitePath(path)).toBe(false));
