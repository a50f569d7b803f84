import { feedbackSamples } from '@lamplight/content/samples/feedback';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { openEditor, palette } from './support/editor.ts';
import { storeSubmissions } from './support/submissions.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });

/** Opens the palette, types, and takes the first that is found once `expected` is that. */
async function find(page: Page, typed: string, expected: string | RegExp) {
  // A dialog that closes gives the focus back to what had it before, and letters with it.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(typed);
  await expect(chosen(page)).toHaveText(expected);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
}

test(
  'a few letters find a page, field, item, submission or action by keyboard',
  nightly,
  async ({ page }) => {
    await storeSubmissions('feedback', 1, () => ({
      content: { ...feedbackSamples.valid.small, name: 'Noor Haddad' },
      at: new Date(),
    }));
    await openEditor(page, '/contentmission');

    await find(page, 'supp', 'Support Us');
    await expect(page).toHaveURL('/contentsupport');

    await find(page, 'point 2', /Point 2/);
    await expect(page.getByLabel('Point 2').first()).toBeFocused();

    await find(page, 'main event 2', /^Main event 2/);
    await expect(page).toHaveURL('/contenthome');
    await expect(page.locator('[name="mainevent.1.name"]')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+k');
    const recent = palette(page).getByRole('group', { name: 'Recent' }).getByRole('option');
    await expect(recent).toHaveText(['Support Us', 'Mission']);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();

    await find(page, 'samuel', /^Samuel Adeyemi/);
    await expect(page.getByRole('dialog', { name: 'Edit Team Member' })).toBeVisible();
    await page.keyboard.press('Escape');

    await find(page, 'add team', 'Add a team member');
    await expect(page.getByRole('dialog', { name: 'Add Team Member' })).toBeVisible();
    await page.keyboard.press('Escape');

    await find(page, 'add prog', 'Add a programme');
    await expect(
      page.getByRole('group', { name: 'programme 5' }).getByLabel(/^Title/),
    ).toBeFocused();
    await find(page, 'add mentor', 'Add a mentor testimonial');
    await expect(page.getByRole('button', { name: 'Testimonial 7', exact: true })).toBeVisible();

    await find(page, 'noor', /^Noor Haddad, /);
    await expect(page.getByRole('dialog', { name: 'Noor Haddad' })).toBeVisible();
    await page.keyboard.press('Escape');

    await find(page, 'export feed', 'Export Feedback');
    await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  },
);

test('Enter opens nothing that only the search before has found', nightly, async ({ page }) => {
  await storeSubmissions('feedback', 2, (index) => ({
    content: { ...feedbackSamples.valid.small, name: index === 0 ? 'Ada Muller' : 'Noor Schmidt' },
    at: new Date(),
  }));
  await openEditor(page, '/contentmission');
  await page.keyboard.press('ControlOrMeta+k');
  const field = palette(page).getByRole('combobox');
  await field.fill('muller');
  await expect(chosen(page)).toHaveText(/^Ada Muller/);
  await field.fill('schmidt');
  await field.press('Enter');
  await expect(chosen(page)).toHaveText(/^Noor Schmidt/);
  await field.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Noor Schmidt' })).toBeVisible();
});

test(
  'it says when there are no results, passes axe and keeps unsaved changes',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contentsupport');
    await page.getByRole('button', { name: 'Find' }).click();
    await palette(page).getByRole('combobox').fill('no such thing');
    await expect(palette(page).getByRole('status')).toHaveText('No results.');
    await palette(page).getByRole('combobox').fill('te');
    await expect(chosen(page)).toHaveText('Team');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Find' })).toBeFocused();

    await page.getByLabel('Point 1').first().fill('Typed and not saved');
    await find(page, 'team', 'Team');
    await expect(page).toHaveURL('/contentteam');
    await page.getByRole('status').getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByLabel('Point 1').first()).toHaveValue('Typed and not saved');
  },
);
