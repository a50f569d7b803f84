import { siteDocument } from '@lamplight/content/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { emptySite, resetDemo } from './support/demo.ts';
import { dismissError, openEditor, update } from './support/editor.ts';
import { press, tabTo } from './support/keyboard.ts';
import { openPage } from './support/sharedTab.ts';
import { giveRole, staffNavigation } from './support/staff.ts';
import { storedDocument, storedItems } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(async () => {
  await resetDemo();
  await emptySite();
});

const checklist = (page: Page) => page.getByRole('region', { name: 'Getting started' });

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

const fill = (page: Page) => page.getByRole('button', { name: 'Fill with the example' });

/** Goes back to the start page, and on to a step of the checklist. */
async function goOn(page: Page, done: number, step: string) {
  await backToStart(page);
  await expect(checklist(page)).toContainText(`${done} of 8 done`);
  await press(page, checklist(page).getByRole('link', { name: step }));
}

const backToStart = (page: Page) =>
  press(page, staffNavigation(page).getByRole('link', { name: 'Start' }), 'Shift+Tab');

/** Saves by key: with Enter from a field of one line that has the focus. */
async function save(page: Page, said = 'Content updated successfully!', key = 'Enter') {
  await page.keyboard.press(key);
  await expect(page.getByText(said).first()).toBeVisible();
  await expect(page.getByText(/^Saved at /)).toBeVisible();
}

/** Fills the editor with the example, which stores nothing before it is saved. */
async function saveExample(
  page: Page,
  document: 'home' | 'contact' | 'mentorGreeting',
  said?: string,
) {
  await press(page, fill(page), 'Shift+Tab');
  await expect(page.getByText('This is the example')).toBeVisible();
  const controls = page
    .locator('main form')
    .locator(':is(input, textarea, [aria-expanded]):visible');
  await expect(controls.first()).toBeFocused();
  expect(await storedDocument(siteDocument(document))).toBeUndefined();
  await save(page, said, 'ControlOrMeta+s');
  expect(await storedDocument(siteDocument(document))).toMatchObject({ version: 1 });
}

test('staff fill an empty site with the checklist by keyboard alone', nightly, async ({ page }) => {
  test.slow();
  await openPage(page, '/content');
  await expect(checklist(page)).toContainText('0 of 8 done');
  await expectAccessible(page);

  await press(page, checklist(page).getByRole('link', { name: 'Your organisation’s name' }));
  await expect(field(page, 'name')).toBeFocused();
  await page.keyboard.type('Lantern');
  // A form focuses the first error once it is rendered.
  await expect(field(page, 'colour')).toBeAttached();
  await page.keyboard.press('Enter');
  // A value that nobody has chosen yet is required.
  const error = page.getByRole('alertdialog', { name: 'Error' });
  await expect(error).toContainText('Enter a colour');
  await expect(error.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'colour')).toBeFocused();
  await page.keyboard.type('#0b6b3a');
  await save(page);

  await goOn(page, 2, 'Logo');
  await expect(field(page, 'logo')).toBeFocused();
  await page.keyboard.type('/demo/lamp.svg');
  await save(page);

  await goOn(page, 3, 'Home page');
  await expect(page.getByRole('button', { name: 'Add slide' })).toBeFocused();
  await saveExample(page, 'home');

  await goOn(page, 4, 'Contact details');
  await expect(field(page, 'mail')).toBeFocused();
  await saveExample(page, 'contact');

  await goOn(page, 5, 'First team member');
  const dialog = page.getByRole('dialog', { name: 'Add Team Member' });
  await expect(dialog.locator('[name="name"]')).toBeFocused();
  await press(page, fill(page), 'Shift+Tab');
  await expect(dialog.locator('[name="name"]')).toHaveValue('Samuel Adeyemi');
  await expect(dialog.locator('[name="name"]')).toBeFocused();
  await press(page, dialog.locator('summary', { hasText: 'Advanced' }));
  await tabTo(page, dialog.locator('[name="image"]'));
  await page.keyboard.type('/demo/portrait-08.600w.webp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Team member added successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add New Team Member' })).toBeFocused();

  await goOn(page, 6, 'Thank-you message for mentor applicants');
  await expect(field(page, 'mentorFormModalTitle')).toBeFocused();
  await saveExample(page, 'mentorGreeting', 'Greeting title and description updated successfully!');

  await goOn(page, 7, 'Privacy page');
  await expect(field(page, 'title')).toBeFocused();
  // It begins with what fits every site.
  await expect(fill(page)).toBeHidden();
  await save(page);

  await backToStart(page);
  await expect(page.getByRole('region', { name: 'Setup checklist' })).toContainText('All done.');
  await expect(checklist(page)).toBeHidden();

  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText('Lantern');
  await expect(page.getByText('In 2011 a retired physics teacher')).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByRole('main')).toContainText('hello@lamplight.example');
  await page.goto('/team');
  await expect(page.getByRole('main')).toContainText('Samuel Adeyemi');
});

test('the example is offered until something is typed, and can be left unsaved', async ({
  page,
}) => {
  await openEditor(page, '/contentmission');
  const title = page.getByLabel('First mission title');
  await title.fill('We');
  await expect(fill(page)).toBeHidden();
  await title.fill('');
  await fill(page).click();
  await expect(title).toBeFocused();
  await expect(title).not.toHaveValue('');
  await expectAccessible(page);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await staffNavigation(page).getByRole('link', { name: 'Start' }).click();
  await expect(checklist(page)).toBeVisible();
  expect(await storedDocument('site/mission')).toBeUndefined();
});

test(
  'the example fills a list, and missing fields are still required',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contentInternational');
    await fill(page).click();
    expect(await storedItems('international')).toEqual([]);
    await update(page);
    const stored = await storedItems('international');
    expect(stored.length).toBeGreaterThan(1);
    await expect(fill(page)).toBeHidden();

    await openPage(page, '/contentnews');
    await fill(page).click();
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await dismissError(page, 'All fields are required');
    await expect(field(page, 'image.url')).toBeFocused();
    expect(await storedItems('news')).toEqual([]);
  },
);

test('steps only for managers aren’t links for others', async ({ page }) => {
  // On a page that asks for nothing only managers may see: the tab has to hear of the role first.
  await openPage(page, '/contentsupport');
  const people = staffNavigation(page).getByRole('link', { name: 'People' });
  await expect(people).toBeVisible();
  await giveRole('editor');
  await expect(people).toBeHidden();
  await backToStart(page);
  const steps = checklist(page).getByRole('listitem');
  await expect(steps).toHaveCount(8);
  await expect(steps.first()).toHaveText('Your organisation’s name: a manager does this');
  await expect(checklist(page).getByRole('link')).toHaveCount(5);
});
