import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { errorDialog, openEditor, refuseSaves, update } from './support/editor.ts';
import { staffLogin } from './support/staff.ts';
import { storedDocument } from './support/store.ts';
import { expect, test as freshTest, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('who updates without a change is told that there is nothing to update', async ({ page }) => {
  await openEditor(page, '/contentsupport');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, 'Nothing to update.')).toBeVisible();
  await expect(page.getByText('Support content updated successfully!')).toBeHidden();
  expect(await storedDocument('site/support')).toMatchObject({ version: 1 });
});

test('success is not told while something has failed, and offers to undo something are there again', async ({
  page,
}) => {
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
});

test.describe('a save that fails', () => {
  test.use({ expectedMessages: /403|PERMISSION/ });

  for (const width of [390, 768, 1440]) {
    test(`is told in full at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openEditor(page, '/contentsupport');
      await page.getByLabel('Point 1').first().fill('Not stored');
      await refuseSaves(page);
      await page.getByRole('button', { name: 'Update' }).click();
      await errorDialog(page).getByRole('button', { name: 'Close' }).click();
      const state = page.getByText(/^Not saved\./);
      await expect(state).toBeVisible();
      const cut = await state.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth),
      );
      expect(cut).toBeLessThanOrEqual(1);
    });
  }
});

freshTest(
  'what is above the fields of the log-in stays where it is as it is told how it went',
  async ({ page }) => {
    await page.goto('/login');
    const heading = page.getByRole('heading', { name: 'Admin Login' });
    await page.getByLabel('Email').fill(staffLogin.email);
    await page.getByLabel('Password').fill(staffLogin.password);
    const before = await heading.boundingBox();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
  },
);
