import { expect, test } from 'vitest';
import { mended } from './mendedAddresses.ts';

test.each(['/', '/team/Zo%C3%AB', '/%25', '/%0d%0a', '/team?name=%E0%A4%A', '*', ''])(
  '%s is left as it is',
  (address) => expect(mended(address)).toBe(address),
);

test.each([
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/api/team/%', '/api/team/%25'],
  ['/100%?a=%20&b=?', '/100%25?a=%20&b=?'],
  ['/%ff', '/%25ff'],
])('%s cannot be decoded, %s can', (address, readable) => {
  expect(mended(address)).toBe(readable);
  expect(() => decodeURIComponent(mended(address).split('?')[0] ?? '')).not.toThrow();
});
