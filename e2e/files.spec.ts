import { createHash } from 'node:crypto';
import { contentHashInput, factsIn, factsText } from '@lamplight/content/fileContent';
import { fileContent, filePart } from '@lamplight/content/paths';
import { filesTexts } from '@lamplight/content/texts/staffArea/files';
import type { Locator, Page } from '@playwright/test';
import { expectNothingToSay } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { type DocumentFile, pdfFile, textFile } from './support/documents.ts';
import {
  answer,
  closeToast,
  openEditor,
  savedLabel,
  stayOnReload,
  undo,
  update,
} from './support/editor.ts';
import { press, tabTo } from './support/keyboard.ts';
import { upload } from './support/library.ts';
import { openPreview } from './support/preview.ts';
import { openPage } from './support/sharedTab.ts';
import { storedDocument, storedItems } from './support/store.ts';
import { expect, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

test.use({ expectedMessages: /Failed to load resource|ERR_/ });

interface StoredFile {
  id: string;
  title: string;
  content: string;
}

const storedFiles = async () => (await storedItems('files')) as unknown as StoredFile[];

const storedFile = async (title: string) =>
  (await storedFiles()).find((file) => file.title === title);

const row = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`${title}.*Changed`) });

const details = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByLabel('Address') });

async function openFiles(page: Page): Promise<void> {
  await openPage(page, '/contentfiles');
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

async function openFile(page: Page, title: string): Promise<void> {
  await row(page, title).click();
  await expect(details(page).getByLabel('Title')).toHaveValue(title);
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** The bytes of a stored file, put together from its parts. */
async function bytesOf({ content }: StoredFile): Promise<Buffer> {
  const facts = factsIn(content);
  const { type, bytes, parts } = (await storedDocument(fileContent(facts?.hash ?? ''))) ?? {};
  expect(sha256(contentHashInput({ type, bytes, parts }))).toBe(facts?.hash);
  const stored = await Promise.all(
    (parts as string[]).map(async (hash) => (await storedDocument(filePart(hash)))?.bytes),
  );
  return Buffer.concat(stored as Buffer[]);
}

/** Where files and their parts are stored. */
const ofFiles = /\/documents\/file(s|Parts|Contents)\//;

/** Lets so many commits of files through, and holds or breaks all others. @returns how many were sent */
async function letThrough(page: Page, most: number, then: 'abort' | 'hold'): Promise<() => number> {
  let commits = 0;
  await page.route(/\/documents:commit/, (route) => {
    if (!ofFiles.test(route.request().postData() ?? '')) return route.continue();
    commits += 1;
    if (commits <= most) return route.continue();
    return then === 'abort' ? route.abort() : undefined;
  });
  return () => commits;
}

/** Its three parts, which no other has, are stored before where they are, and then the file. */
const threeParts = (name: string) => pdfFile(name, { title: name, more: 2_000_000 });

test('files of several types are uploaded together, and unsafe types are rejected', async ({
  page,
}) => {
  await openFiles(page);
  const report = await threeParts('Big_report.pdf');
  await upload(page, 'Upload files', [
    report,
    await pdfFile('Οδηγίες.pdf'),
    textFile('members.csv', 'name;year\nRuth;2025'),
    textFile('Holidays.txt', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'),
    textFile('page.pdf', '<!doctype html><script>alert(1)</script>'),
    textFile('empty.pdf', ''),
  ]);
  await expect(row(page, 'Big report')).toContainText('PDF, 2 MB');
  await expect(row(page, 'members')).toContainText('CSV, 1 kB');
  await expect(row(page, 'Holidays')).toContainText('ICS, 1 kB');
  await expect(page.getByText('page.pdf: Web pages and programs can’t be uploaded.')).toBeVisible();
  await expect(page.getByText('empty.pdf: This file is empty.')).toBeVisible();
  await expect(row(page, 'Οδηγίες')).toContainText('Hard to read for some people');
  await expect(row(page, 'Big report')).not.toContainText('Hard to read');
  await expectNothingToSay(page);
  const stored = await storedFile('Big report');
  expect(stored && (await bytesOf(stored)).equals(report.buffer)).toBe(true);

  await test.step('the same file isn’t added twice', async () => {
    await upload(page, 'Upload files', { ...report, name: 'Copy.pdf' });
    await expect(page.getByText('Copy.pdf: Already in the library as “Big report”.')).toBeVisible();
    await expect(row(page, 'Big report')).toBeFocused();
    expect(await storedFile('Copy')).toBeUndefined();
  });

  await test.step('files are searched and sorted by title', async () => {
    await page.getByLabel('Find').fill('csv members');
    await expect(page.getByText('1 file', { exact: true })).toBeVisible();
    await page.getByLabel('Find').fill('');
    await page.getByLabel('Sort').selectOption('Title');
    const titles = await page.getByRole('main').locator('li bdi').allTextContents();
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other)));
  });
});

test('an upload shows progress, warns before leaving and can be cancelled', async ({ page }) => {
  await openFiles(page);
  await letThrough(page, 0, 'hold');
  await upload(page, 'Upload files', await threeParts('Long.pdf'));
  await expect(page.getByText('Long.pdf: Uploading… 0%')).toBeVisible();
  await stayOnReload(page);
  await page.getByRole('button', { name: 'Cancel Long.pdf' }).click();
  await page.unrouteAll();
  await expect(page.getByText('Long.pdf:')).toHaveCount(0);
  expect(await storedFile('Long')).toBeUndefined();
});

