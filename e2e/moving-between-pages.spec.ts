import { demoNavigation } from '@lamplight/content/demo/navigation';
import { demoPages } from '@lamplight/content/demo/pages';
import { addressClaim, siteDocument } from '@lamplight/content/paths';
import type { Route } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { storeRequests } from './support/editor.ts';
import { pointAt } from './support/pointAt.ts';
import { storeDirectly, storeVersion } from './support/store.ts';
import { expect, test } from './support/test.ts';
import { refocus, untilHydrated } from './support/untilHydrated.ts';

test.beforeAll(resetDemo);

test('hovering over a link prefetches its page, and visitors never read from the store', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (storeRequests.test(request.url()) || /lite/.test(request.url())) urls.push(request.url());
  });
  await page.goto('/team');
  await untilHydrated(page);
  const mission = await pointAt(page, 'Mission');
  const held = Promise.withResolvers<void>();
  await page.route('/mission', async (route) => {
    await held.promise;
    await route.continue();
  });
  await mission.click();
  await expect(page).toHaveURL('/mission');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nobody should have to/);
  held.resolve();
  await refocus(page);
  expect(urls).toEqual([]);
});

test('the focus follows a link to another page', async ({ page }) => {
  await page.goto('/team');
  await untilHydrated(page);
  const mission = await pointAt(page, 'Mission');
  await mission.press('Enter');
  await expect(page).toHaveURL('/mission');
  await expect(page.locator('#main')).toBeFocused();
});

test.describe('with a broken connection', () => {
  test.use({ expectedMessages: /ERR_FAILED/ });

  test('a page falls back to the store, or shows an error and recovers', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/');
    await untilHydrated(page);
    const cut = (route: Route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.fallback();
    const follow = async (name: string) => {
      const navigation = page.getByRole('navigation');
      await navigation.getByText('Our story').click();
      await navigation.getByRole('link', { name, exact: true }).click();
    };

    await test.step('content comes from the store when the site is unreachable', async () => {
      await page.route(`${baseURL}/**`, cut);
      await follow('Mission');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nobody should have to/);
    });

    await test.step('without either, cached pages stay and others show an error', async () => {
      await page.route('**', cut);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nobody should have to/);
      await follow('Team');
      await expect(page.getByRole('alert')).toHaveText('Failed to fetch team data.');
      await expect(page.getByRole('navigation').getByText('Our story')).toBeVisible();
    });

    await page.unrouteAll();
    await expect(page.getByRole('heading', { name: 'Founders' })).toBeVisible({ timeout: 8_000 });
  });

  test('a page is loaded whole if its code can’t be loaded alone', async ({ page }) => {
    await page.goto('/team');
    await untilHydrated(page);
    await page.route(/\/assets\/NewsPage[^/]*\.js$/, (route) =>
      route.request().frame().url().endsWith('/team') ? route.abort() : route.continue(),
    );
    const loadedWhole = page.waitForResponse(
      (response) =>
        response.request().resourceType() === 'document' && response.url().endsWith('/news'),
    );
    await page.getByRole('link', { name: 'News', exact: true }).first().click();
    await expect(page).toHaveURL('/news');
    await loadedWhole;
    await expect(page).toHaveTitle(/^News/);
  });
});

test.describe('with links to pages made by staff', () => {
  // A page that is not there is asked for.
  test.use({ expectedMessages: /404/ });

  test('visitors reach them, by an old address too, and home if there is none', async ({
    page,
  }) => {
    const links = ['/our-history', '/इतिहास', '/nowhere', '/garden'].map((url) => ({
      name: url,
      url,
    }));
    const dropdowns = [{ title: 'More', links }];
    await storeVersion(siteDocument('navigation'), { ...demoNavigation, dropdowns }, 2);
    await storeDirectly(addressClaim('/इतिहास'), { page: 'our-history' });
    const redirects = { '/garden': '/about' };
    await storeDirectly(siteDocument('redirects'), { redirects, version: 1 });
    const follow = async (name: string) => {
      const navigation = page.getByRole('navigation');
      await navigation.getByText('More', { exact: true }).click();
      await navigation.getByRole('link', { name, exact: true }).click();
    };
    const heading = page.getByRole('heading', { level: 1 });
    const { title } = demoPages['our-history'] ?? {};

    for (const path of ['/our-history', '/इतिहास']) {
      await page.goto('/team');
      await untilHydrated(page);
      await follow(path);
      await expect(heading).toHaveText(title ?? '');
      await expect(page).toHaveURL('/our-history');
      await expect(page).toHaveTitle(`${title} · Lamplight`);
    }
    await follow('/nowhere');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('doesn’t exist any more')).toBeVisible();
    await untilHydrated(page);
    await follow('/garden');
    await expect(page).toHaveURL('/about');

    await page.goto('/our-history');
    await untilHydrated(page);
    await follow('/इतिहास');
    await expect(heading).toHaveText(title ?? '');
    await resetDemo();
  });
});
