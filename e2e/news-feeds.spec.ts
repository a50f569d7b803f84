import { newsFeeds } from '@lamplight/content/newsFeeds';
import { resetDemo } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { untilAlive } from './support/untilAlive.ts';

test.beforeAll(resetDemo);

test('visitors get to the feed, and a browser reads it as XML', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  const announced = page.locator('head > link[rel="alternate"]');
  await expect(announced).toHaveCount(2);
  await page.getByRole('link', { name: /read the news/ }).click();
  await expect(page).toHaveURL('/news');
  await expect(announced).toHaveCount(2);
  await expect(announced.first()).toHaveAttribute('title', 'Lamplight · News');
  const href = await announced.first().getAttribute('href');
  const root = await page.evaluate(async (path) => {
    const text = await (await fetch(path ?? '')).text();
    return new DOMParser().parseFromString(text, 'application/xml').documentElement.localName;
  }, href);
  expect(root).toBe('feed');

  const answer = page.waitForResponse((each) => each.url().endsWith(newsFeeds.atom.path));
  await page.getByRole('link', { name: 'Subscribe to the news' }).click();
  const { headers, resourceType } = await answer.then(async (each) => ({
    headers: await each.allHeaders(),
    resourceType: each.request().resourceType(),
  }));
  expect(headers['content-type']).toBe(`${newsFeeds.atom.type}; charset=utf-8`);
  expect(resourceType).toBe('document');
  await expect(page).toHaveURL(newsFeeds.atom.path);
});
