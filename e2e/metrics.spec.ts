import { dayOf, sumOf } from '@lamplight/content/metrics';
import { dayCount } from '@lamplight/content/paths';
import { expectAccessible } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { openPage } from './support/sharedTab.ts';
import { storeDirectly, storedCollection } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';
import { untilHydrated } from './support/untilHydrated.ts';

test.use({ expectedMessages: /x is not a function/ });
test.beforeEach(resetDemo);

const daysAgo = (days: number) => dayOf(Date.now() - days * 86_400_000);

test(
  'managers see page visits and errors, but not who the visitors were',
  nightly,
  async ({ page, browser, baseURL }) => {
    for (const [days, home] of [1, 8, 40].map((days) => [days, 10 * days] as const)) {
      const counts = {
        pages: { home },
        LCP: { 2: 3, 9: 1 },
        CLS: { 9: 1 },
        mails: { feedback: 2 },
      };
      await storeDirectly(dayCount(daysAgo(days), 1), { day: daysAgo(days), counts });
    }
    const visiting = { storageState: { cookies: [], origins: [] }, baseURL: baseURL ?? '' };
    const context = await browser.newContext(visiting);
    // Browsers that a program drives are not counted.
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
    );
    const visitor = await context.newPage();
    const loaded = visitor.waitForResponse(/countVisit/);
    await visitor.goto('/about');
    await loaded;
    await untilHydrated(visitor);
    await visitor.getByRole('link', { name: 'Privacy' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await visitor.evaluate(() => {
      const error = new TypeError('x is not a function, said “Ruth”');
      error.stack = `at y (${location.origin}/assets/site-1.js:1:2)`;
      reportError(error);
    });
    await visitor.goto('/news');
    await untilHydrated(visitor);
    const items = visitor.getByRole('main').locator('a[href^="/news/"]');
    await items.first().click();
    await expect(visitor).toHaveURL(/\/news\/./);
    await visitor.goBack();
    await expect(visitor).toHaveTitle(/^News/);
    await visitor.goto('about:blank');
    expect(await context.cookies()).toEqual([]);

    // A process of the functions adds to any of a day's documents.
    const today = async () =>
      (await storedCollection('seen')).filter(({ day }) => day === daysAgo(0));
    const seenToday = async () => sumOf((await today()).map(({ counts }) => counts));
    await expect.poll(seenToday).toMatchObject({
      pages: { about: 1, privacy: 1, news: 3 },
      errors: { all: 1 },
    });
    const counts = await seenToday();
    // How soon pages were there, and how still they stood, in whichever of the limits.
    for (const vital of ['LCP', 'CLS'] as const)
      expect(Object.values(counts[vital] ?? {}).length).toBeGreaterThan(0);
    const stored = await today();
    expect(stored.flatMap(({ errors = {} }) => Object.values(errors))).toEqual([
      { message: 'TypeError: x is not a function, said “…”', at: 'site-1.js:1:2', count: 1 },
    ]);
    for (const { counts: _, errors: __, day: ___, expiresAt: ____, ...more } of stored) {
      expect(more).toEqual({});
    }
    await context.close();

    await openPage(page, '/contentvisits');
    const seen = page.getByRole('region', { name: 'Page views' });
    await expect(seen).toContainText('495 in 90 days');
    await expect(seen.getByRole('row', { name: 'Home 490' })).toBeVisible();
    await expect(seen.getByRole('row', { name: 'About 1' })).toBeVisible();
    const loads = page.getByRole('region', { name: 'Page speed' });
    await expect(loads.getByRole('row', { name: /^Layout shift .* Poor$/ })).toBeVisible();
    const met = page.getByRole('region', { name: 'Browser errors' });
    await expect(
      met.getByRole('row', { name: /x is not a function.* \(site-1\.js:1:2\) 1 / }),
    ).toBeVisible();
    const mails = page.getByRole('region', { name: 'Emails not sent' });
    await mails.getByText('Show as table').click();
    await expect(mails.getByRole('row')).toHaveCount(4);
    await expectAccessible(page);
  },
);
