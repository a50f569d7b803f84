import { expect, test } from 'vitest';
import { newsFeeds } from './newsFeeds.ts';
import { allPaths } from './pagePaths.ts';
import { isReservedPath, isSitePath } from './reservedPaths.ts';

test.each(allPaths)('%s belongs to the site', (path) =>
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
])('%s is free for a page of the organisation', (path) => expect(isSitePath(path)).toBe(false));
