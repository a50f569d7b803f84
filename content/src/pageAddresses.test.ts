import { expect, test } from 'vitest';
import { addressAbove, addressId, isPageAddress, pageAddressFrom } from './pageAddresses.ts';

test.each([
  ['Our history', '/our-history'],
  ['Chess & cocoa!', '/chess-cocoa'],
  ['It’s on?', '/its-on'],
  ['  Projects / Garden ', '/projects/garden'],
  ['/Projects//Garden/', '/projects/garden'],
  ['Über uns', '/über-uns'],
  ['हमारे बारे में', '/हमारे-बारे-में'],
  ['من نحن', '/من-نحن'],
  ['---', ''],
  ['', ''],
])('“%s” becomes the address %s', (typed, address) => {
  expect(pageAddressFrom(typed)).toBe(address);
  if (address) expect(isPageAddress(address)).toBe(true);
});

test.each([
  '',
  '/',
  'about',
  '/A',
  '/a-',
  '/a--b',
  '/a/b/c/d',
  '/a.php',
  '/a b',
  '/%41',
  '/u\u0308',
  `/${'a'.repeat(200)}`,
])('“%s” is not a page address', (address) => {
  expect(isPageAddress(address)).toBe(false);
});

test('an address has a parent and the id of its claim', () => {
  expect(addressAbove('/projects/garden/beds')).toBe('/projects/garden');
  expect(addressAbove('/projects')).toBeUndefined();
  expect(addressId('/projects/garden')).toBe('projects~garden');
});
