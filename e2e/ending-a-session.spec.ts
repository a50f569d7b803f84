import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { openEditor, savedLabel } from './support/editor.ts';
import { addColleague, colleague, staffLogin } from './support/staff.ts';
import { expect, staffTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const logInHere = async (page: Page, { email, password } = staffLogin) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};

test('who logs out on all devices is out there too, and nothing of the staff area is left', async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  const elsewhere = await browser.newContext({
    storageState: await context.storageState(),
    ...(baseURL && { baseURL }),
  });
  const other = await elsewhere.newPage();
  await openEditor(other, '/contentsupport');
  await other.getByLabel('Point 1').first().fill('Typed elsewhere');
  await page.goto('/contentteam');
  await openEditor(page, '/contentmission');

  await page.getByText('More ways to log out').locator('..').click();
  await page.getByRole('button', { name: 'Log out on all devices' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Log out on all devices' }).click();
  for (const each of [page, other]) {
    await expect(each).toHaveURL('/login');
    await expect(each.getByRole('alert')).toContainText('You are logged out on all devices.');
    await expect(each.getByRole('navigation')).toHaveCount(0);
    await expect(each.getByRole('alertdialog')).toHaveCount(0);
    const kept = await each.evaluate(() => Object.keys(localStorage).join());
    expect(kept).not.toContain('firebase:authUser');
  }
  await page.goBack();
  await expect(page.getByLabel('Email')).toBeVisible();

  await logInHere(other);
  await expect(other).toHaveURL('/contentsupport');
  await expect(other.getByText(/^You have unsaved changes/)).toBeVisible();
  await elsewhere.close();
});

test('who is away for half an hour is asked, then logged out, and only they find their work', async ({
  page,
}) => {
  await addColleague();
  await page.clock.install();
  await openEditor(page, '/contentsupport');
  const point = page.getByLabel('Point 1').first();
  const before = await point.inputValue();
  await point.fill('Typed before lunch');

  await page.clock.fastForward('29:00');
  await expect(page.getByRole('alertdialog')).toContainText('Are you still there?');
  await page.keyboard.press('Shift');
  await page.clock.fastForward('02:00');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();

  await page.clock.fastForward('28:00');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('because you were away');
  await logInHere(page, colleague);
  await expect(page).toHaveURL('/contentsupport');
  await expect(page.getByText(savedLabel)).toBeVisible();
  await expect(point).toHaveValue(before);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await logInHere(page);
  await expect(page).toHaveURL('/contenthome');
  await page.goto('/contentsupport');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(point).toHaveValue('Typed before lunch');
});
