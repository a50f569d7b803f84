import { newsFeeds } from '@lamplight/content/newsFeeds';
import { resetDemo } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { untilHydrated } from './support/untilHydrated.ts';

test.beforeAll(resetDemo);

test('visitors find the feed, and browsers parse it as XML', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  const announced = page.locator('head > link[rel="alternate"]');
  await expect(announced).toHaveCount(2);
  await page.getByRole('link', { name: /read the news/ }).click();
  await expect(page).toHaveURL('/news');
  await expect(announced).toHaveCount(2);
  await expect(announced.first()).toHaveAttribute('title', 'Lamplight · News');
  const response = page.waitForResponse((each) => each.url().endsWith(newsFeeds.atom.path));
  await page.getByRole('link', { name: 'Subscribe to the news' }).click();
  const feed = await response;
  expect(feed.request().resourceType()).toBe('document');
  expect(await feed.headerValue('content-type')).toBe(`${newsFeeds.atom.type}; charset=utf-8`);
  await expect(page).toHaveURL(newsFeeds.atom.path);

  const text = await (await page.request.get(newsFeeds.atom.path)).text();
  // The policy of the site's pages lets none of them parse a text.
  await page.goto('about:blank');
  const root = await page.evaluate(
    (xml) => new DOMParser().parseFromString(xml, 'application/xml').documentElement.localName,
    text,
  );
  expect(root).toBe('feed');
});
