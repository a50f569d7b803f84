import { pictureSizes } from '@lamplight/content/pictureSizes';
import { times } from '@lamplight/content/samples/sample';
import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { holdSaves, openEditor, refuseSaves } from './support/editor.ts';
import {
  imageAddress,
  openLibrary,
  pictureChooser,
  upload,
  uploadInto,
} from './support/library.ts';
import { smallPhoto } from './support/photos.ts';
import { openPage } from './support/sharedTab.ts';
import { storedCollection } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

test.use({ expectedMessages: /Failed to load resource|ERR_/ });

test('a cancelled or failed upload changes nothing, and a retry adds the picture', async ({
  page,
}) => {
  await openEditor(page, '/contentabout');
  const before = await imageAddress(page).inputValue();

  await test.step('cancelling a running upload keeps the old picture', async () => {
    await openLibrary(page);
    const release = await holdSaves(page);
    await uploadInto(page, await smallPhoto('#406020'));
    await expect(pictureChooser(page).getByText('Uploading… 0%')).toBeVisible();
    await pictureChooser(page).getByRole('button', { name: 'Cancel small.png' }).click();
    release();
    await expect(pictureChooser(page).getByRole('listitem')).toHaveCount(0);
    await pictureChooser(page).getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(imageAddress(page)).toHaveValue(before);
    expect(await storedCollection('pictures')).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  });

  await openLibrary(page);
  await refuseSaves(page);
  await uploadInto(page, await smallPhoto('#206040'));
  await expect(pictureChooser(page).getByRole('listitem')).toContainText('not allowed');
  await expect(imageAddress(page)).toHaveValue(before);
  await page.unrouteAll({ behavior: 'wait' });
  await pictureChooser(page)
    .getByRole('button', { name: /^Try again/ })
    .click();
  await expect(imageAddress(page)).toHaveValue(/\.600w\.webp$/);
  await expect(pictureChooser(page)).toBeHidden();
});

const tenPhotos = () =>
  Promise.all(
    times(10, (index) => smallPhoto(`hsl(${index * 36}, 60%, 50%)`, `lamp-${index}.png`)),
  );

const tiles = (page: Page) => page.getByRole('button', { name: /^lamp-\d/ });

test('a connection lost during ten uploads loses none of them', nightly, async ({ page }) => {
  await openPage(page, '/contentpictures');
  await expect(page.getByText(/^No pictures yet\./)).toBeVisible();
  let commits = 0;
  await page.route(/\/documents:commit/, (route) => {
    commits += 1;
    return commits > 12 ? route.abort() : route.continue();
  });
  await upload(page, 'Upload pictures', await tenPhotos());
  const failed = page.getByRole('button', { name: /^Try again/ });
  await expect(page.getByText('Could not upload it.').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/Waiting|Processing|stored \d of/)).toHaveCount(0, {
    timeout: 60_000,
  });
  const stored = await storedCollection('pictures');
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.length + (await failed.count())).toBe(10);
  await expect(tiles(page)).toHaveCount(stored.length);

  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try all again' }).click();
  await expect(page.getByText('10 pictures')).toBeVisible();
  await expect(tiles(page)).toHaveCount(10);
});

test(
  'closing the tab during ten uploads leaves no broken pictures, and a retry adds the rest',
  nightly,
  async ({ page }) => {
    const other = await page.context().newPage();
    await other.goto('/contentpictures');
    await expect(other.getByText(/^No pictures yet\./)).toBeVisible();
    let commits = 0;
    const held = Promise.withResolvers<void>();
    await other.route(/\/documents:commit/, (route) => {
      commits += 1;
      if (commits <= 5) return route.continue();
      // It is never answered: the tab is closed while it waits.
      held.resolve();
      return undefined;
    });
    const files = await tenPhotos();
    await upload(other, 'Upload pictures', files);
    await held.promise;
    await other.close({ runBeforeUnload: false });

    await openPage(page, '/contentpictures');
    await expect(tiles(page).first()).toBeVisible();
    // The last commit before the tab was closed may be stored later.
    let stored = await storedCollection('pictures');
    await expect(async () => {
      stored = await storedCollection('pictures');
      await expect(tiles(page)).toHaveCount(stored.length, { timeout: 1_000 });
    }).toPass();
    expect(stored.length).toBeLessThan(10);
    for (const { address: at } of stored) {
      for (const size of String(pictureSizes(String(at))).split(', ')) {
        const [path = ''] = size.split(' ');
        expect((await page.request.get(path)).status(), path).toBe(200);
      }
    }
    await upload(page, 'Upload pictures', files);
    await expect(page.getByText('10 pictures')).toBeVisible();
    await expect(tiles(page)).toHaveCount(10);
  },
);
