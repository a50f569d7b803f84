import { expect, test } from 'vitest';
import { libraryPictureSchema, newLibraryPicture, picturesIn } from './libraryPicture.ts';
import { pictureAddress } from './pictureFile.ts';

const [lamp, desk] = ['a1', 'b2'].map((pair) => pair.repeat(32)) as [string, string];

test.each([
  ['IMG_0042.jpg', 'IMG_0042'],
  ['Ruth & Noor.HEIC', 'Ruth & Noor'],
  ['.png', 'Picture'],
  ['', 'Picture'],
  [`${'x'.repeat(300)}.webp`, 'x'.repeat(200)],
])('a picture from the file “%s” is called “%s”', (file, name) => {
  const address = pictureAddress(lamp, '600w.webp');
  const picture = newLibraryPicture({ address, width: 600, height: 400 }, file);
  expect(picture.name).toBe(name);
  expect(libraryPictureSchema.parse(picture)).toEqual(picture);
});

test('pictures are found wherever they stand', () => {
  const content = {
    image: { url: pictureAddress(lamp, '1600w.webp'), width: 300 },
    slides: ['/demo/lamp.1600w.webp', pictureAddress(desk, '600w.jpg'), null],
    other: 'https://elsewhere.example/lamp.jpg',
  };
  expect(picturesIn(content)).toEqual(new Set([lamp, desk]));
  expect(picturesIn(undefined)).toEqual(new Set());
});
