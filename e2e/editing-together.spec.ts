import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { dismissError, openEditor, savedLabel, storeRequests, update } from './support/editor.ts';
import { storedDocument, storeVersion } from './support/store.ts';
import { expect, staffTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

/** Editors of one document, with a field that each changes. */
const together = [
  {
    document: 'site/about',
    editors: [
      { path: '/contentabout', label: 'First title', at: 'title1' },
      {
        path: '/contentmission',
        label: 'First mission title',
        at: 'titlemission1',
        said: 'Mission content updated successfully!',
      },
      {
        path: '/contentsupport',
        label: 'Point 2',
        at: 'donate.point2',
        said: 'Support content updated successfully!',
      },
    ],
  },
  {
    document: 'site/contact',
    editors: [
      { path: '/contentcontact', label: 'Phone number', at: 'number' },
      {
        path: '/contentfeedback',
        label: 'Feedback title',
        at: 'feedbacktitle',
        said: 'Feedback title and message updated successfully!',
      },
      {
        path: '/contentmentorform',
        label: 'Greeting title',
        at: 'mentorFormModalTitle',
        said: 'Greeting title and description updated successfully!',
      },
    ],
  },
];

const valueAt = (data: unknown, at: string): unknown =>
  at.split('.').reduce<unknown>((value, key) => Object(value)[key], data);

for (const { document, editors } of together) {
  test(`${document}: what three editors change at once is all kept`, async ({ context }) => {
    const before = await storedDocument(document);
    const opened: Page[] = [];
    for (const { path, label } of editors) {
      const page = await context.newPage();
      await openEditor(page, path);
      await page.getByLabel(label).first().fill(`Changed in ${path}`);
      opened.push(page);
    }
    for (const [index, { said }] of editors.entries()) {
      await update(opened[index] as Page, said);
    }
    const after = await storedDocument(document);
    expect(after).toMatchObject({ version: 4 });
    for (const { at, path } of editors) expect(valueAt(after, at)).toBe(`Changed in ${path}`);
    const changed = editors.map(({ at }) => at.split('.')[0]);
    for (const [key, value] of Object.entries(before ?? {})) {
      if (changed.includes(key) || ['version', 'updatedAt', 'updatedBy'].includes(key)) continue;
      expect(after?.[key], key).toEqual(value);
    }
  });
}

test('a greeting that both of its editors change is not overwritten', async ({ context }) => {
  const [contact, greeting] = [await context.newPage(), await context.newPage()];
  await openEditor(contact, '/contentcontact');
  await openEditor(greeting, '/contentfeedback');
  await contact.getByLabel('Feedback title').fill('From the contact page');
  await greeting.getByLabel('Feedback title').fill('From the greeting');
  await update(greeting, 'Feedback title and message updated successfully!');
  await expect(contact.getByText('Somebody else saved this page meanwhile.')).toBeVisible();
  await contact.bringToFront();
  await contact.getByRole('button', { name: 'Update' }).click();
  const question = contact.getByRole('alertdialog', { name: /has changed this too$/ });
  await expect(question).toContainText('From the greeting');
  await contact.getByRole('button', { name: 'Back to the form' }).click();
  await expect(contact.getByLabel('Feedback title')).toHaveValue('From the contact page');
  expect(await storedDocument('site/contact')).toMatchObject({
    feedbacktitle: 'From the greeting',
    version: 2,
  });
});

test('a part that somebody else saves appears where nothing is changed', async ({ page }) => {
  await openEditor(page, '/contentmission');
  const about = await storedDocument('site/about');
  await storeVersion('site/about', { ...about, titlemission1: 'Their words' }, 2);
  await expect(page.getByLabel('First mission title')).toHaveValue('Their words');
});

test('an item that a colleague deletes meanwhile is not brought back unasked', async ({ page }) => {
  await page.goto('/contentteam');
  await page.getByRole('button', { name: 'Edit Samuel Adeyemi' }).click();
  await page.getByLabel(/^Position/).fill('Physicist');
  const colleague = await page.context().newPage();
  await colleague.goto('/contentteam');
  await colleague.getByRole('button', { name: 'Delete Samuel Adeyemi' }).click();
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(colleague.getByText('Team member deleted successfully!')).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Update' }).click();
  await dismissError(page, 'Failed to save team member: Somebody else saved this page meanwhile.');
  await expect(page.getByLabel(/^Position/)).toHaveValue('Physicist');
  expect(await storedDocument('team/samuel-adeyemi')).toBeUndefined();
});

test('what is typed while a save is under way stays', async ({ page }) => {
  await openEditor(page, '/contentsupport');
  await page.getByLabel('Point 1').first().fill('Saved');
  await page.route(storeRequests, async (route) => {
    await new Promise((later) => setTimeout(later, 300));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  await page.getByLabel('Point 2').first().fill('Typed meanwhile');
  await expect(page.getByText('Support content updated successfully!')).toBeVisible();
  await expect(page.getByLabel('Point 2').first()).toHaveValue('Typed meanwhile');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(savedLabel)).toBeVisible();
  expect(await storedDocument('site/about')).toMatchObject({
    donate: { point1: 'Saved', point2: 'Typed meanwhile' },
    version: 3,
  });
});

test.describe('with the store out of reach', () => {
  test.use({ expectedMessages: /./ });

  test('a save that fails says so, and loses nothing', async ({ page }) => {
    await openEditor(page, '/contentfeedback');
    await page.getByLabel('Feedback title').fill('Thanks a lot');
    await page.route(storeRequests, (route) => route.abort());
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'Failed to update feedback title and message. Please try again later.',
      { timeout: 10_000 },
    );
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel('Feedback title')).toHaveValue('Thanks a lot');
  });
});
