import { guidance } from '@lamplight/content/texts/staffArea/guidance';
import { helpTexts } from '@lamplight/content/texts/staffArea/help';
import { expectAccessible, expectNoOverhang } from './support/axe.ts';
import { openPage } from './support/sharedTab.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test('staff search the handbook, which has pictures', async ({ page }) => {
  await openPage(page, '/contenthelp');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link').nth(20)).toBeAttached();
  await page.getByLabel('Search the handbook').fill('forgot password');
  await expect(contents.getByRole('link')).toHaveText(['Logging in']);
  await page.getByLabel('Search the handbook').fill('zebra');
  await expect(page.getByText('No results in the handbook.')).toBeVisible();
  await page.getByLabel('Search the handbook').fill('two people');
  await contents.getByRole('link', { name: 'Two people at once' }).click();
  await expect(page.getByRole('heading', { name: 'Two people at once' })).toBeInViewport();
  const picture = page.getByRole('img', { name: 'A colleague has the page open too' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1280);
  await page.getByRole('link', { name: 'history', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'History and restoring' })).toBeInViewport();

  await test.step('it includes the API reference with working links', async () => {
    await page.getByRole('button', { name: helpTexts.showApi }).click();
    await page.getByRole('link', { name: 'persons', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'persons', exact: true })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'POST /persons/find' })).toBeAttached();
  });
});

test('the handbook fits a phone and a wide screen and passes axe', nightly, async ({ page }) => {
  await openPage(page, '/contenthelp');
  await expect(page.getByRole('heading', { name: 'The editors' })).toBeAttached();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverhang(page, `${width} px`);
    await expectAccessible(page);
  }
});

test(
  'an editor’s Help gives tips and opens the handbook in another tab',
  nightly,
  async ({ page, context }) => {
    await openPage(page, '/contentteam');
    const summary = page.locator('summary', { hasText: 'Help' });
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(guidance.team ?? '', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(summary).toBeFocused();
    await summary.click();
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'More in the handbook' }).click();
    const help = await opening;
    await expect(help).toHaveURL(/\/contenthelp#team$/);
    await expect(help.getByRole('heading', { name: 'Team', exact: true })).toBeInViewport();
    await help.close();
  },
);
