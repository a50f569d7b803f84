import { expect, test } from 'vitest';
import {
  libraryPictureSchema,
  newLibraryPicture,
  picturesIn,
  saidOf,
  withPicture,
} from './libraryPicture.ts';
import { pictureAddress } from './pictureFile.ts';

const [lamp, desk] = ['a1', 'b2'].map((pair) => pair.repeat(32)) as [string, string];

test.each([
  ['IMG_0042.jpg', 'IMG 0042'],
  ['Ruth & Noor.HEIC', 'Ruth & Noor'],
  ['.png', 'Picture'],
  ['', 'Picture'],
  [`${'x'.repeat(300)}.webp`, 'x'.repeat(200)],
])('a picture from the file “%s” is named “%s”', (file, name) => {
  const address = pictureAddress(lamp, '600w.webp');
  const picture = newLibraryPicture({ address, width: 600, height: 400 }, file);
  expect(picture.name).toBe(name);
  expect(libraryPictureSchema.parse(picture)).toEqual(picture);
});

const [ofLamp, ofDesk] = [pictureAddress(lamp, '1600w.webp'), pictureAddress(desk, '600w.jpg')];

test('pictures are found in every field', () => {
  const content = {
    image: { url: `${ofLamp}#focus=20,30`, width: 300 },
    slides: ['/demo/lamp.1600w.webp', ofDesk, null],
    other: 'https://elsewhere.example/lamp.jpg',
    text: 'See /demo/desk.webp',
    imageAlts: { '/demo/gone.webp': 'A lamp' },
  };
  expect(picturesIn(content)).toEqual(
    new Set([
      `${ofLamp}#focus=20,30`,
      '/demo/lamp.1600w.webp',
      ofDesk,
      'https://elsewhere.example/lamp.jpg',
    ]),
  );
  expect(picturesIn(undefined)).toEqual(new Set());
});

const picture = { address: ofDesk, tells: 'something', alt: 'A desk' } as const;

test('a picture replaces another everywhere, with its own description', () => {
  const content = {
    image: { url: `${ofLamp}#focus=20,30`, width: 300 },
    slides: ['/demo/lamp.1600w.webp', ofLamp],
    name: 'Lamps',
    imageAlts: { [ofLamp]: 'A lamp', '/demo/lamp.1600w.webp': 'Another' },
  };
  const isLamp = (address: string) => address.startsWith(ofLamp);
  expect(withPicture(content, isLamp, picture)).toEqual({
    image: { url: ofDesk, width: 300 },
    slides: ['/demo/lamp.1600w.webp', ofDesk],
    name: 'Lamps',
    imageAlts: { [ofDesk]: 'A desk', '/demo/lamp.1600w.webp': 'Another' },
  });
  const described = { ...content, slides: [ofDesk], imageAlts: { [ofDesk]: 'Our desk' } };
  expect(withPicture(described, isLamp, picture).imageAlts).toEqual({ [ofDesk]: 'Our desk' });
  const { imageAlts: _, ...without } = content;
  expect(withPicture(without, isLamp, picture)).not.toHaveProperty('imageAlts');
});

test('a cropped picture keeps the descriptions in the content', () => {
  const content = { url: ofLamp, imageAlts: { [ofLamp]: 'Our lamp' } };
  const isLamp = (each: string) => each === ofLamp;
  expect(withPicture(content, isLamp, picture, true).imageAlts).toEqual({ [ofDesk]: 'Our lamp' });
  expect(withPicture({ ...content, imageAlts: {} }, isLamp, picture, true).imageAlts).toEqual({
    [ofDesk]: 'A desk',
  });
});

test('content without the picture is unchanged', () => {
  const content = { url: ofLamp, imageAlts: { [ofLamp]: 'A lamp' } };
  expect(withPicture(content, () => false, picture)).toEqual(content);
});

test('a new focal point keeps the picture’s description', () => {
  const address = `${ofLamp}#focus=20,30`;
  const content = { url: ofLamp, imageAlts: { [ofLamp]: 'Our lamp' } };
  expect(withPicture(content, (each) => each === ofLamp, { ...picture, address })).toEqual({
    ...content,
    url: address,
  });
});

test.each([
  ['what it shows', 'something', 'A lamp', 'A lamp'],
  ['nothing, as it only decorates', 'nothing', 'A lamp', ''],
  ['nothing yet', 'something', '', undefined],
] as const)('the alt text of a picture says %s', (_, tells, alt, said) => {
  expect(saidOf({ tells, alt })).toBe(said);
});
