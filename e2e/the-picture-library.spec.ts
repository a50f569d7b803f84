import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { openEditor } from './support/editor.ts';
import { tabTo } from './support/keyboard.ts';
import { imageAddress, pictureChooser, pictureDetails } from './support/library.ts';
import { type PhotoFile, smallPhoto } from './support/photos.ts';
import { openPage } from './support/sharedTab.ts';
import { storedCollection } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

/** Presses a button that has files chosen, with the keyboard alone. */
async function uploadByKey(page: Page, files: PhotoFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  // The browser sees a key sooner than the test asks for it.
  await page.evaluate(() => document.hasFocus());
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(files);
}

/** Expects axe to find nothing, on a desktop and on a phone, which stays. */
async function expectSilence(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
}

test(
  'a picture is uploaded, described, used and deleted by keyboard alone, passing axe',
  nightly,
  async ({ page }) => {
    await openPage(page, '/contentpictures');
    await expect(page.getByText(/^No pictures yet\./)).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Upload pictures' }));
    await uploadByKey(page, [
      await smallPhoto('#103050', 'lamp.png'),
      await smallPhoto('#503010', 'desk.png'),
    ]);
    await expect(page.getByText('2 pictures')).toBeVisible();
    await expectSilence(page);

    await tabTo(page, page.getByRole('button', { name: 'lamp Not used' }));
    await page.keyboard.press('Enter');
    const top = pictureDetails(page).getByRole('slider', { name: 'From the top' });
    await tabTo(page, top);
    await page.keyboard.press('Home');
    await tabTo(page, pictureDetails(page).getByLabel('Description (alt text)'));
    await page.keyboard.type('A lamp');
    await expectSilence(page);
    await tabTo(page, pictureDetails(page).getByRole('button', { name: 'Update' }));
    await page.keyboard.press('Enter');
    await expect(pictureDetails(page)).toBeHidden();

    await openEditor(page, '/contentabout');
    await tabTo(page, page.getByRole('button', { name: 'Replace the picture for Image' }));
    await page.keyboard.press('Enter');
    await tabTo(page, pictureChooser(page).getByRole('button', { name: /^lamp/ }));
    await expectSilence(page);
    await page.keyboard.press('Enter');
    await expect(pictureChooser(page)).toBeHidden();
    await expect(imageAddress(page)).toHaveValue(
      /^\/pictures\/[0-9a-f]{64}\.600w\.webp#focus=50,0$/,
    );
    await expect(page.getByLabel('Description (alt text)')).toHaveValue('A lamp');
    await tabTo(page, page.locator('summary', { hasText: 'Address' }));
    await page.keyboard.press('Enter');
    await expect(imageAddress(page)).toBeVisible();
    // It comes before the address.
    await tabTo(page, page.locator('summary', { hasText: 'Focal point' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('slider', { name: 'From the left' }));
    await page.keyboard.press('End');
    await expect(imageAddress(page)).toHaveValue(/#focus=100,0$/);
    await expectSilence(page);
    await tabTo(page, page.getByRole('button', { name: 'Update' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Content updated successfully!')).toBeVisible();

    await openPage(page, '/contentpictures');
    await tabTo(page, page.getByRole('button', { name: 'desk Not used' }));
    await page.keyboard.press('Enter');
    await tabTo(page, pictureDetails(page).getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete desk?' });
    await tabTo(page, question.getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 picture', { exact: true })).toBeVisible();
    expect(await storedCollection('pictures')).toMatchObject([{ name: 'lamp', alt: 'A lamp' }]);
  },
);
