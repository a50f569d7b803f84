import { contentVersion } from '@lamplight/content/migrations';
import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import {
  dismissError,
  errorDialog,
  openAdvanced,
  openEditor,
  savedLabel,
  storeRequests,
  toldOpen,
  undo,
  update,
} from './support/editor.ts';
import { openPage } from './support/sharedTab.ts';
import { staffLogin } from './support/staff.ts';
import { removeFromStaff, storeDirectly, storedDocument, storeVersion } from './support/store.ts';
import { expect, nightly, staffTest, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const back = /^Your unsaved changes from \d\d:\d\d are back in the form\.$/;
const offer = /^You (also )?have unsaved changes from \d\d:\d\d\.$/;

/** One of several offers, by what was typed. */
const offered = (page: Page, typed: string) =>
  page.getByRole('alert').getByRole('listitem').filter({ hasText: typed });

const point = (page: Page, number: number) => page.getByLabel(`Point ${number}`).first();

test(
  'discarded changes come back only by undo, and never in other editors',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contentsupport');
    const point = page.getByLabel('Point 1').first();
    const before = await point.inputValue();
    await point.fill('Not this');
    await page
      .getByRole('navigation', { name: 'Staff' })
      .getByRole('link', { name: 'Home' })
      .click();
    await expect(page.getByText('Your changes are kept as a draft on this device.')).toBeVisible();
    await openEditor(page, '/contentmission');
    await page.goto('/contentsupport');
    await expect(point).toHaveValue('Not this');
    const discard = page.getByRole('button', { name: 'Discard' });
    await discard.click();
    await expect(point).toHaveValue(before);
    await expect(page.getByText(back)).toBeHidden();
    await expect(page.locator('form :focus')).toBeVisible();
    await undo(page, 'Discarded your unsaved changes');
    await expect(point).toHaveValue('Not this');
    await page.reload();
    await expect(point).toHaveValue('Not this');
    await discard.click();
    await page.reload();
    await expect(page.getByText(savedLabel)).toBeVisible();
    await expect(page.getByText(back)).toBeHidden();
  },
);

test('restored changes don’t overwrite later saves', async ({ page }) => {
  await openEditor(page, '/contentsupport');
  await page.getByLabel('Point 1').first().fill('Mine');
  await page.getByLabel('Point 2').first().fill('Mine too');
  await page.reload();
  await expect(page.getByText(back)).toBeVisible();
  const support = Object(await storedDocument('site/support'));
  const donate = { ...support.donate, point2: 'Theirs', point3: 'Theirs alone' };
  await storeVersion('site/support', { ...support, donate }, 2);
  await expect(page.getByText('Someone else saved this page in the meantime.')).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Theirs');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(await storedDocument('site/support')).toMatchObject({ donate, version: 2 });
});