test('an upload resumes after a lost connection or a closed tab', async ({ page }) => {
  const report = await threeParts('Cut_line.pdf');

  await test.step('a lost connection', async () => {
    await openFiles(page);
    await letThrough(page, 2, 'abort');
    await upload(page, 'Upload files', report);
    const again = page.getByRole('button', { name: 'Try again Cut_line.pdf' });
    await expect(again).toBeVisible({ timeout: 30_000 });
    await page.unrouteAll();
    const sent = await letThrough(page, 100, 'abort');
    await again.click();
    await expect(row(page, 'Cut line')).toBeVisible();
    // The last part, where they are, and the file itself.
    expect(sent()).toBe(3);
    await page.unrouteAll();
  });

  await test.step('a closed tab', async () => {
    const other = await page.context().newPage();
    await other.goto('/contentfiles');
    await expect(row(other, 'Cut line')).toBeVisible();
    const rules = await threeParts('Rules.pdf');
    await letThrough(other, 2, 'hold');
    await upload(other, 'Upload files', rules);
    await expect(other.getByText(/Rules\.pdf: Uploading… [4-9]\d%/)).toBeVisible();
    await other.close({ runBeforeUnload: false });
    const sent = await letThrough(page, 100, 'abort');
    await upload(page, 'Upload files', rules);
    await expect(row(page, 'Rules')).toBeVisible();
    // As above, unless the browser sent the part that was held when its tab closed.
    expect([2, 3]).toContain(sent());
    const stored = await storedFile('Rules');
    expect(stored && (await bytesOf(stored)).equals(rules.buffer)).toBe(true);
  });
});

test('a file is replaced at the same address, and an earlier version restored', async ({
  page,
}) => {
  await openFiles(page);
  await upload(page, 'Upload files', await pdfFile('Rules.pdf'));
  await openFile(page, 'Rules');
  const before = await storedFile('Rules');
  const address = await details(page).getByLabel('Address').inputValue();
  expect(new URL(address).pathname).toBe(`/files/${before?.id}/rules.pdf`);
  await expect(details(page).getByText('This PDF has no title')).toBeVisible();
  await expect(details(page).getByText('This PDF doesn’t say its language')).toBeVisible();
  await expectNothingToSay(page, 'the details');

  await upload(page, 'Replace with another file', textFile('rules.txt', 'Be kind.'));
  await expect(details(page).getByText('TXT, 1 kB')).toBeVisible();
  await expect(details(page).getByText('This PDF has no title')).toBeHidden();
  await details(page).getByRole('button', { name: 'Update' }).click();
  await expect(row(page, 'Rules')).toContainText('TXT');
  const after = await storedFile('Rules');
  expect(after?.id).toBe(before?.id);
  const hash = sha256(contentHashInput({ type: 'txt', bytes: 8, parts: [sha256('Be kind.')] }));
  expect(after?.content).toBe(factsText({ hash, bytes: 8, type: 'txt' }));

  await openFile(page, 'Rules');
  await details(page).getByText('Earlier files').click();
  await expect(details(page).getByRole('link', { name: /^Open PDF/ })).toHaveAttribute(
    'href',
    `/files/${before?.id}/rules.txt?content=${factsIn(before?.content ?? '')?.hash}`,
  );
  await details(page).getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history).toContainText('TXT, 8 bytes');
  await history
    .getByRole('button', { name: /^Restore/ })
    .last()
    .click();
  await expect(details(page).getByText('PDF, 1 kB', { exact: true })).toBeVisible();
  await details(page).getByRole('button', { name: 'Update' }).click();
  await expect(row(page, 'Rules')).toContainText('PDF');
  expect((await storedFile('Rules'))?.content).toBe(before?.content);
});

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

test('staff link a file from a block and a text, and deleting it warns', async ({ page }) => {
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
    await expectNothingToSay(page, 'the chooser');
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
    expect(JSON.stringify(await storedDocument('site/about'))).toContain(`/files/${id}/rules.pdf`);
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
});

test('a file is uploaded and renamed by keyboard alone, and the page passes axe on a phone', async ({
  page,
}) => {
  await openFiles(page);
  await tabTo(page, page.getByRole('button', { name: 'Upload files' }));
  const asked = page.waitForEvent('filechooser');
  // The browser sees a key sooner than the test asks for it.
  await page.evaluate(() => document.hasFocus());
  await page.keyboard.press('Enter');
  const files: DocumentFile[] = [textFile('Rules.txt', 'Be kind.')];
  await (await asked).setFiles(files);
  await expect(row(page, 'Rules')).toBeVisible();
  await press(page, row(page, 'Rules'));
  await tabTo(page, details(page).getByLabel('Title'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('House rules');
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNothingToSay(page, 'the details on a phone');
  await press(page, details(page).getByRole('button', { name: 'Update' }));
  await expect(details(page)).toBeHidden();
  await expect(row(page, 'House rules')).toBeVisible();
  await expectNothingToSay(page, 'the list on a phone');
  await page.setViewportSize({ width: 1280, height: 720 });
});
