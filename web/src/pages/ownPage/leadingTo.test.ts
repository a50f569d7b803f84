import { expect, test } from 'vitest';
import { leadingTo, ledAsBefore } from './leadingTo.ts';

const before = { '/old-garden': '/garden', '/about-us': '/about' };
const gone = { address: '/garden', target: '/projects' };

test('an address redirects, and so do those that led to it', () => {
  expect(leadingTo(before, '/garden', '/projects')).toEqual({
    '/old-garden': '/projects',
    '/about-us': '/about',
    '/garden': '/projects',
  });
});

test('restoring the page restores the redirects', () => {
  const led = leadingTo(before, '/garden', '/projects');
  expect(ledAsBefore(led, before, gone)).toEqual(before);
});

test('redirects changed in the meantime stay', () => {
  const led = { ...leadingTo(before, '/garden', '/projects'), '/new': '/projects', '/garden': '/' };
  expect(ledAsBefore(led, before, gone)).toEqual({
    ...before,
    '/new': '/projects',
    '/garden': '/',
  });
});
