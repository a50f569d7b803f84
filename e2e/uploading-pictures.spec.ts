import { pictureFile } from '@lamplight/content/paths';
import { sizeAt } from '@lamplight/content/pictureFile';
import sharp from 'sharp';
import { resetDemo } from './support/demo.ts';
import { answer, openEditor, undo, update } from './support/editor.ts';
import {
  imageAddress,
  openLibrary,
  pictureChooser,
  upload,
  uploadInto,
} from './support/library.ts';
import { corners, type PhotoFile, phonePhoto, smallPhoto } from './support/photos.ts';
import { openPage } from './support/sharedTab.ts';
import { storedCollection, storedDocument } from './support/store.ts';
import { expect, nightly, staffTest, sharedTabTest as test, timed } from './support/test.ts';

test.beforeEach(resetDemo);

const isUploaded = /^\/pictures\/[0-9a-f]{64}\.\d+w\.webp$/;

/** The stored data of a size of a picture. */
async function storedSize(hash: string) {
  const data = (await storedDocument(pictureFile(hash))) ?? {};
  const { width, height, type, sizes } = data;
  return {
    width,
    height,
    type,
    sizes: sizes as Record<string, string>,
    bytes: data.bytes as Buffer,
  };
}

test(
  'a photo of a phone is on the page within ten seconds, upright, in all sizes, without its place',
  timed,
  async ({ page, browser }) => {
    await openEditor(page, '/contentabout');
    await openLibrary(page);
    const photo = await phonePhoto();
    const began = performance.now();
    await uploadInto(page, photo);
    await expect(imageAddress(page)).toHaveValue(isUploaded, { timeout: 10_000 });
    await expect(pictureChooser(page)).toBeHidden();
    await update(page);

    const visitor = await browser.newPage();
    await visitor.goto('/about');
    const shown = visitor.locator('main img').first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(200);
    const seconds = (performance.now() - began) / 1_000;
    console.info(`It took ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(10);
    expect(await shown.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)).toContain(
      '/pictures/',
    );
    const [shared = ''] = await visitor
      .locator('meta[property="og:image"]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content') ?? ''));
    expect(shared).toMatch(/\.1200w\.jpg$/);
    const preview = await visitor.request.get(new URL(shared).pathname);
    expect(preview.headers()['content-type']).toBe('image/jpeg');
    await visitor.close();

    const { picture = '' } = sizeAt(await imageAddress(page).inputValue()) ?? {};
    const main = await storedSize(picture);
    expect(main).toMatchObject({ width: 1_600, height: 2_133, type: 'image/webp' });
    expect(Object.keys(main.sizes).toSorted()).toEqual([
      '1200w.jpg',
      '1200w.webp',
      '240w.webp',
      '480w.webp',
      '800w.webp',
    ]);
    for (const [name, hash] of [['1600w.webp', picture] as const, ...Object.entries(main.sizes)]) {
      const { bytes, width, height, type } = await storedSize(hash);
      const found = await sharp(bytes).metadata();
      expect(`${found.width}w`, name).toBe(name.split('.')[0]);
      expect(found).toMatchObject({ width, height, format: String(type).replace('image/', '') });
      expect([found.orientation, found.exif, found.xmp], name).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(bytes.length, name).toBeLessThan(900_000);
      expect(bytes.includes('Lampphone')).toBe(false);
      await expectUpright(bytes);
    }
  },
);

/** Expects the colours of the corners where they belong. */
async function expectUpright(bytes: Buffer): Promise<void> {
  const { data, info } = await sharp(bytes)
    .resize(2, 2, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([2, 2, 3]);
  for (const [index, { r, g, b }] of Object.values(corners).entries()) {
    const seen = [...data.subarray(index * 3, index * 3 + 3)];
    for (const [channel, value] of [r, g, b].entries()) {
      expect(Math.abs((seen[channel] ?? 0) - value), `corner ${index}`).toBeLessThan(60);
    }
  }
}

test('a picture that is uploaded again is shown where it is, or chosen', async ({ page }) => {
  await openPage(page, '/contentpictures');
  const pictures = await Promise.all(
    ['desk', 'lamp'].map((name, index) =>
      smallPhoto(['#102030', '#302010'][index] ?? '', `${name}.png`),
    ),
  );
  await upload(page, 'Upload pictures', pictures);
  await expect(page.getByText('2 pictures', { exact: true })).toBeVisible();
  await page.getByLabel('Find').fill('lamp');
  const [desk] = pictures;
  const again = { ...(desk as PhotoFile), name: 'IMG_1.png' };
  await upload(page, 'Upload pictures', again);
  await expect(page.getByText('IMG_1.png: Already in the library as “desk”.')).toBeVisible();
  const tile = page.getByRole('button', { name: /^desk/ });
  await expect(tile).toBeFocused();
  await expect(tile).toBeInViewport();
  expect(await storedCollection('pictures')).toHaveLength(2);
  await page.getByRole('button', { name: 'Close IMG_1.png' }).click();
  await expect(page.getByText('Already in the library')).toHaveCount(0);

  await openEditor(page, '/contentabout');
  await openLibrary(page);
  await uploadInto(page, again);
  await expect(pictureChooser(page)).toBeHidden();
  await expect(
    page.getByText('Already in the library as “desk”. It has been selected.'),
  ).toBeVisible();
  await expect(imageAddress(page)).toHaveValue(isUploaded);
  expect(await storedCollection('pictures')).toHaveLength(2);
});

test('a picture is dropped on its field, or pasted into it', async ({ page }) => {
  await openEditor(page, '/contentabout');
  // The input of the address is made anew when a picture of the library replaces another one.
  const button = page.getByRole('button', { name: 'Choose a picture' }).first();
  const seen: string[] = [];
  for (const [event, colour] of [
    ['drop', '#204060'],
    ['paste', '#602040'],
  ] as const) {
    const { buffer, name, mimeType } = await smallPhoto(colour);
    await button.evaluate(
      (target, { event, base64, name, type }) => {
        const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], name, { type }));
        const options = { bubbles: true, cancelable: true };
        target.dispatchEvent(
          event === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        );
      },
      { event, base64: buffer.toString('base64'), name, type: mimeType },
    );
    await expect(imageAddress(page)).toHaveValue(/^\/pictures\/[0-9a-f]{64}\.600w\.webp$/);
    await expect(imageAddress(page)).not.toHaveValue(seen[0] ?? '');
    seen.push(await imageAddress(page).inputValue());
  }
});

test('a picture is described once, and found again for another page', async ({ page }) => {
  await openPage(page, '/contentpictures');
  await upload(page, 'Upload pictures', [
    await smallPhoto('#103050', 'lamp.png'),
    await smallPhoto('#503010', 'desk.png'),
  ]);
  await expect(page.getByText('2 pictures')).toBeVisible();
  await page.getByRole('button', { name: 'lamp Not used' }).click();
  const details = page.getByRole('dialog', { name: 'Picture' });
  await expect(details).toContainText('600 × 400 pixels');
  await details.getByLabel('Description (alt text)').fill('A lamp on a désk');
  await details.getByRole('button', { name: 'Update' }).click();
  await expect(details).toBeHidden();

  await page.getByLabel('Find').fill('desk lamp');
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible();

  await openEditor(page, '/contentabout');
  await openLibrary(page);
  await pictureChooser(page).getByRole('button', { name: 'lamp' }).press('Enter');
  await expect(pictureChooser(page)).toBeHidden();
  await expect(imageAddress(page)).toHaveValue(/\.600w\.webp$/);
  await expect(page.getByLabel('Description (alt text)')).toHaveValue('A lamp on a désk');
  await update(page);

  await openPage(page, '/contentpictures');
  await page.getByLabel('Show', { exact: true }).selectOption('Unused pictures');
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'desk Not used' }).click();
  await details.getByRole('button', { name: 'Delete' }).click();
  await answer(page, 'Delete desk?', 'Delete');
  await expect(details).toBeHidden();
  await expect(page.getByText('0 pictures')).toBeVisible();
  await undo(page, 'Picture deleted successfully!');
  await expect(page.getByRole('button', { name: 'desk Not used' })).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('All pictures');
  await page.getByRole('button', { name: 'lamp Used' }).click();
  await expect(details.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expect(details.getByRole('link', { name: 'About' })).toBeVisible();
});

test('what is no picture for a page is refused in words', nightly, async ({ page }) => {
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
      /Drawings \(SVG\) cannot be uploaded/,
    ],
    [{ name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear all') }, /no picture/],
    [
      {
        name: 'lamp.heic',
        mimeType: 'image/heic',
        buffer: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
      },
      /cannot read HEIC/,
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

staffTest.describe('in a browser that writes no WebP', nightly, () => {
  staffTest.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
        // As Safari does.
        toBlob.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
      };
    });
  });

  staffTest('a photo is stored as JPEG, and what can be seen through as PNG', async ({ page }) => {
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

test.describe('a picture of another site', nightly, () => {
  test.use({ expectedMessages: /CORS policy|Failed to load resource|ERR_FAILED/ });

  test('is taken into the library where that site allows it, and else it is said what to do', async ({
    page,
  }) => {
    const { buffer: body } = await smallPhoto('#305070');
    const take = page.getByRole('button', { name: 'Copy to library for Image' });
    const site = (headers: Record<string, string>) =>
      page.route('https://pictures.example/**', (route) =>
        route.fulfill({ body, contentType: 'image/png', headers }),
      );
    await openEditor(page, '/contentabout');
    await expect(take).toHaveCount(0);
    await site({ 'access-control-allow-origin': 'https://elsewhere.example' });
    await imageAddress(page).fill('https://pictures.example/closed.png');
    await take.click();
    await expect(page.getByText('That site does not let it be taken from there.')).toBeVisible();
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
