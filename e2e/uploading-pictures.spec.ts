import { demoHome } from '@lamplight/content/demo/home';
import { siteDocument } from '@lamplight/content/paths';
import { sizeAt } from '@lamplight/content/pictureFile';
import { withoutFocus } from '@lamplight/content/pictureFocus';
import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { answer, holdSaves, openAdvanced, openEditor, undo, update } from './support/editor.ts';
import { press, tabTo } from './support/keyboard.ts';
import {
  imageAddress,
  openLibrary,
  pictureChooser,
  pictureDetails,
  putInto,
  storedSize,
  upload,
  uploadInto,
} from './support/library.ts';
import { corners, type PhotoFile, phonePhoto, smallPhoto } from './support/photos.ts';
import { openPage } from './support/sharedTab.ts';
import { storedCollection, storedDocument, storedItems } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const isUploaded = /^\/pictures\/[0-9a-f]{64}\.\d+w\.webp$/;

test(
  'a phone photo is published upright, in all sizes and without its location',
  nightly,
  async ({ page, browser }) => {
    await openEditor(page, '/contentabout');
    await openLibrary(page);
    await uploadInto(page, await phonePhoto(1_800));
    await expect(imageAddress(page)).toHaveValue(isUploaded);
    await expect(pictureChooser(page)).toBeHidden();
    await update(page);

    const visitor = await browser.newPage();
    await visitor.goto('/about');
    const shown = visitor.locator('main img').first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(200);
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
      await expectCorners(bytes, upright);
    }

    await test.step('it is cropped and rotated by keyboard and saved as a new picture', async () => {
      await page.getByLabel('Description (alt text)').fill('Four colours');
      await press(
        page,
        page.getByRole('button', { name: 'Crop the picture for Image' }),
        'Shift+Tab',
      );
      const dialog = page.getByRole('dialog', { name: 'Crop and rotate' });
      await expect(dialog.getByText('1,600 × 2,133 pixels')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
      await expectAccessible(page);
      await tabTo(page, dialog.getByRole('radio', { name: 'Free' }));
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByText('1,600 × 1,600 pixels')).toBeVisible();
      await press(page, dialog.getByRole('button', { name: 'Rotate right' }));
      const frame = dialog.getByRole('group', { name: 'Crop area' });
      await tabTo(page, frame, 'Shift+Tab');
      await page.keyboard.press('Shift+ArrowLeft');
      await expect(dialog.getByText(/^1,57\d × 1,57\d pixels$/)).toBeVisible();
      // Drags a corner to the middle of the frame.
      const box = await frame.boundingBox();
      if (!box) throw new Error('The frame is not shown');
      await page.mouse.move(box.x, box.y);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 4, box.y + box.height / 4);
      await page.mouse.up();
      await expect(dialog.getByText(/^1,[12]\d\d × 1,[12]\d\d pixels$/)).toBeVisible();
      await press(page, dialog.getByRole('button', { name: 'Apply' }));
      await expect(dialog).toBeHidden();
      await expect(imageAddress(page)).toHaveValue(/\.1[12]\d\dw\.webp#focus=3\d,3\d$/);
      await expect(page.getByLabel('Description (alt text)')).toHaveValue('Four colours');
      await update(page);
      const address = await imageAddress(page).inputValue();
      const cropped = await storedSize(sizeAt(withoutFocus(address))?.picture ?? '');
      expect(cropped.width).toBe(cropped.height);
      const { topLeft, topRight, bottomLeft, bottomRight } = corners;
      // Rotated to the right, then cropped on the left and at the top.
      await expectCorners(cropped.bytes, [bottomLeft, topLeft, bottomRight, topRight], 4);
      expect(await storedItems('pictures')).toMatchObject([
        { name: 'IMG 0042', width: 1_600, alt: '' },
        { name: 'IMG 0042, edited', address, width: cropped.width, alt: 'Four colours' },
      ]);
    });
  },
);

const upright = Object.values(corners);

/**
 * Expects the colours of the corners where they belong.
 * @param parts so many of which the picture is wide and high
 */
