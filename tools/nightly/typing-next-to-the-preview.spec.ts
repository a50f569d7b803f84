import { homeSamples } from '@lamplight/content/samples/home';
import type { Page } from '@playwright/test';
import { resetDemo } from '../../e2e/support/demo.ts';
import { openEditor } from '../../e2e/support/editor.ts';
import { openPreview } from '../../e2e/support/preview.ts';
import { storeVersion } from '../../e2e/support/store.ts';
import { expect, staffTest as test } from '../../e2e/support/test.ts';

// The pictures of the largest page are nowhere.
test.use({ expectedMessages: /Failed to load resource/, laysOutAll: false });
test.beforeEach(resetDemo);

/** How much slower than this machine the browser is made. */
const slowDown = 4;

/** Tasks of more than 50 ms that a page has had since it was asked to watch, in milliseconds. */
async function watchLongTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });
  return () =>
    page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0));
}

const limit = 250;

/** The long tasks of the calmest of three attempts: what is to be seen is in each of them. */
async function calmest(longTasks: () => Promise<number[]>, attempt: () => Promise<void>) {
  const found: number[][] = [];
  do {
    await longTasks();
    await attempt();
    found.push(await longTasks());
  } while (found.length < 3 && Math.max(0, ...(found.at(-1) ?? [])) >= limit);
  return found.toSorted((a, b) => Math.max(0, ...a) - Math.max(0, ...b))[0] ?? [];
}

test('typing in the largest home page stays smooth next to its preview', async ({ page, context }, {
  annotations,
}) => {
  test.setTimeout(120_000);
  await storeVersion('site/home', homeSamples.valid.largest, 2);
  await openEditor(page, '/contenthome');
  const shown = await openPreview(page);
  const carousels = shown.locator('[aria-roledescription=carousel]');
  await expect(carousels).toHaveCount(2);
  for (const carousel of await carousels.all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('.swiper-initialized')).toBeVisible();
  }
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const longTasks = await watchLongTasks(page);

  for (const name of ['story.description', 'testimonials.3.quote']) {
    const field = page.locator(`[name="${name}"]`);
    await field.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.waitForTimeout(1_000);
    // As long as it may be, so there must be room for what is typed.
    for (let key = 0; key < 10; key += 1) await page.keyboard.press('Backspace', { delay: 50 });
    const found = await calmest(longTasks, async () => {
      await page.keyboard.type('lamplight!', { delay: 100 });
      await page.waitForTimeout(1_500);
      for (let key = 0; key < 10; key += 1) await page.keyboard.press('Backspace', { delay: 50 });
    });
    annotations.push({ type: `long tasks, ${name}`, description: found.join(', ') || 'none' });
    // 50 ms on a quiet machine, 170 on one half as fast (docs/performance.md).
    expect(Math.max(0, ...found), name).toBeLessThan(limit);
  }
  await page.keyboard.type('lamplight!');
  await expect(shown.getByText('lamplight!').first()).toBeAttached();
});
