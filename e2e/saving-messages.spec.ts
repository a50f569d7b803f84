import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { errorDialog, openEditor, refuseSaves, update } from './support/editor.ts';
import { storedDocument } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test(
  'Update counts changes and is disabled without any; Ctrl+S says so too',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contentsupport');
    const button = page.getByRole('button', { name: 'Update' });
    await expect(button).toBeDisabled();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(toast(page, 'Nothing to update.')).toBeVisible();
    await expect(page.getByText('Support content updated successfully!')).toBeHidden();
    expect(await storedDocument('site/support')).toMatchObject({ version: 1 });

    await page.getByLabel('Point 1').first().fill('A chair');
    await page.getByLabel('Point 2').first().fill('A table');
    await expect(page.getByText('2 changes', { exact: true })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(toast(page, 'Support content updated successfully!')).toBeVisible();
    await expect(button).toBeDisabled();

    // A sentence wraps, and yet is one line.
    const sentence = page.getByLabel('Point 1').first();
    const point1 = 'A chair and a table for one learner, with books, soup and a lamp '
      .repeat(3)
      .trim();
    await sentence.fill(point1);
    const cut = await sentence.evaluate((field) =>
      Math.max(field.scrollHeight - field.clientHeight, field.scrollWidth - field.clientWidth),
    );
    expect(cut).toBeLessThanOrEqual(1);
    await sentence.press('Enter');
    await expect(button).toBeDisabled();
    expect(await storedDocument('site/support')).toMatchObject({ version: 3, donate: { point1 } });
  },
);

test(
  'an error hides the success message, and undo toasts come back after it',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contenthome');
    await page.getByLabel('Button').fill('Come in');
    await update(page);
    await page.getByRole('button', { name: 'Remove slide 2' }).click();
    await expect(toast(page, 'Removed slide 2')).toBeVisible();
    await page.locator('[name="video.url"]').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(errorDialog(page)).toBeVisible();
    await expect(toast(page, 'Content updated successfully!')).toBeHidden();
    await expect(toast(page, 'Removed slide 2')).toBeHidden();
    await errorDialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(toast(page, 'Removed slide 2')).toBeVisible();
    await expect(toast(page, 'Content updated successfully!')).toBeHidden();

    const [undo, close] = await Promise.all(
      ['Undo', 'Close'].map((name) =>
        toast(page, 'Removed slide 2').getByRole('button', { name }).boundingBox(),
      ),
    );
    if (!undo || !close) throw new Error('The toast lacks a button');
    expect(Math.min(undo.height, close.height, close.width)).toBeGreaterThanOrEqual(24);
    expect(close.x - (undo.x + undo.width)).toBeGreaterThanOrEqual(8);
  },
);

test.describe('a failed save', () => {
  test.use({ expectedMessages: /403|PERMISSION/ });

  test('shows its full message at every width', nightly, async ({ page }) => {
    await openEditor(page, '/contentsupport');
    await page.getByLabel('Point 1').first().fill('Not stored');
    await refuseSaves(page);
    await page.getByRole('button', { name: 'Update' }).click();
    await errorDialog(page).getByRole('button', { name: 'Close' }).click();
    const state = page.getByText(/^Not saved\./);
    const cut = () =>
      state.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth),
      );
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(state).toBeVisible();
      await expect.poll(cut, `${width} px`).toBeLessThanOrEqual(1);
    }
  });
});