async function expectCorners(
  bytes: Buffer,
  colours: (typeof corners.topLeft)[],
  parts = 2,
): Promise<void> {
  const { data, info } = await sharp(bytes)
    .resize(parts, parts, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([parts, parts, 3]);
  const last = parts - 1;
  const places = [0, last, last * parts, last * parts + last];
  for (const [index, { r, g, b }] of colours.entries()) {
    const seen = [...data.subarray((places[index] ?? 0) * 3)];
    for (const [channel, value] of [r, g, b].entries()) {
      expect(Math.abs((seen[channel] ?? 0) - value), `corner ${index}`).toBeLessThan(60);
    }
  }
}

test(
  'uploading the same picture again shows or selects the existing one',
  nightly,
  async ({ page }) => {
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
  },
);

test('a picture is dropped on its field or pasted, and shown before it is stored', async ({
  page,
}) => {
  await openEditor(page, '/contentabout');
  // The input of the address is made anew when a picture of the library replaces another one.
  const button = page.getByRole('button', { name: 'Replace the picture for Image' });
  const seen: string[] = [];
  for (const [event, colour] of [
    ['drop', '#204060'],
    ['paste', '#602040'],
  ] as const) {
    const photo = await smallPhoto(colour);
    const release = await holdSaves(page);
    await putInto(button, photo, event);
    await expect(page.locator('main form canvas')).toBeVisible();
    await expect(page.getByText(`${photo.name}: Uploading… 0%`)).toBeVisible();
    release();
    await expect(imageAddress(page)).toHaveValue(/^\/pictures\/[0-9a-f]{64}\.600w\.webp$/);
    await expect(page.locator('main form canvas')).toBeHidden();
    await expect(imageAddress(page)).not.toHaveValue(seen[0] ?? '');
    seen.push(await imageAddress(page).inputValue());
  }

  await test.step('several pictures become list items, unless all are cancelled', async () => {
    await update(page);
    await openEditor(page, '/contenthome');
    const before = demoHome.sliderImages.length;
    const slides = page.getByRole('group', { name: /^slide \d+$/ });
    const files = [await smallPhoto('#305010', 'a.png'), await smallPhoto('#105030', 'b.png')];
    const release = await holdSaves(page);
    await upload(page, 'Upload several pictures', files);
    await expect(page.getByText('0 of 2 files (0%)')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel all' }).click();
    await expect(page.getByText(/^[ab]\.png: /)).toHaveCount(0);
    release();
    await expect(slides).toHaveCount(before);
    await upload(page, 'Upload several pictures', files);
    await expect(slides).toHaveCount(before + 2);
    await update(page);
    const { sliderImages } = (await storedDocument(siteDocument('home'))) ?? {};
    const stored = expect.stringMatching(/^\/pictures\/[0-9a-f]{64}\.600w\.webp$/);
    expect(sliderImages).toEqual([...demoHome.sliderImages, stored, stored]);
  });
});

test('a picture keeps its alt text when reused on another page', nightly, async ({ page }) => {
  await openPage(page, '/contentpictures');
  await upload(page, 'Upload pictures', [
    await smallPhoto('#103050', 'lamp.png'),
    await smallPhoto('#503010', 'desk.png'),
  ]);
  await expect(page.getByText('2 pictures')).toBeVisible();
  await page.getByRole('button', { name: 'lamp Not used' }).click();
  const details = pictureDetails(page);
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
  await page.getByRole('button', { name: 'lamp About' }).click();
  await expect(details.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expect(details.getByRole('link', { name: 'About' })).toBeVisible();
});

test(
  'a picture copied from another site keeps its description and focal point',
  nightly,
  async ({ page }) => {
    const { buffer } = await smallPhoto('#204060');
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await page.route('https://pictures.example/**', (route) =>
      route.fulfill({ body: buffer, contentType: 'image/png', headers }),
    );
    await openEditor(page, '/contentabout');
    await openAdvanced(page);
    await imageAddress(page).fill('https://pictures.example/lamp.png#focus=20,30');
    await page.getByLabel('Description (alt text)').fill('A lamp');
    await page.getByRole('button', { name: 'Copy to library' }).click();
    await expect(imageAddress(page)).toHaveValue(
      /^\/pictures\/[0-9a-f]{64}\.600w\.webp#focus=20,30$/,
    );
    await expect(page.getByLabel('Description (alt text)')).toHaveValue('A lamp');
  },
);
