import { expect, test } from 'vitest';
import { pictureSizes } from './pictureSizes.ts';

test('a picture of the site has the sizes below its own', () => {
  expect(pictureSizes('/pictures/lamp.600w.webp')).toBe(
    '/pictures/lamp.240w.webp 240w, /pictures/lamp.480w.webp 480w, /pictures/lamp.600w.webp 600w',
  );
  expect(pictureSizes('/lamp.1600w.webp')?.split(', ')).toHaveLength(5);
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
