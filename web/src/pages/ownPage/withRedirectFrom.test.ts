import { expect, test } from 'vitest';
import {
  redirectsOnceRestored,
  withoutRedirectFrom,
  withRedirectFrom,
} from './withRedirectFrom.ts';

const before = { '/old-garden': '/garden', '/about-us': '/about' };
const gone = { address: '/garden', target: '/projects' };

test('an address redirects, and so do those that led to it', () => {
  expect(withRedirectFrom(before, '/garden', '/projects')).toEqual({
    '/old-garden': '/projects',
    '/about-us': '/about',
    '/garden': '/projects',
  });
});

test('no redirect leads away from the target', () => {
  expect(withRedirectFrom({ '/garden': '/projects' }, '/projects', '/garden')).toEqual({
    '/projects': '/garden',
  });
});

test('an address that has a page again has no redirect', () => {
  expect(withoutRedirectFrom({ ...before, '/garden': '/projects' }, '/garden')).toEqual(before);
});

test('restoring the page restores the redirects', () => {
  const led = withRedirectFrom(before, '/garden', '/projects');
  expect(redirectsOnceRestored(led, before, gone)).toEqual(before);
});

test('redirects changed in the meantime stay', () => {
  const led = {
    ...withRedirectFrom(before, '/garden', '/projects'),
    '/new': '/projects',
    '/garden': '/',
  };
  expect(redirectsOnceRestored(led, before, gone)).toEqual({
    ...before,
    '/new': '/projects',
    '/garden': '/',
  });
});
