import { expect, test } from 'vitest';
import {
  redirectsOnceRestored,
  withoutRedirectsFrom,
  withRedirectFrom,
  withRedirectsFrom,
} from './withRedirectFrom.ts';

const before = { '/old-garden': '/garden', '/about-us': '/about' };
const gone = { addresses: ['/garden'], target: '/projects' };

test('an address redirects, and so do those that led to it', () => {
  expect(withRedirectFrom(before, '/garden', '/projects')).toEqual({
    '/old-garden': '/projects',
    '/about-us': '/about',
    '/garden': '/projects',
  });
});

test('no redirect leads away from the target, until the page is restored', () => {
  const others = { '/projects': '/garden-plans', '/about-us': '/about' };
  const led = withRedirectsFrom(others, gone.addresses, '/projects');
  expect(led).toEqual({ '/garden': '/projects', '/about-us': '/about' });
  expect(redirectsOnceRestored(led, others, gone)).toEqual(others);
});

test('former addresses redirect too, unless they lead elsewhere already', () => {
  const addresses = ['/garden', '/plots', '/beds'];
  const others = { '/beds': '/shop', '/about-us': '/about' };
  const led = withRedirectsFrom(others, addresses, '/projects');
  expect(led).toEqual({ ...others, '/garden': '/projects', '/plots': '/projects' });
  expect(redirectsOnceRestored(led, others, { addresses, target: '/projects' })).toEqual(others);
  expect(withoutRedirectsFrom(led, addresses)).toEqual(others);
  expect(withoutRedirectsFrom(others, addresses)).toEqual(others);
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
