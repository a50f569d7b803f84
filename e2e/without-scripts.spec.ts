import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { openEditor } from './support/editor.ts';
import { required } from './support/mentorForm.ts';
import { expect, sharedTabTest as test } from './support/test.ts';

test.beforeAll(resetDemo);

const errorsOf = (page: Page) => page.getByRole('alert');

test('visitors without scripts send both forms, see errors, and staff get each once', async ({
  page: staffPage,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();

  await page.goto('/contact');
  await page.getByLabel('Name').fill('Noor');
  await page.getByLabel('Email or Phone').fill('noor@example');
  await page.getByLabel('Message').fill('Where do I\nfind a lamp?');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(errorsOf(page)).toBeFocused();
  await errorsOf(page).getByRole('link', { name: 'Email or Phone' }).click();
  const address = page.getByLabel('Email or Phone');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(page.getByLabel('Message')).toHaveValue('Where do I\nfind a lamp?');
  await address.fill('noor@example.org');
  await page.getByRole('button', { name: 'Submit' }).click();
  const thanks = page.getByRole('dialog', { name: 'Thank you for writing to us' });
  await thanks.getByRole('button', { name: 'Close' }).click();
  await expect(thanks).toBeHidden();
  await page.goBack();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(thanks).toBeVisible();

  await page.goto('/mentorform');
  await page.getByLabel('Weekends').check();
  await page.getByLabel('Teenagers').check();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(errorsOf(page)).toContainText('Please fill in all required fields.');
  await errorsOf(page).getByRole('link', { name: 'Do you have access to a laptop?' }).click();
  await expect(page.getByLabel('Yes').first()).toBeFocused();
  await expect(page.getByLabel('Weekends')).toBeChecked();
  await expect(page.getByLabel('Teenagers')).toBeChecked();
  for (const [, fill] of required) await fill(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('dialog', { name: 'Your application is with us' })).toBeVisible();
  await context.close();

  const rows = staffPage.getByRole('table').getByRole('row');
  await openEditor(staffPage, '/contentfeedback');
  await expect(rows.filter({ hasText: 'Noor' })).toHaveCount(1);
  await openEditor(staffPage, '/contentmentorform');
  await expect(rows.filter({ hasText: 'Noor Haddad' })).toHaveCount(1);
});
