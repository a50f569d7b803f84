import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { dismissError, errorDialog, openEditor, undo, unfold, update } from './support/editor.ts';
import { dragBefore } from './support/lists.ts';
import { openPreview } from './support/preview.ts';
import { storedDocument } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const path = '/contentnavigation';

const dropdown = (page: Page, number: number) =>
  page.getByRole('group', { name: `dropdown ${number}`, exact: true });

const link = (page: Page, of: number, number: number) =>
  dropdown(page, of).getByRole('group', { name: `link ${number}`, exact: true });

test(
  'staff change heading, dropdowns and links, and visitors see it',
  nightly,
  async ({ page, context }) => {
    await openEditor(page, path);
    await unfold(page);

    await test.step('fields are required, and links must be valid', async () => {
      const fields = [
        page.getByRole('textbox', { name: 'Heading' }),
        dropdown(page, 2).getByLabel('Title'),
        link(page, 2, 3).getByLabel('Name'),
        link(page, 2, 3).getByRole('textbox', { name: 'Leads to' }),
      ];
      for (const field of fields) {
        const value = await field.inputValue();
        await field.fill('');
        await page.getByRole('button', { name: 'Update' }).click();
        await dismissError(page, 'All fields are required');
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await field.fill(value);
      }
      const target = link(page, 1, 1).getByRole('textbox', { name: 'Leads to' });
      await target.fill(' www.example.org/a ');
      await target.blur();
      await expect(target).toHaveValue('https://www.example.org/a');
      await target.fill('javascript:alert(1)');
      await page.getByRole('button', { name: 'Update' }).click();
      await dismissError(page, 'Enter a link that starts with https://');
      await target.fill('/about');
      expect(await storedDocument('site/navigation')).toMatchObject({ version: 1 });
    });

    await test.step('the error dialog links to each field', async () => {
      await dropdown(page, 2).getByLabel('Title').fill('');
      await link(page, 2, 3).getByLabel('Name').fill('');
      await page.getByRole('button', { name: 'Update' }).click();
      await errorDialog(page).getByRole('button', { name: 'Dropdown 2, link 3: Name' }).click();
      await expect(link(page, 2, 3).getByLabel('Name')).toBeFocused();
      await expect(link(page, 2, 3).getByText('Name can’t be empty.')).toBeVisible();
      await dropdown(page, 2).getByLabel('Title').fill('Our work');
      await link(page, 2, 3).getByLabel('Name').fill('Third');
    });

    await page.getByRole('textbox', { name: 'Heading' }).fill('Lantern');
    await dropdown(page, 1).getByLabel('Title').fill('Who we are');
    await link(page, 1, 1).getByLabel('Name').fill('Our lamp');
    await link(page, 1, 1).getByLabel('Choose a page for Leads to').selectOption('Mission');
    await page.getByRole('button', { name: 'Add dropdown' }).click();
    await expect(dropdown(page, 5).getByLabel('Title')).toBeFocused();
    await dropdown(page, 5).getByLabel('Title').fill('Friends');
    await dropdown(page, 5).getByRole('button', { name: 'Add link' }).click();
    await link(page, 5, 1).getByLabel('Name').fill('Partner');
    await link(page, 5, 1)
      .getByRole('textbox', { name: 'Leads to' })
      .fill('https://partner.example/');
    await update(page);
    expect(await storedDocument('site/navigation')).toMatchObject({
      heading: 'Lantern',
      dropdowns: [
        { title: 'Who we are', links: [{ name: 'Our lamp', url: '/mission' }, {}, {}] },
        {},
        {},
        {},
        { title: 'Friends', links: [{ name: 'Partner', url: 'https://partner.example/' }] },
      ],
    });

    const visitor = await context.newPage();
    await visitor.goto('/');
    const navigation = visitor.getByRole('navigation', { name: 'Main' });
    await expect(visitor.getByRole('banner').getByText('Lantern')).toBeVisible();
    await navigation.getByText('Who we are').click();
    await expect(navigation.getByRole('link', { name: 'Our lamp' })).toHaveAttribute(
      'href',
      '/mission',
    );
    await navigation.getByText('Friends').click();
    await expect(navigation.getByRole('link', { name: 'Partner' })).toBeVisible();
  },
);

test('dropdowns and links are moved, removed and restored', nightly, async ({ page }) => {
  await openEditor(page, path);
  await unfold(page);
  await test.step('the preview opens the menu of the focused field', async () => {
    const shown = await openPreview(page);
    const entry = shown.locator('header nav a', { hasText: /^Mission$/ }).first();
    await expect(entry).toBeHidden();
    await link(page, 1, 2).getByRole('textbox', { name: 'Leads to' }).focus();
    await expect(entry).toBeVisible();
    await page.getByRole('button', { name: 'Preview' }).click();
  });
  await dropdown(page, 1).getByRole('button', { name: 'Move link 1 down' }).click();
  await dropdown(page, 1).getByRole('button', { name: 'Remove link 3' }).click();
  await page.getByRole('button', { name: 'Move dropdown 4 up' }).click();
  await page.getByRole('button', { name: 'Remove dropdown 2' }).click();
  await undo(page, 'Removed dropdown 2');
  await expect(dropdown(page, 2).getByLabel('Title')).toHaveValue('Our work');
  await expect(dropdown(page, 2).getByLabel('Name')).toHaveCount(6);
  await dragBefore(page, 'dropdown 2', 'dropdown 1');
  await update(page);
  expect(await storedDocument('site/navigation')).toMatchObject({
    dropdowns: [
      { title: 'Our work' },
      { title: 'Our story', links: [{ name: 'Mission' }, { name: 'About' }] },
      { title: 'Get involved' },
      { title: 'Impact' },
    ],
  });
});
