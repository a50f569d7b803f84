import { resetDemo } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.beforeAll(resetDemo);
test.use({ expectedMessages: /ERR_FAILED/ });

const firestore = /\/databases\/\(default\)\/documents/;

test('a page that was read stays, one that was not says so and recovers by itself', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.route(firestore, (route) => route.abort());
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', { name: 'Homework club' })).toBeVisible();

  await page.getByRole('navigation').getByText('Our story').click();
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch team data.');
  await expect(page.getByRole('navigation').getByText('Our story')).toBeVisible();

  await page.unroute(firestore);
  await expect(page.getByRole('heading', { name: 'Founders' })).toBeVisible({ timeout: 8_000 });
});
