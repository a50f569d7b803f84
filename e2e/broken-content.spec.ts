import { brokenHome } from '@lamplight/content/samples/home';
import { resetDemo } from './support/demo.ts';
import { storeDirectly } from './support/store.ts';
import { expect, test } from './support/test.ts';
import { comeBack, untilAlive } from './support/untilAlive.ts';

test.beforeEach(resetDemo);

test('a home page broken by hand in the store is still a page', async ({ page }) => {
  await storeDirectly('site/home', brokenHome);
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamplight');
  await expect(page.getByRole('button', { name: 'Homework club', exact: true })).toBeVisible();
  await expect(page.getByText('Amina')).toBeVisible();
  // The browser's own reading, after hydration, survives it as well.
  await untilAlive(page);
  await comeBack(page);
  await expect(page.getByRole('button', { name: 'Homework club', exact: true })).toBeVisible();
});

test('navigation and contact broken by hand leave the page standing', async ({ page }) => {
  await storeDirectly('site/navigation', { heading: ['x'], dropdowns: 'none' });
  await storeDirectly('site/contact', { mail: 3, instagram: 'javascript:alert(1)' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
});

test('an address that only looks like one breaks nothing', async ({ page }) => {
  await storeDirectly('site/home', { ...(brokenHome as object), sliderImages: ['https://['] });
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamplight');
});

test('a site without any content says so by its name alone', async ({ page }) => {
  await storeDirectly('site/home', null);
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamplight');
});
