import { timeMessages } from '@lamplight/content/texts/timeMessages';
import { resetDemo } from './support/demo.ts';
import { dismissError, openEditor } from './support/editor.ts';
import { press, tabTo } from './support/keyboard.ts';
import { openItems } from './support/lists.ts';
import { openPreview } from './support/preview.ts';
import { storedDocument, storeVersion } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

test('a team member is hidden after an end time set by keyboard on a phone', async ({ page }) => {
  const visitorsRead = async () => (await page.request.get('/team')).text();
  expect(await visitorsRead()).toContain('Amina Yusuf');
  await page.setViewportSize({ width: 390, height: 844 });
  await openItems(page, '/contentteam');
  await press(page, page.getByRole('button', { name: 'Edit Amina Yusuf' }));
  const dialog = page.getByRole('dialog', { name: 'Edit Team Member' });
  await expect(dialog.getByLabel('Name', { exact: false }).first()).toBeFocused();

  await press(page, dialog.getByText('When it is shown: Always'));
  await test.step('a time skipped by daylight saving gets a hint', async () => {
    const from = dialog.getByLabel('From', { exact: true });
    await tabTo(page, from);
    await page.keyboard.type('032920150130AM');
    await expect(from).toHaveAccessibleDescription(
      /02:30 in London.*there is no 01:30\. It counts as 02:30\./,
    );
    await tabTo(page, dialog.getByRole('button', { name: 'Clear From' }));
    await page.keyboard.press('Enter');
    await expect(from).toHaveValue('');
    await expect(from).toBeFocused();
  });

  const until = dialog.getByLabel('Until', { exact: true });
  await tabTo(page, until);
  await page.keyboard.type('010720200830AM');
  await expect(until).toHaveValue('2020-01-07T08:30');
  await expect(until).toHaveAccessibleDescription(
    /^Tuesday 7 January 2020, 08:30 in London, \d+ years ago$/,
  );
  await expect(
    dialog.getByText('When it is shown: Until Tuesday 7 January 2020, 08:30 in London'),
  ).toBeVisible();
  const width = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(width).toBe(0);

  await press(page, dialog.getByRole('button', { name: 'Update' }));
  await expect(dialog).toBeHidden();
  const row = page.getByRole('group', { name: 'Amina Yusuf' });
  await expect(row.getByText('No longer shown')).toBeVisible();
  expect(await storedDocument('team/amina-yusuf')).toMatchObject({
    from: '',
    until: '2020-01-07T08:30:00Z[Europe/London]',
  });
  await expect.poll(visitorsRead).not.toContain('Amina Yusuf');
  expect((await page.request.get('/team/amina-yusuf')).status()).toBe(404);
});

test('a time that is only half filled in isn’t saved as none', nightly, async ({ page }) => {
  await openItems(page, '/contentteam');
  await page.getByRole('button', { name: 'Edit Amina Yusuf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Team Member' });
  await dialog.getByLabel('Name').first().fill('Amina');
  await dialog.getByText('When it is shown: Always').click();
  const until = dialog.getByLabel('Until', { exact: true });
  await until.focus();
  await page.keyboard.type('01072020');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await dismissError(page, 'Enter the whole date and time, or clear them');
  await expect(until).toHaveAccessibleDescription(/Enter the whole date and time/);
  await until.fill('0026-07-01T08:30');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await dismissError(page, timeMessages.invalidInstant);
  await expect(until).toHaveValue('0026-07-01T08:30');
  await dialog.getByRole('button', { name: 'Clear Until' }).click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedDocument('team/amina-yusuf')).toMatchObject({ name: 'Amina', until: '' });
});

test('the preview marks a block that is currently hidden from visitors', async ({ page }) => {
  const path = 'pages/our-history';
  const { blocks, ...stored } = Object((await storedDocument(path)) ?? {});
  const [first, ...others] = blocks;
  const until = '2020-01-07T08:30:00Z[Europe/London]';
  await storeVersion(path, { ...stored, blocks: [{ ...first, until }, ...others] }, 2);
  await openEditor(page, '/contentpages?page=our-history');
  const shown = await openPreview(page);
  const noteOn = (index: number) =>
    shown
      .locator(`[data-block="${index}"]`)
      .evaluate((block) => getComputedStyle(block, '::before').content);
  await expect.poll(() => noteOn(0)).toBe('"No longer shown"');
  expect(await noteOn(1)).toBe('none');
});
