import { readFile } from 'node:fs/promises';
import ExcelJS from 'exceljs';
import { resetDemo } from './support/demo.ts';
import { openEditor } from './support/editor.ts';
import { column, rows, storeThirty } from './support/inbox.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);
test.use({ expectedMessages: /Failed to load resource|net::ERR/ });

test(
  'all or filtered submissions are exported to a file, and failures are reported',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contentfeedback');
    const button = page.getByRole('button', { name: 'Excel Export' });
    const dialog = page.getByRole('dialog', { name: 'Export' });
    const download = dialog.getByRole('button', { name: 'Download' });
    const downloads: unknown[] = [];
    page.on('download', (each) => downloads.push(each));

    await test.step('an empty export says so and downloads nothing', async () => {
      await button.click();
      await download.click();
      await expect(dialog.getByRole('status')).toHaveText('Nothing to export yet.');
      await dialog.getByLabel('Submissions').selectOption('Only filtered submissions');
      await download.click();
      await expect(dialog.getByRole('status')).toHaveText(
        'Nothing to export: nothing matches the filter.',
      );
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
    });

    await storeThirty();
    await expect(rows(page).nth(1)).toContainText('Visitor 0');

    await test.step('a failed export can be retried, and a running one cancelled', async () => {
      await button.click();
      await page.route('**/export?*', (route) => route.abort());
      await download.click();
      await expect(dialog).toContainText('The export failed. Please try again.');
      await page.unroute('**/export?*');
      await page.route('**/export?*', () => {});
      await download.click();
      await expect(dialog.getByRole('status')).toContainText('Exporting...');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await page.unroute('**/export?*');
    });
    expect(downloads).toEqual([]);

    await page.getByLabel('Search').fill('Lamp 17');
    await expect(column(page, 1)).toHaveText(['Visitor 17']);

    await test.step('all submissions, with the same dates as the table', async () => {
      await button.click();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Auckland' });
      const [sheet] = await Promise.all([page.waitForEvent('download'), download.click()]);
      await devtools.detach();
      expect(sheet.suggestedFilename()).toBe('feedbacks.xlsx');
      const workbook = new ExcelJS.Workbook();
      await workbook.xlsx.readFile(await sheet.path());
      expect(workbook.worksheets[0]?.actualRowCount).toBe(1 + 30);
      expect(workbook.worksheets[0]?.getCell('B1').value).toBe('Received (Pacific/Auckland)');
      await expect(dialog).toBeHidden();
    });

    await test.step('only filtered submissions', async () => {
      await button.click();
      await dialog.getByLabel('Submissions').selectOption('Only filtered submissions');
      await dialog.getByLabel('Format').selectOption('CSV');
      const [text] = await Promise.all([page.waitForEvent('download'), download.click()]);
      expect(text.suggestedFilename()).toBe('feedbacks.csv');
      const lines = (await readFile(await text.path(), 'utf8')).trim().split('\r\n');
      expect(lines).toHaveLength(1 + 1);
      expect(lines[1]).toContain('Visitor 17');
      await expect(dialog).toBeHidden();
    });

    await test.step('days in the wrong order match nothing', async () => {
      await page.getByLabel('From', { exact: true }).fill('2026-11-05');
      await page.getByLabel('To', { exact: true }).fill('2026-11-01');
      await button.click();
      await dialog.getByLabel('Submissions').selectOption('Only filtered submissions');
      await download.click();
      await expect(dialog.getByRole('status')).toHaveText(
        'Nothing to export: nothing matches the filter.',
      );
    });
  },
);
