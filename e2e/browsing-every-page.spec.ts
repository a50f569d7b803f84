import { demoPages } from '@lamplight/content/demo/pages';
import { publicPages } from '@lamplight/content/sitePages';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverhang } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { expect, nightly, test } from './support/test.ts';
import { refocus, untilHydrated } from './support/untilHydrated.ts';

test.beforeAll(resetDemo);

/** Those of the site, and those that the demo's staff have made. */
const pages = [
  ...publicPages.map(([, { path }]) => path),
  ...Object.values(demoPages).map(({ address }) => address),
].filter((path) => path !== '/');

/** Pages of each kind: texts with a picture, a list, programmes, a form. */
const some = ['/about', '/mission', '/team', '/studentTestimonial', '/ycm', '/mentorform'];

test('every page has one heading and its own title and description', async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of ['/', ...pages]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    titles.add(/<title>([^<]+)</.exec(html)?.[1] ?? '');
    descriptions.add(/<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(pages.length + 1);
  expect(descriptions.size).toBe(pages.length + 1);
  expect(titles).not.toContain('');
  expect(descriptions).not.toContain('');
});

test('menus open pages without a reload, and going back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', 'yes'));
  const links = page.getByRole('navigation').locator('a[href^="/"]');
  const targets = new Set(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href'))));
  const linked = pages.filter((path) => targets.has(path));
  expect(linked.length).toBeGreaterThanOrEqual(15);
  for (const path of linked.filter((path) => some.includes(path))) {
    await page.getByRole('navigation').locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await page.getByRole('navigation').locator('a[href="/"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/');

  await page.getByRole('heading', { name: 'Main Events' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  // Playwright's own click would scroll the page first.
  const navigation = page.getByRole('navigation');
  await navigation.getByText('Our story').dispatchEvent('click');
  // Folded away again once it was followed.
  const about = navigation.locator('a[href="/about"]').first();
  await about.dispatchEvent('click');
  await expect(page).toHaveURL('/about');
  await expect(about).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
});

/** Has the page note each style that its scripts add. */
const countAddedStyles = (page: Page) =>
  page.addInitScript(() => {
    const added: string[] = [];
    Object.assign(window, { addedStyles: added });
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function add(rule, index) {
      added.push(rule);
      return insertRule.call(this, rule, index);
    };
  });

/** Expects that pages come to life in silence, fit a narrow phone, and that axe is silent. */
async function expectLife(page: Page, paths: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await countAddedStyles(page);
  for (const path of paths) {
    await page.goto(path);
    await untilHydrated(page, 'footer button');
    await refocus(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expectNoOverhang(page, path);
    // The document has them all: one that was added would have the typefaces loaded again.
    expect(await page.evaluate(() => Reflect.get(window, 'addedStyles')), path).toEqual([]);
    await expectAccessible(page, path);
  }
}

test('one page of each kind hydrates without messages, fits a narrow phone and passes axe', async ({
  page,
}) => {
  // Paths match whatever their case.
  await expectLife(page, ['/ABOUT', '/team', '/mentorform', '/projects/evening-school']);
});

test(
  'every page hydrates without messages, fits a narrow phone and passes axe',
  nightly,
  ({ page }) => expectLife(page, pages),
);

test(
  'a title without an introduction lines up with the content below',
  nightly,
  async ({ page }) => {
    const first = {
      '/team': 'h2',
      '/studentTestimonial': 'ul',
      '/news': 'p',
      '/sz': 'p',
      '/privacy': 'h2',
    };
    for (const [path, below] of Object.entries(first)) {
      await page.goto(path);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const content = await page.getByRole('main').locator(below).first().boundingBox();
      expect(content?.x, path).toBe(title?.x);
    }
  },
);

test('a programme shows ages, time, place and cost, and links to the other programmes', async ({
  page,
}) => {
  await page.goto('/sz');
  const main = page.getByRole('main');
  await expect(main.getByRole('term')).toHaveText(['Ages', 'When', 'Where', 'Cost']);
  await expect(main.getByRole('definition').first()).toHaveText('6 to 18');
  await expect(main.getByRole('link', { name: 'Study Zone' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Science Hub' }).click();
  await expect(page).toHaveURL('/shb');
});

test('Support links to contact, application and giving, where visitors copy bank details', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/support');
  const main = page.getByRole('main');
  // Three points each, and not the fourth.
  await expect(main.getByRole('listitem')).toHaveCount(6);
  await main.getByRole('link', { name: 'Contact Us: ' }).first().click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await main.getByRole('link', { name: 'Apply as a mentor' }).click();
  await expect(page).toHaveURL('/mentorform');
  await page.goBack();
  await main.getByRole('link', { name: 'Give now' }).click();
  await expect(page).toHaveURL('/giving');
  await main.getByRole('button', { name: 'Copy IBAN' }).click();
  await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Copy BIC' })).toBeVisible();
});
