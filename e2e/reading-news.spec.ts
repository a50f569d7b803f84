import { demoNews } from '@lamplight/content/demo/news';
import { expectAccessible } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { tabTo } from './support/keyboard.ts';
import { storeItems } from './support/store.ts';
import { expect, nightly, test } from './support/test.ts';
import { untilHydrated } from './support/untilHydrated.ts';

const [laptops] = Object.values(demoNews);

test.beforeAll(async () => {
  await resetDemo();
  await storeItems('news', 20, (index) => ({ ...laptops, heading: `Older ${index + 1}` }));
});

test(
  'visitors page from the latest news to the oldest, and item by item',
  nightly,
  async ({ page }) => {
    await page.goto('/news');
    await untilHydrated(page);
    const main = page.getByRole('main');
    const listed = main.getByRole('listitem');
    await expect(listed).toHaveCount(12);
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Older news' }).click();
    await expect(page).toHaveURL('/news?page=2');
    await expect(main).toBeFocused();
    await expect(listed).toHaveCount(10);
    await expect(page).toHaveTitle('News · Page 2 · Lamplight');
    await expect(main.getByRole('heading', { name: 'Older 20' })).toBeVisible();
    await main.getByRole('link', { name: 'Newer news' }).click();
    await expect(page).toHaveURL('/news');
    await expect(listed).toHaveCount(12);
    await page.goBack();
    await expect(listed).toHaveCount(10);

    await tabTo(page, main.getByRole('link', { name: 'Older 12' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/news/item-11');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Older 12');
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Older 11' }).click();
    await expect(page).toHaveURL('/news/item-10');
    await main.getByRole('link', { name: 'Coding lab' }).click();
    await expect(page).toHaveURL('/news?tag=Coding+lab');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News: Coding lab');
    await main.getByRole('link', { name: 'All news' }).click();
    await expect(page).toHaveURL('/news');
    await main.getByRole('link', { name: '2025' }).click();
    await expect(listed).toHaveCount(1);
    await expect(
      main.getByRole('link', { name: 'Harbour Street stays open until nine' }),
    ).toBeVisible();
  },
);

test('an item keeps its date when visitors come back to it', async ({ page }) => {
  await page.goto('/news/sixty-one-internships');
  await untilHydrated(page);
  const date = page.getByRole('main').locator('time').first();
  const first = (await date.textContent()) ?? '';
  expect(first).toMatch(/^\w+ \d+, \d{4}$/);
  await page.getByRole('main').locator('a[rel=prev]').click();
  await expect(page).not.toHaveURL('/news/sixty-one-internships');
  await expect(date).toHaveText(/^\w+ \d+, \d{4}$/);
  await expect(date).not.toHaveText(first);
  await page.goBack();
  await expect(page).toHaveURL('/news/sixty-one-internships');
  await expect(date).toHaveText(first);
});

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('visitors reach all pages and items', async ({ page }) => {
    await page.goto('/news');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Older news' }).click();
    await main.getByRole('link', { name: 'Older 15' }).click();
    await expect(page).toHaveURL('/news/item-14');
    await main.getByRole('link', { name: 'All news' }).click();
    await expect(page).toHaveURL('/news');
  });
});
