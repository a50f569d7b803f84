import { filesTexts } from '@lamplight/content/texts/staffArea/files';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { pdfFile } from './support/documents.ts';
import { answer, closeToast, openEditor, savedLabel, undo, update } from './support/editor.ts';
import { details, openFile, openFiles, row, storedFile } from './support/files.ts';
import { upload } from './support/library.ts';
import { openPreview } from './support/preview.ts';
import { openPage } from './support/sharedTab.ts';
import { storedDocument } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

/** The last block of a page. */
const lastBlock = (page: Page): Locator =>
  page.locator('[data-item][aria-label*="(block "]').last();

async function addFilesBlock(page: Page): Promise<void> {
  await openPage(page, '/contentpages?page=evening-school');
  await expect(page.getByText(savedLabel)).toBeVisible();
  await page.getByRole('button', { name: 'Add block', exact: true }).click();
  await page.getByLabel('Find a block').fill('pdf');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const chooser = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a file' });

test(
  'staff link a file from a block and a text, and deleting it warns',
  nightly,
  async ({ page }) => {
    await openFiles(page);
    await upload(page, 'Upload files', await pdfFile('Rules.pdf', { title: 'Rules' }));
    await expect(row(page, 'Rules')).toContainText('Not linked');
    const { id } = (await storedFile('Rules')) ?? {};

    await test.step('in a block, with the preview', async () => {
      await addFilesBlock(page);
      await lastBlock(page)
        .getByRole('button', { name: /^Choose a file/ })
        .click();
      await expect(chooser(page).getByRole('combobox', { name: filesTexts.show })).toBeEnabled();
      await expectAccessible(page, 'the chooser');
      await upload(page, 'Upload', await pdfFile('Form.pdf', { title: 'Form' }));
      await expect(lastBlock(page).getByText('Form', { exact: true })).toBeVisible();
      await expect(chooser(page)).toBeHidden();
      await lastBlock(page).getByRole('button', { name: 'Replace for File' }).click();
      await chooser(page)
        .getByRole('button', { name: /^Rules/ })
        .click();
      await expect(lastBlock(page).getByText('PDF, 1 kB')).toBeVisible();
      const shown = await openPreview(page);
      await expect(shown.getByRole('link', { name: /^Rules \(PDF, 1 kB\)/ })).toBeVisible();
      await update(page);
    });

    await test.step('in a text, with its type and size', async () => {
      await openEditor(page, '/contentabout');
      const story = page.getByRole('textbox', { name: 'Story' });
      await story.click();
      await expect(page.getByRole('toolbar', { name: 'Formatting of Story' })).toBeVisible();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ControlOrMeta+k');
      const dialog = page.getByRole('dialog', { name: 'Add a link' });
      await dialog.getByRole('combobox').fill('rul');
      await expect(dialog.getByRole('option', { selected: true })).toHaveText(/Rules\s*File/);
      await page.keyboard.press('Enter');
      await expect(story).toContainText('Rules (PDF, 1 kB)');
      await update(page);
      expect(JSON.stringify(await storedDocument('site/about'))).toContain(
        `/files/${id}/rules.pdf`,
      );
    });

    await test.step('its details list the links, and deleting it warns', async () => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: /^Find a page/ }).fill('rules');
      await page.getByRole('option', { name: /Rules.*Files/ }).click();
      await expect(details(page).getByRole('link', { name: 'Evening school' })).toHaveAttribute(
        'href',
        '/contentpages?page=evening-school',
      );
      await expect(details(page).getByRole('link', { name: 'About' })).toBeVisible();
      await details(page).getByRole('button', { name: 'Delete' }).click();
      const question = page.getByRole('alertdialog', { name: 'Delete Rules?' });
      await expect(question).toContainText('Evening school');
      await answer(page, 'Delete Rules?', 'Delete');
      await expect.poll(() => storedFile('Rules')).toBeUndefined();
      await expect(details(page)).toBeHidden();
      await undo(page, 'File deleted.');
      await expect(row(page, 'Rules')).toContainText('Linked on');
    });

    await test.step('a block with a deleted file says so', async () => {
      await openFile(page, 'Rules');
      await details(page).getByRole('button', { name: 'Delete' }).click();
      await answer(page, 'Delete Rules?', 'Delete');
      await closeToast(page, 'File deleted.');
      await openPage(page, '/contentpages?page=evening-school');
      await expect(page.getByText(savedLabel)).toBeVisible();
      await lastBlock(page).locator('[aria-expanded=false]').first().click();
      await expect(lastBlock(page).getByText('This file was deleted.')).toBeVisible();
    });
  },
);
