import { createHash } from 'node:crypto';
import { contentHashInput, factsIn, factsText } from '@lamplight/content/fileContent';
import { draftOf, fileContent, filePart, siteDocument } from '@lamplight/content/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { type DocumentFile, pdfFile, textFile } from './support/documents.ts';
import { expectRestored } from './support/drafts.ts';
import { stayOnReload } from './support/editor.ts';
import { details, openFile, openFiles, row, type StoredFile, storedFile } from './support/files.ts';
import { press, tabTo } from './support/keyboard.ts';
import { upload } from './support/library.ts';
import { storeDirectly, storedDocument } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

test.use({ expectedMessages: /Failed to load resource|ERR_/ });

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
async function letThrough(page: Page, max: number, then: 'abort' | 'hold'): Promise<() => number> {
  let commits = 0;
  await page.route(/\/documents:commit/, (route) => {
    if (!ofFiles.test(route.request().postData() ?? '')) return route.continue();
    commits += 1;
    if (commits <= max) return route.continue();
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
  await expectAccessible(page);
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

test(
  'an upload shows progress, warns before leaving and can be cancelled',
  nightly,
  async ({ page }) => {
    await openFiles(page);
    await letThrough(page, 0, 'hold');
    await upload(page, 'Upload files', await threeParts('Long.pdf'));
    await expect(page.getByText('Long.pdf: Uploading… 0%')).toBeVisible();
    await stayOnReload(page);
    await page.getByRole('button', { name: 'Cancel Long.pdf' }).click();
    await page.unrouteAll();
    await expect(page.getByText('Long.pdf:')).toHaveCount(0);
    expect(await storedFile('Long')).toBeUndefined();
  },
);

test('an upload resumes after a lost connection or a closed tab', nightly, async ({ page }) => {
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
  await expectAccessible(page, 'the details');

  await upload(page, 'Replace with another file', textFile('rules.txt', 'Be kind.'));
  await expect(details(page).getByText('TXT, 1 kB')).toBeVisible();
  await expect(details(page).getByText('This PDF has no title')).toBeHidden();
  await expectRestored(page, details(page), () => openFile(page, 'Rules'));
  await expect(details(page).getByText('TXT, 1 kB')).toBeVisible();
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

test(
  'a file that only a draft links counts as linked, and saving waits for its upload',
  nightly,
  async ({ page }) => {
    await openFiles(page);
    await upload(page, 'Upload files', textFile('Rota.csv', 'day;name'));
    await expect(row(page, 'Rota')).toContainText('Not linked');
    const { id = '', content: before } = (await storedFile('Rota')) ?? {};
    await storeDirectly(draftOf(siteDocument('about')), {
      state: 'open',
      base: [1],
      since: 1,
      fields: { buttonUrl: `/files/${id}/rota.csv` },
      version: 1,
    });
    await page.goto('/contentaccount');
    await openFiles(page);
    await expect(row(page, 'Rota')).toContainText('Linked on About');

    await openFile(page, 'Rota');
    await letThrough(page, 0, 'hold');
    await upload(page, 'Replace with another file', textFile('New.csv', 'day;name;place'));
    await expect(details(page).getByText('New.csv: Uploading…')).toBeVisible();
    await details(page).getByRole('button', { name: 'Update' }).click();
    await expect(details(page).getByRole('button', { name: 'Updating...' })).toBeDisabled();
    await details(page).getByRole('button', { name: 'Cancel New.csv' }).click();
    await page.unrouteAll();
    await expect(details(page)).toBeHidden();
    expect((await storedFile('Rota'))?.content).toBe(before);
  },
);

test('a file is uploaded and renamed by keyboard alone, and the page passes axe on a phone', async ({
  page,
}) => {
  await openFiles(page);
  await tabTo(page, page.getByRole('button', { name: 'Upload files' }));
  const chooser = page.waitForEvent('filechooser');
  // The browser sees a key sooner than the test asks for it.
  await page.evaluate(() => document.hasFocus());
  await page.keyboard.press('Enter');
  const files: DocumentFile[] = [textFile('Rules.txt', 'Be kind.')];
  await (await chooser).setFiles(files);
  await expect(row(page, 'Rules')).toBeVisible();
  await press(page, row(page, 'Rules'));
  await tabTo(page, details(page).getByLabel('Title'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('House rules');
  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page, 'the details on a phone');
  await press(page, details(page).getByRole('button', { name: 'Update' }));
  await expect(details(page)).toBeHidden();
  await expect(row(page, 'House rules')).toBeVisible();
  await expectAccessible(page, 'the list on a phone');
  await page.setViewportSize({ width: 1280, height: 720 });
});
