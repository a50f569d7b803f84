import { messages } from '@lamplight/content/texts/messages';
import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import {
  answer,
  closeToast,
  dismissError,
  holdReads,
  holdRichEditor,
  holdSaves,
  refuseSaves,
  stayOnReload,
  undo,
} from './support/editor.ts';
import { expectTextIn, fillIn } from './support/fields.ts';
import { openItems, shownItems, storedNames } from './support/lists.ts';
import { storeDirectly, storedDocument, storedItems } from './support/store.ts';
import { expect, nightly, staffTest, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const saving = (page: Page) => page.getByText('Saving...');

/** Follows a link, expects to be asked whether to leave, and stays. */
async function stayOnLink(page: Page) {
  const navigation = page.getByRole('navigation', { name: 'Staff' });
  await navigation.getByRole('link', { name: 'Contact Us' }).click();
  await answer(page, 'Leave while saving?', 'Stay');
  await expect(page).toHaveURL('/contentteam');
}

test('a dialog stays open when something is typed during its save', nightly, async ({ page }) => {
  await openItems(page, '/contentteam');
  await page.getByRole('button', { name: 'Edit Samuel Adeyemi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Team Member' });
  const update = dialog.getByRole('button', { name: 'Update', exact: true });
  const description = dialog.getByLabel(/^Description(?! \(alt)/);
  const position = dialog.getByLabel('Position');
  await expect(position).toBeVisible();
  const release = await holdSaves(page);
  await position.fill('Keeps the key');
  await update.click();
  await fillIn(description, 'Typed meanwhile');
  release();
  await expect(page.getByText('Team member updated successfully!')).toBeVisible();
  await expect(update).toBeEnabled();
  await expectTextIn(description, 'Typed meanwhile');
  await update.click();
  await expect(dialog).toBeHidden();
  expect(await storedDocument('team/samuel-adeyemi')).toMatchObject({
    position: 'Keeps the key',
    description: 'Typed meanwhile',
    version: 3,
  });
});

staffTest(
  'text typed while the text editor loads survives saving and leaving',
  nightly,
  async ({ page }) => {
    const releaseEditor = await holdRichEditor(page);
    await openItems(page, '/contentteam');
    await page.getByRole('button', { name: 'Edit Samuel Adeyemi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Team Member' });
    const description = dialog.getByLabel(/^Description(?! \(alt)/);
    await dialog.getByLabel('Position').fill('Keeps the key');
    const release = await holdSaves(page);
    await dialog.getByRole('button', { name: 'Update', exact: true }).click();
    await description.press('ControlOrMeta+a');
    await page.keyboard.type('Typed meanwhile');
    release();
    await expect
      .poll(() => storedDocument('team/samuel-adeyemi'))
      .toMatchObject({ position: 'Keeps the key' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await answer(page, 'Leave without saving?', 'Stay');
    releaseEditor();
    await expectTextIn(description, 'Typed meanwhile');
    await dialog.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await storedDocument('team/samuel-adeyemi')).toMatchObject({
      description: 'Typed meanwhile',
    });
  },
);

test(
  'deleting an item during its move waits for the move, and undo restores it there',
  nightly,
  async ({ page }) => {
    await openItems(page, '/contentteam');
    const [a = '', b = '', ...others] = await shownItems(page, 'Founders');
    const moved = [b, a, ...others];
    const release = await holdReads(page);
    await page.getByRole('button', { name: `Move ${a} down` }).click();
    await page.getByRole('button', { name: `Delete ${a}` }).click();
    await answer(page, `Delete ${a}?`, 'Delete');
    await expect(saving(page)).toBeVisible();
    // A save based on the order before the move would be refused, and the console would say so.
    release();
    await undo(page, 'Team member deleted successfully!');
    await expect.poll(() => shownItems(page, 'Founders')).toEqual(moved);
    expect(await storedNames('team', moved)).toEqual(moved);
  },
);

test('moves are announced once stored, and leaving asks until then', nightly, async ({ page }) => {
  await openItems(page, '/contentteam');
  const names = await shownItems(page, 'Founders');
  const [a, b, c, ...others] = names;
  const move = (name: string | null | undefined, way: 'up' | 'down') =>
    page.getByRole('button', { name: `Move ${name} ${way}` }).click();
  const announced = page.getByText(/moved/);
  const release = await holdSaves(page);
  await move(a, 'down');
  await move(a, 'down');
  await move(a, 'up');
  await move(c, 'up');
  await move(c, 'up');
  const moved = [c, b, a, ...others];
  expect(await shownItems(page, 'Founders')).toEqual(moved);
  await stayOnReload(page);
  await expect(saving(page)).toBeVisible();
  await expect(announced).toHaveCount(0);

  release();
  await expect(announced).toHaveText('2 items moved');
  await expect(saving(page)).toBeHidden();
  expect(await storedNames('team', names)).toEqual(moved);
  const versions = (await storedItems('team')).map((item) => Object(item).version);
  expect(Math.max(...versions), 'only the latest sequence is stored').toBeLessThanOrEqual(3);
  await move(a, 'up');
  await expect(announced).toHaveText(`${a} moved to place 2 of ${names.length}`);
  expect(await storedNames('team', names)).toEqual([c, a, b, ...others]);
  await page.reload();
  await expect.poll(() => shownItems(page, 'Founders')).toEqual([c, a, b, ...others]);
});

test('deleting, undoing and restoring are announced once stored', nightly, async ({ page }) => {
  const path = 'team/samuel-adeyemi';
  await openItems(page, '/contentteam');
  const member = page.getByRole('group', { name: 'Samuel Adeyemi' });
  const deleted = page.getByText('Team member deleted successfully!');
  const back = page.getByText('Samuel Adeyemi restored.');

  let release = await holdSaves(page);
  await page.getByRole('button', { name: 'Delete Samuel Adeyemi' }).click();
  await answer(page, 'Delete Samuel Adeyemi?', 'Delete');
  await stayOnLink(page);
  await expect(saving(page)).toBeVisible();
  await expect(deleted).toBeHidden();
  release();
  await expect(deleted).toBeVisible();
  await expect(saving(page)).toBeHidden();
  expect(await storedDocument(path)).toBeUndefined();

  release = await holdSaves(page);
  await undo(page, 'Team member deleted successfully!');
  await stayOnReload(page);
  await expect(saving(page)).toBeVisible();
  await expect(back).toBeHidden();
  release();
  await expect(back).toBeVisible();
  await expect(saving(page)).toBeHidden();
  expect(await storedDocument(path)).toMatchObject({ version: 2 });

  await closeToast(page, 'Samuel Adeyemi restored.');
  await storeDirectly(path, null);
  await expect(member).toBeHidden();
  release = await holdSaves(page);
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  const drawer = page.getByRole('dialog', { name: 'Recently deleted' });
  await drawer.getByRole('button', { name: 'Restore Samuel Adeyemi' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saving...' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await stayOnLink(page);
  await expect(back).toBeHidden();
  release();
  await expect(back).toBeVisible();
  await expect(saving(page)).toBeHidden();
  expect(await storedDocument(path)).toMatchObject({ version: 3 });
});

test.describe('when the store rejects a save', () => {
  test.use({ expectedMessages: /403/ });

  test('the list shows the stored items and an error', async ({ page }) => {
    await openItems(page, '/contentteam');
    const names = await shownItems(page, 'Founders');
    await refuseSaves(page);
    await page.getByRole('button', { name: `Move ${names[0]} down` }).click();
    await dismissError(page, 'Failed to save team member: The site has just been updated');
    expect(await shownItems(page, 'Founders')).toEqual(names);
    await expect(page.getByText(/moved/)).toHaveCount(0);
    await expect(saving(page)).toBeHidden();

    await storeDirectly('team/samuel-adeyemi', null);
    await page.getByRole('button', { name: 'Recently deleted' }).click();
    const drawer = page.getByRole('dialog', { name: 'Recently deleted' });
    await drawer.getByRole('button', { name: 'Restore Samuel Adeyemi' }).click();
    await dismissError(page, `Failed to save team member: ${messages.forbidden}`);
    await drawer.getByRole('button', { name: 'Close' }).click();
    expect(await storedDocument('team/samuel-adeyemi')).toBeUndefined();
  });
});

staffTest.describe('with the connection cut', () => {
  staffTest.use({ expectedMessages: /./ });

  staffTest(
    'a dialog that can’t load its content says so, and fills once the store responds',
    nightly,
    async ({ page }) => {
      await openItems(page, '/contentteam');
      const add = page.getByRole('button', { name: 'Add New Team Member' });
      const dialog = page.getByRole('dialog', { name: 'Add Team Member' });
      // Its code is there once it was open.
      await add.click();
      await expect(dialog.getByLabel(/^Name/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      // The SDK tries an open channel again after five to fifteen seconds, by chance, and waits for the answer.
      await page.context().setOffline(true);
      await add.click();
      await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible({
        timeout: 30_000,
      });
      await dismissError(page, 'Failed to fetch content. Please try again.');
      await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
      await expect(dialog.getByLabel(/^Name/)).toHaveCount(0);
      await page.context().setOffline(false);
      await dialog.getByLabel(/^Name/).fill('Noor Haddad');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await answer(page, 'Leave without saving?', 'Leave');
      await expect(dialog).toBeHidden();
    },
  );
});
