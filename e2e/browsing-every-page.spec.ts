import { publicPages } from '@lamplight/content/sitePages';
import type { Page } from '@playwright/test';
import { expectNoOverhang, expectNothingToSay } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { comeBack, untilAlive } from './support/untilAlive.ts';

test.beforeAll(resetDemo);

const pages = publicPages.map(([, { path }]) => path).filter((path) => path !== '/');

test('every page is rendered with a heading, a title and a description of its own', async ({
  request,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of ['/', ...pages]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    titles.add(/<title>([^<]+)</.exec(html)?.[1] ?? '');
    descriptions.add(/<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(pages.length + 1);
  expect(descriptions.size).toBe(pages.length + 1);
  expect(titles).not.toContain('');
  expect(descriptions).not.toContain('');
});

test('paths match whatever their case', async ({ page }) => {
  const answer = await page.goto('/STUDENTTESTIMONIAL');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student testimonials');
});

test('the menus lead to every page without a reload, and back keeps the place', async ({
  page,
}) => {
  await page.goto('/');
  await untilAlive(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', 'yes'));
  const links = page.getByRole('navigation').locator('a[href^="/"]');
  const targets = new Set(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href'))));
  const linked = pages.filter((path) => targets.has(path));
  expect(linked.length).toBeGreaterThanOrEqual(15);
  for (const path of linked) {
    await page.getByRole('navigation').locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await page.getByRole('navigation').locator('a[href="/"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/');

  await page.getByRole('heading', { name: 'Main Events' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  // Playwright's own click would scroll the page first.
  await page.getByRole('navigation').getByText('Our story').dispatchEvent('click');
  await page.getByRole('link', { name: 'About', exact: true }).dispatchEvent('click');
  await expect(page).toHaveURL('/about');
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

test('every page comes to life in silence, fits a narrow phone, and axe is silent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await countAddedStyles(page);
  for (const path of pages) {
    await page.goto(path);
    await untilAlive(page, 'footer button');
    await comeBack(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expectNoOverhang(page, path);
    // The document has them all: one that was added would have the typefaces loaded again.
    expect(await page.evaluate(() => Reflect.get(window, 'addedStyles')), path).toEqual([]);
    await expectNothingToSay(page, path);
  }
});

test('the title of a page of lists begins where they begin', async ({ page }) => {
  for (const path of ['/team', '/studentTestimonial', '/mentorTestimonial', '/international']) {
    await page.goto(path);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const list = await page.getByRole('main').locator('ul, h2').first().boundingBox();
    expect(list?.x, path).toBe(title?.x);
  }
});

test('support leads to contact, with three points each and not the fourth', async ({ page }) => {
  await page.goto('/support');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
  await page.getByRole('link', { name: 'Contact Us: ' }).first().click();
  await expect(page).toHaveURL('/contact');
});

test('the mission’s video is loaded when it is asked for', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );
  await page.goto('/mission');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: /^Play video/ }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie/);
});