test('a dialog keeps a separate local draft for each item', async ({ page }) => {
  await openPage(page, '/contentteam');
  await page.getByRole('button', { name: 'Add New Team Member' }).click();
  await page.getByLabel(/^Name/).fill('Noor Haddad');
  await page.reload();
  await page.getByRole('button', { name: 'Edit Samuel Adeyemi' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Samuel Adeyemi');
  await expect(page.getByText(back)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add New Team Member' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Noor Haddad');
});

test(
  'local drafts of several closed tabs are merged, but not those of open tabs',
  nightly,
  async ({ page: third, context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await openEditor(first, '/contentsupport');
    await openEditor(second, '/contentsupport');
    await point(first, 1).fill('Of the first');
    await point(second, 2).fill('Of the second');
    await openEditor(third, '/contentsupport');
    await expect(third.getByText(back)).toBeHidden();
    await point(third, 3).fill('Of the third');
    await update(third, 'Support content updated successfully!');

    await first.close();
    await second.reload();
    await expect(second.getByText(back)).toBeVisible();
    await expect(second.getByText(offer)).toBeHidden();
    await update(second, 'Support content updated successfully!');
    expect(await storedDocument('site/support')).toMatchObject({
      donate: { point1: 'Of the first', point2: 'Of the second', point3: 'Of the third' },
      version: 3,
    });
    await openEditor(third, '/contentsupport');
    await expect(third.getByText(back)).toBeHidden();
  },
);

test(
  'of two local drafts of one field the newer is restored and the other offered',
  nightly,
  async ({ page: second, context }) => {
    const first = await context.newPage();
    await openEditor(first, '/contentsupport');
    await openEditor(second, '/contentsupport');
    await point(first, 1).fill('Of the first');
    await point(second, 1).fill('Of the second');
    await first.close();
    await second.reload();
    await expect(point(second, 1)).toHaveValue('Of the second');
    await offered(second, 'Of the first').getByRole('button', { name: 'Restore' }).click();
    await expect(point(second, 1)).toHaveValue('Of the first');
    await expect(offered(second, 'Of the second')).toHaveCount(1);
    await update(second, 'Support content updated successfully!');
    await expect(second.getByText(offer)).toHaveCount(1);
    await second.getByRole('button', { name: 'Restore' }).click();
    await expect(point(second, 1)).toHaveValue('Of the second');
    await second.getByRole('button', { name: 'Update' }).click();
    const question = second.getByRole('alertdialog');
    await expect(question).toContainText('Of the first');
    await question
      .getByRole('radiogroup')
      .getByText(/^Mine$/)
      .click();
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByText(savedLabel)).toBeVisible();
    expect(await storedDocument('site/support')).toMatchObject({
      donate: { point1: 'Of the second' },
      version: 3,
    });
    await openEditor(second, '/contentsupport');
    await expect(second.getByText(back)).toBeHidden();
    await expect(second.getByText(offer)).toBeHidden();
  },
);

test(
  'new items from two tabs stay separate, and a saved one isn’t restored again',
  nightly,
  async ({ page: second, context }) => {
    const first = await context.newPage();
    const type = (tab: Page, label: string, text: string) =>
      tab.getByLabel(new RegExp(`^${label}\\W*$`)).fill(text);
    const add = (tab: Page) => tab.getByRole('button', { name: 'Add New Team Member' }).click();
    await first.goto('/contentteam');
    await add(first);
    await type(first, 'Name', 'Noor Haddad');
    await openPage(second, '/contentteam');
    await add(second);
    await type(second, 'Position', 'Mends laptops');
    await first.close();
    await second.reload();

    await add(second);
    await expect(second.getByLabel(/^Position/)).toHaveValue('Mends laptops');
    await offered(second, 'Noor Haddad').getByRole('button', { name: 'Restore' }).click();
    await expect(second.getByLabel(/^Position/)).toHaveValue('');
    await type(second, 'Position', 'Brings the soup');
    await openAdvanced(second);
    await type(second, 'Image', '/demo/portrait-07.600w.webp');
    await type(second, 'Description', 'She came for the soup.');
    await second.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(second.getByText('Team member added successfully!')).toBeVisible();

    await add(second);
    await expect(second.getByLabel(/^Position/)).toHaveValue('Mends laptops');
    await expect(second.getByText(offer)).toBeHidden();
    await expect(second.getByLabel(/^Name/)).toHaveValue('');
  },
);

staffTest(
  'someone locked out while typing is told, and their work is kept',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contentsupport');
    await page.getByLabel('Point 1').first().fill('Kept');
    await toldOpen('/contentsupport');
    const staff = await storedDocument('staff/demo-staff');
    await removeFromStaff('demo-staff');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toContainText('no access to the staff area');
    await storeDirectly('staff/demo-staff', staff);
    await page.getByLabel('Email').fill(staffLogin.email);
    await page.getByLabel('Password').fill(staffLogin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/contentsupport');
    await expect(page.getByText(back)).toBeVisible();
    await update(page, 'Support content updated successfully!');
    expect(await storedDocument('site/support')).toMatchObject({ donate: { point1: 'Kept' } });
  },
);

test(
  'an outdated page must be reloaded to save, and keeps unsaved changes',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contentsupport');
    const before = await point(page, 2).inputValue();
    await point(page, 1).fill('Mine');
    const support = Object(await storedDocument('site/support'));
    // As a release stores it that has another name for a field.
    const { donate: giving, ...others } = support;
    const shape = contentVersion + 1;
    await storeDirectly('site/support', { ...others, giving, shape });
    await dismissError(page, 'The site has just been updated');
    await expect(point(page, 2)).toHaveValue(before);
    await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(errorDialog(page)).toContainText('What you typed is kept on this device.');
    expect(await storedDocument('site/support')).toEqual({ ...others, giving, shape });

    // From here on this page is of the release that has stored it.
    await storeDirectly('site/support', support);
    page.on('dialog', (dialog) => expect.soft(dialog.type()).toBe('not asked'));
    await errorDialog(page).getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText(back)).toBeVisible();
    await expect(point(page, 1)).toHaveValue('Mine');
    await update(page, 'Support content updated successfully!');
  },
);

test('the label says who saved last, and when', async ({ page }) => {
  await openEditor(page, '/contentsupport');
  await expect(page.getByText(/^Saved at \d\d:\d\d by you$/)).toBeVisible();
  await storeDirectly('staff/colleague', { email: 'ruth@lamplight.example' });
  const { donate, ...support } = Object(await storedDocument('site/support'));
  const theirs = { ...support, donate: { ...donate, point1: 'Theirs' } };
  await storeVersion('site/support', theirs, 2);
  await expect(page.getByText(/^Saved at \d\d:\d\d by ruth@lamplight.example$/)).toBeVisible();
});

test.describe('with the connection cut', () => {
  test.use({ expectedMessages: /./ });

  test('a failed save says Not saved, stores nothing later and can be retried', async ({
    page,
  }) => {
    await openEditor(page, '/contentsupport');
    await page.getByLabel('Point 1').first().fill('Said later');
    await page.route(storeRequests, (route) => route.abort());
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Saving...')).toBeVisible();
    await expect(page.getByText(/^Not saved\. Failed to update content/)).toBeVisible({
      timeout: 10_000,
    });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    await page.unrouteAll({ behavior: 'wait' });
    await page.waitForTimeout(3_000);
    expect(await storedDocument('site/support')).toMatchObject({ version: 1 });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(savedLabel)).toBeVisible({ timeout: 15_000 });
    expect(await storedDocument('site/support')).toMatchObject({
      donate: { point1: 'Said later' },
      version: 2,
    });
  });
});
