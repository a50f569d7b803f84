import { publicPages } from '@lamplight/content/sitePages';
import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { faultsOnPaper, printed } from './support/paper.ts';
import { expect, nightly, test } from './support/test.ts';
import { untilHydrated } from './support/untilHydrated.ts';

test.beforeAll(resetDemo);

/** The number of a page's pictures, each counted once, without drawings (SVG). */
const picturesOf = (page: Page) =>
  page.evaluate(() => {
    const addresses = [...document.images].map(({ src }) => src);
    return new Set(addresses.filter((address) => !address.endsWith('.svg'))).size;
  });

test(
  'the home page prints in its wide layout with all slides, initiatives and pictures',
  nightly,
  async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page, 'footer button');
    expect(await faultsOnPaper(page)).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 680, height: 1009 });
    const boxOf = async (title: string) =>
      (await page.getByRole('heading', { name: title }).boundingBox()) ?? { x: 0, y: 0 };
    // The four pointers are in one row, as on a wide screen.
    const [first, last] = [await boxOf('We listen first'), await boxOf('And they lead')];
    expect(last.y).toBe(first.y);
    expect(last.x).toBeGreaterThan(first.x + 300);
    for (const name of ['Homework club', 'Coding lab', 'Reading buddies', 'Career days']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await page.emulateMedia({ media: null });

    const pictures = await picturesOf(page);
    const { sheets, pictures: onPaper } = await printed(page);
    expect(onPaper).toBe(pictures);
    expect(sheets).toBeLessThanOrEqual(7);
  },
);

test('printing before scrolling includes all pictures', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/');
  const pictures = await picturesOf(page);
  const missing = await page.evaluate(
    () => [...document.images].filter(({ complete }) => !complete).length,
  );
  expect(missing).toBeGreaterThan(0);
  expect((await printed(page)).pictures).toBe(pictures);
});

test('an open team member prints alone', nightly, async ({ page }) => {
  await page.goto('/team');
  await untilHydrated(page, 'footer button');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await faultsOnPaper(page)).toEqual([]);
  expect((await printed(page)).sheets).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Founders' })).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('every page is readable in print', nightly, async ({ page }) => {
      const paths = publicPages.map(([, { path }]) => path);
      for (const path of [...paths, '/projects/evening-school']) {
        await page.goto(path);
        if (javaScriptEnabled) await untilHydrated(page, 'footer button');
        expect.soft(await faultsOnPaper(page), path).toEqual([]);
        const pictures = await picturesOf(page);
        expect.soft((await printed(page)).pictures, path).toBe(pictures);
      }
    });
  });
}
