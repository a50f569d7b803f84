import type { FrameLocator, Page } from '@playwright/test';
import sharp from 'sharp';
import { resetDemo } from './support/demo.ts';
import { openEditor, palette } from './support/editor.ts';
import { openPreview } from './support/preview.ts';
import { expect, nightly, staffTest as test } from './support/test.ts';

test.use({ colorScheme: 'dark' });

test.beforeEach(resetDemo);

/** The backgrounds of a page. */
const [dark, light] = ['rgb(24, 19, 27)', 'rgb(255, 250, 242)'];

const expectGround = (page: Page | FrameLocator, colour: string) =>
  expect(page.locator('html')).toHaveCSS('background-color', colour);

const choose = async (page: Page, name: string) => {
  const navigation = page.getByRole('navigation', { name: 'Staff' });
  await navigation.getByText('Appearance', { exact: true }).click();
  await navigation.getByRole('radio', { name }).check();
};

/** How light a window is on average, from 0 to 255. */
async function brightness(page: Page): Promise<number> {
  const { channels } = await sharp(await page.screenshot()).stats();
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0);
}

test(
  'on a dark device the staff area is dark from the first paint, its preview light',
  nightly,
  async ({ page }) => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contentsupport', { waitUntil: 'commit' });
    await page.locator('#root').waitFor({ state: 'attached' });
    expect(await brightness(page)).toBeLessThan(40);
    goOn();

    await expect(page.getByRole('heading', { name: 'Support us' })).toBeVisible();
    await expectGround(page, dark);
    const shown = await openPreview(page);
    await expectGround(shown, light);
    await page.emulateMedia({ media: 'print' });
    await expectGround(page, light);
    await page.emulateMedia({ media: null });

    await page.goto('/forgot-password');
    await expectGround(page, dark);
    await page.goto('/');
    await expectGround(page, light);
  },
);

test(
  'the chosen appearance overrides the device in every tab and persists',
  nightly,
  async ({ page, context }) => {
    await openEditor(page, '/contentsupport');
    const other = await context.newPage();
    await openEditor(other, '/contentmission');
    await expectGround(other, dark);

    await choose(page, 'Light');
    await expectGround(page, light);
    await expectGround(other, light);
    await page.reload();
    await expectGround(page, light);
    await page.goto('/forgot-password');
    await expectGround(page, light);

    await openEditor(page, '/contentsupport');
    await choose(page, 'Match this device');
    await expectGround(page, dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectGround(page, light);

    await page.keyboard.press('ControlOrMeta+k');
    await palette(page).getByRole('combobox').fill('dark');
    await page.getByRole('option', { name: 'Appearance: dark' }).click();
    await expectGround(page, dark);
    await expectGround(other, dark);
  },
);
