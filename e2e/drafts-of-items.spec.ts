import { expectAccessible } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { openEditor, palette } from './support/editor.ts';
import { expect, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

test('a new item can be a draft that stays hidden until published', async ({ page }) => {
  await openEditor(page, '/contentteam');
  await page.getByRole('button', { name: 'Add New Team Member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').first().fill('Nia Newcomer');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(dialog).toBeHidden();
  const drafts = page.getByRole('region', { name: 'Not published yet' });
  await expect(drafts.getByText('Nia Newcomer')).toBeVisible();
  expect(await (await page.request.get('/api/team')).text()).not.toContain('Nia Newcomer');
  await expectAccessible(page);

  await page.keyboard.press('ControlOrMeta+k');
  await palette(page).getByRole('combobox').fill('nia');
  await expect(palette(page).getByRole('option', { selected: true })).toHaveText(
    /Nia Newcomer.*Team · Draft/,
  );
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Name').first()).toHaveValue('Nia Newcomer');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
});
