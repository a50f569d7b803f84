import { expect, test } from 'vitest';
import { allPaths } from './pagePaths.ts';
import { isSitePath } from './reservedPaths.ts';

test.each(allPaths)('%s is the site’s own', (path) =>
  expect(isSitePath(path.replace(':id', 'ruth'))).toBe(true),
);

test.each([
  '/about-us',
  '/about/us',
  '/homes',
  '/teams',
  '/our-team',
  '/apiary',
  '/projects/files',
])('%s may be a page of the organisation’s own', (path) => expect(isSitePath(path)).toBe(false));
