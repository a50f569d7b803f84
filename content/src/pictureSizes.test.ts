import { expect, test } from 'vitest';
import { isShownInMessages, pictureSizes, sharedPicture, smallestSize } from './pictureSizes.ts';

test('a picture of the site has all sizes up to its own', () => {
  expect(pictureSizes('/pictures/lamp.600w.webp')).toBe(
    '/pictures/lamp.240w.webp 240w, /pictures/lamp.480w.webp 480w, /pictures/lamp.600w.webp 600w',
  );
  expect(pictureSizes('/lamp.1600w.webp')?.split(', ')).toHaveLength(5);
});

test('the focal point is not part of the loaded address', () => {
  const lamp = '/demo/lamp.480w.webp';
  expect(pictureSizes(`${lamp}#focus=10,20`)).toBe(pictureSizes(lamp));
  expect(smallestSize(`${lamp}#focus=10,20`)).toBe('/demo/lamp.240w.webp');
  expect(smallestSize('/demo/lamp.png#focus=10,20')).toBe('/demo/lamp.png');
  expect(sharedPicture(`${uploaded}.480w.webp#focus=10,20`)).toBe(`${uploaded}.480w.jpg`);
  expect(sharedPicture('/demo/lamp.png#focus=10,20')).toBe('/demo/lamp.png');
});

const uploaded = `/pictures/${'0a'.repeat(32)}`;

test.each(['webp', 'jpg', 'png'])('a picture uploaded as %s has the sizes too', (ending) => {
  expect(pictureSizes(`${uploaded}.480w.${ending}`)).toBe(
    `${uploaded}.240w.${ending} 240w, ${uploaded}.480w.${ending} 480w`,
  );
});

test.each([
  ['1600w.webp', '1200w.jpg'],
  ['1200w.jpg', '1200w.jpg'],
  ['600w.png', '600w.jpg'],
])('for a picture uploaded as %s, %s is shared', (size, shared) => {
  expect(sharedPicture(`${uploaded}.${size}`)).toBe(`${uploaded}.${shared}`);
});

test('for a picture of the demo, a JPEG is shared', () => {
  expect(sharedPicture('/demo/lamp.1600w.webp#focus=1,2')).toBe('/demo/lamp.1200w.jpg');
});

test.each([
  ['https://site.example/demo/lamp.1200w.jpg', true],
  ['https://pictures.example/lamp.PNG?v=2', true],
  ['https://pictures.example/12345', true],
  ['https://pictures.example/lamp.webp', false],
  ['https://pictures.example/lamp.SVG?v=2', false],
  ['https://pictures.example/lamp.avif', false],
  ['https://pictures.example/lamp?w=1200&fm=webp', false],
  ['https://pictures.example/lamp?type=image/svg%2Bxml', false],
  ['', false],
])('messengers show %s: %s', (address, isShown) => {
  expect(isShownInMessages(address)).toBe(isShown);
});

test.each([
  'https://pictures.example/lamp.1600w.webp',
  '/lamp.1600w.webp',
  '/demo/lamp.svg',
  '/demo/lamp.png',
  '',
])('any other picture is shared unchanged: “%s”', (address) => {
  expect(sharedPicture(address)).toBe(address);
});

test.each([
  ['from elsewhere', 'https://pictures.example/lamp.1600w.webp'],
  ['from elsewhere in disguise', '//pictures.example/lamp.1600w.webp'],
  ['without its width', '/demo/lamp.webp'],
  ['of another kind', '/demo/lamp.1600w.jpg'],
  ['with a query', '/demo/lamp.1600w.webp?size=1'],
  ['in a query', '/demo?lamp.1600w.webp'],
  ['no wider than the smallest size', '/demo/lamp.240w.webp'],
  ['of no width', '/demo/lamp.0w.webp'],
  ['wider than pictures are', '/demo/lamp.16000w.webp'],
])('a picture %s has one size', (_, address) => {
  expect(pictureSizes(address)).toBeUndefined();
});
