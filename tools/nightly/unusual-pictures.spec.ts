import { sizeAt } from '@lamplight/content/pictureFile';
import sharp from 'sharp';
import { resetDemo } from '../../e2e/support/demo.ts';
import { openAdvanced, openEditor } from '../../e2e/support/editor.ts';
import {
  imageAddress,
  openLibrary,
  pictureChooser,
  storedSize,
  upload,
  uploadInto,
} from '../../e2e/support/library.ts';
import { type PhotoFile, smallPhoto } from '../../e2e/support/photos.ts';
import { storedCollection } from '../../e2e/support/store.ts';
import { expect, staffTest, sharedTabTest as test } from '../../e2e/support/test.ts';

test.beforeEach(resetDemo);

test('explains why a file is rejected as a picture', async ({ page }) => {
  await openEditor(page, '/contentabout');
  const before = await imageAddress(page).inputValue();
  await openLibrary(page);
  const pixels = Buffer.alloc(20 * 40 * 3, Buffer.alloc(20 * 20 * 3, 90).fill(200, 600));
  const frames = { width: 20, height: 40, channels: 3, pageHeight: 20 } as const;
  const moving = await sharp(pixels.fill(30, 0, 900), { raw: frames })
    .gif()
    .toBuffer();
  const files: [PhotoFile, RegExp][] = [
    [
      {
        name: 'lamp.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      },
      /SVG drawings can’t be uploaded/,
    ],
    [
      { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear all') },
      /can’t read this file as a picture/,
    ],
    [
      {
        name: 'lamp.heic',
        mimeType: 'image/heic',
        buffer: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
      },
      /can’t read HEIC/,
    ],
    [{ name: 'moving.gif', mimeType: 'image/gif', buffer: moving }, /Animated images/],
    [{ name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(40_000_001) }, /40 MB/],
    [{ name: 'vast.png', mimeType: 'image/png', buffer: await vast() }, /60 megapixels/],
  ];
  for (const [file, words] of files) {
    await uploadInto(page, file);
    await expect(pictureChooser(page).getByRole('listitem').last()).toContainText(words);
    await expect(pictureChooser(page).getByRole('button', { name: /^Try again/ })).toHaveCount(0);
  }
  for (const [{ name }] of files) {
    await pictureChooser(page)
      .getByRole('button', { name: `Close ${name}` })
      .click();
  }
  await expect(pictureChooser(page).getByRole('listitem')).toHaveCount(0);
  await pictureChooser(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(imageAddress(page)).toHaveValue(before);
});

/** A picture of a few bytes and more pixels than are taken. */
const vast = () =>
  sharp({ create: { width: 8_000, height: 7_600, channels: 3, background: 'grey' } })
    .png()
    .toBuffer();

staffTest.describe('in a browser that cannot write WebP', () => {
  staffTest.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
        // As Safari does.
        toBlob.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
      };
    });
  });

  staffTest('a photo is stored as JPEG, and a transparent picture as PNG', async ({ page }) => {
    await page.goto('/contentpictures');
    const create = { width: 600, height: 400, channels: 4, background: '#80402060' } as const;
    const glass = await sharp({ create }).png().toBuffer();
    await upload(page, 'Upload pictures', [
      await smallPhoto('#208040', 'lamp.png'),
      { name: 'glass.png', mimeType: 'image/png', buffer: glass },
    ]);
    await expect(page.getByText('2 pictures')).toBeVisible();
    const stored = await storedCollection('pictures');
    for (const [name, type, channels] of [
      ['lamp', 'image/jpeg', 3],
      ['glass', 'image/png', 4],
    ]) {
      const { address: at } = stored.find((each) => each.name === name) ?? {};
      const { picture = '' } = sizeAt(String(at)) ?? {};
      const size = await storedSize(picture);
      expect(size).toMatchObject({ type, width: 600 });
      expect(await sharp(size.bytes).metadata()).toMatchObject({ channels });
      const sent = await page.request.get(String(at));
      expect(sent.headers()['content-type']).toBe(type);
    }
  });
});

test.describe('a picture from another site', () => {
  test.use({ expectedMessages: /CORS policy|Failed to load resource|ERR_FAILED/ });

  test('is copied to the library if that site allows it, otherwise the editor says what to do', async ({
    page,
  }) => {
    const { buffer: body } = await smallPhoto('#305070');
    const take = page.getByRole('button', { name: 'Copy to library for Image' });
    const site = (headers: Record<string, string>) =>
      page.route('https://pictures.example/**', (route) =>
        route.fulfill({ body, contentType: 'image/png', headers }),
      );
    await openEditor(page, '/contentabout');
    await openAdvanced(page);
    await expect(take).toHaveCount(0);
    await site({ 'access-control-allow-origin': 'https://elsewhere.example' });
    await imageAddress(page).fill('https://pictures.example/closed.png');
    await take.click();
    await expect(page.getByText('That site does not allow copying.')).toBeVisible();
    await expect(imageAddress(page)).toHaveValue('https://pictures.example/closed.png');

    await page.unrouteAll();
    await site({ 'access-control-allow-origin': '*' });
    await imageAddress(page).fill('https://pictures.example/open.png');
    await take.click();
    await expect(imageAddress(page)).toHaveValue(/^\/pictures\/[0-9a-f]{64}\.600w\.webp$/);
    await expect(take).toHaveCount(0);
    expect(await storedCollection('pictures')).toMatchObject([{ name: 'open' }]);
  });
});
