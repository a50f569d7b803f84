import { sizeAt } from '@lamplight/content/pictureFile';
import sharp from 'sharp';
import { resetDemo } from './support/demo.ts';
import { answer, holdSaves, openEditor, undo, update } from './support/editor.ts';
import {
  imageAddress,
  openLibrary,
  pictureChooser,
  pictureDetails,
  storedSize,
  upload,
  uploadInto,
} from './support/library.ts';
import { corners, type PhotoFile, phonePhoto, smallPhoto } from './support/photos.ts';
import { openPage } from './support/sharedTab.ts';
import { storedCollection } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const isUploaded = /^\/pictures\/[0-9a-f]{64}\.\d+w\.webp$/;

test('a photo of a phone is on the page upright, in all sizes, without its place', async ({
  page,
  browser,
}) => {
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
    await expectUpright(bytes);
  }
});

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

test(
  'a picture that is uploaded again is shown where it is, or chosen',
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

test('a picture is dropped on its field, or pasted into it, and shown before it is stored', async ({
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
    const { buffer, name, mimeType } = await smallPhoto(colour);
    const release = await holdSaves(page);
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
    await expect(page.locator('main form canvas')).toBeVisible();
    await expect(page.getByText(`${name}: Uploading… 0%`)).toBeVisible();
    release();
    await expect(imageAddress(page)).toHaveValue(/^\/pictures\/[0-9a-f]{64}\.600w\.webp$/);
    await expect(page.locator('main form canvas')).toBeHidden();
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
