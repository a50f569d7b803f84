import { resetDemo } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { untilHydrated } from './support/untilHydrated.ts';

test.beforeAll(resetDemo);

test('a member opens in a dialog with its own address, and closes', async ({ page }) => {
  await page.goto('/contact');
  // Once it has come to life, the page reads its content again.
  const readAgain = page.waitForRequest(
    (request) => request.resourceType() === 'fetch' && request.url().endsWith('/team'),
  );
  await page.goto('/team');
  // Before the list has come to life, a link loads the member's page.
  await untilHydrated(page, 'main li a');
  await readAgain;
  const member = page.getByRole('main').getByRole('link').nth(2);
  const name = (await member.locator('bdi').first().textContent()) ?? '';
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') paths.push(new URL(request.url()).pathname);
  });
  await member.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('heading', { name })).toBeFocused();
  await expect(page).toHaveURL(/\/team\/.+/);

  await dialog.getByRole('button', { name: 'Close' }).evaluate((close: HTMLElement) => {
    // In a hurry, people press twice.
    close.click();
    close.click();
  });
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/team');
  await expect(member).toBeFocused();
  // The whole team is there already.
  expect(paths).not.toContain('/team');

  await member.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();

  await member.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/team');

  await test.step('a shared address opens the member, and closing returns to the team', async () => {
    await page.goto((await member.getAttribute('href')) ?? '');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/team');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared address shows the member', async ({ page }) => {
    await page.goto('/team');
    const href = await page.getByRole('main').getByRole('link').first().getAttribute('href');
    await page.goto(href ?? '');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
