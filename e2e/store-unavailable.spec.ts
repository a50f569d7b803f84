import type { Route } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { untilAlive } from './support/untilAlive.ts';

test.beforeAll(resetDemo);
test.use({ expectedMessages: /ERR_FAILED/ });

test('a page that was read stays, one that was not says so and recovers by itself', async ({
  page,
}) => {
  await page.goto('/');
  await untilAlive(page);
  // Content is fetched as a page, and from the store where that fails.
  const cut = (route: Route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.fallback();
  await page.route('**', cut);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', { name: 'Homework club' })).toBeVisible();

  await page.getByRole('navigation').getByText('Our story').click();
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch team data.');
  await expect(page.getByRole('navigation').getByText('Our story')).toBeVisible();

  await page.unroute('**', cut);
  await expect(page.getByRole('heading', { name: 'Founders' })).toBeVisible({ timeout: 8_000 });
});
