import { expect, test } from 'vitest';
import { leadingTo, ledAsBefore } from './leadingTo.ts';

const before = { '/old-garden': '/garden', '/about-us': '/about' };
const gone = { address: '/garden', target: '/projects' };

test('an address leads on, and so does what led to it', () => {
  expect(leadingTo(before, '/garden', '/projects')).toEqual({
    '/old-garden': '/projects',
    '/about-us': '/about',
    '/garden': '/projects',
  });
});

test('once the page is back all is as it was', () => {
  const led = leadingTo(before, '/garden', '/projects');
  expect(ledAsBefore(led, before, gone)).toEqual(before);
});

test('what was changed in the meantime stays', () => {
  const led = { ...leadingTo(before, '/garden', '/projects'), '/new': '/projects', '/garden': '/' };
  expect(ledAsBefore(led, before, gone)).toEqual({
    ...before,
    '/new': '/projects',
    '/garden': '/',
  });
});
