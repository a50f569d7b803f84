import { expect, test } from 'vitest';
import { root } from './places.ts';

// Plain JavaScript, without types.
const { isInstalled, matches } = await import(new URL('./installed.mjs', import.meta.url).href);

const wanted = {
  '': {},
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
  'functions/node_modules/a': { version: '2.0.0' },
};

test('an installation is complete without packages for another system', () => {
  const { 'node_modules/for-another-system': _missing, ...present } = wanted;
  expect(matches(wanted, present)).toBe(true);
});

test.each([
  ['a package is missing', { 'functions/node_modules/a': { version: '2.0.0' } }],
  [
    'a package has another version',
    { ...wanted, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } },
  ],
  [
    'a package has another content',
    { ...wanted, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } },
  ],
])('an installation is incomplete where %s', (_what, present) => {
  expect(matches(wanted, present)).toBe(false);
});

test('this checkout is installed, an empty folder is not', () => {
  expect(isInstalled(root)).toBe(true);
  expect(isInstalled('/nowhere')).toBe(false);
});
