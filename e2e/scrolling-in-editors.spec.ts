import { allPages } from '@lamplight/content/sitePages';
import type { Locator, Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { dismissError, openEditor, palette } from './support/editor.ts';
import { openPreview } from './support/preview.ts';
import { expect, nightly, staffTest as test } from './support/test.ts';

// As in a browser of someone's own: what is out of sight has no height yet, and scrolling takes its time.
test.use({ laysOutAll: false, contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(resetDemo);

/** Waits until nothing has moved for ten frames. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [last, still] = ['', 0];
        const look = () => {
          const { scrollHeight } = document.documentElement;
          const now = `${window.scrollY} ${scrollHeight}`;
          still = now === last ? still + 1 : 0;
          last = now;
          if (still < 10) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );

/** Something is in view, between the bars, once all has come to rest. */
async function expectInView(page: Page, target: Locator) {
  await settled(page);
  await expect(target).toBeInViewport({ ratio: 0.9, timeout: 1 });
}

const parts = (page: Page) => page.getByRole('navigation', { name: 'Parts of this page' });
const focused = (page: Page) => page.locator(':focus');

/** Presses the link to each part, from the top and from the end of the page. */
async function tryEachPart(page: Page) {
  for (const link of await parts(page).getByRole('link').all()) {
    const { hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
    const heading = page.locator(hash).getByRole('heading', { level: 2 }).first();
    await link.press('Enter');
    await expect(heading).toBeFocused();
    await expectInView(page, heading);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
}

/** Goes on to a field, as the links do that are found and those of a set-up that is not complete. */
const goToField = (page: Page, path: string, field: string) =>
  page.evaluate(
    ([to, usr]) => {
      const { idx = 0 } = history.state ?? {};
      history.pushState({ idx: idx + 1, key: String(performance.now()), usr }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [path, { field }] as const,
  );

test(
  'links, preview clicks and errors scroll to their place; removing an item doesn’t scroll',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contenthome');
    const shown = await openPreview(page);
    await test.step('a link to a part', () => tryEachPart(page));

    await test.step('a click in the preview, and an error', async () => {
      await shown.getByText('Summer school').first().click();
      await expect(focused(page)).toHaveAttribute('name', 'mainevent.1.name');
      await expectInView(page, focused(page));

      await page.locator('[name="video.url"]').fill('javascript:alert(1)');
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.getByRole('button', { name: 'Update' }).click();
      await dismissError(page, /./);
      await expect(focused(page)).toHaveAttribute('name', 'video.url');
      await expectInView(page, focused(page));
    });

    await test.step('removing an item keeps the scroll position', async () => {
      const slide = (number: number) => page.getByRole('group', { name: `slide ${number}` });
      const remove = slide(2).getByRole('button', { name: 'Remove slide 2' });
      await remove.scrollIntoViewIfNeeded();
      await settled(page);
      const before = await remove.boundingBox();
      await remove.click();
      await expect(slide(5)).toHaveCount(0);
      await expect(remove).toBeFocused();
      await settled(page);
      expect((await remove.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
    });
  },
);

test(
  'an address with a section and Find both scroll to their target',
  nightly,
  async ({ page }) => {
    await page.goto('/contenthome#events');
    const events = page.getByRole('heading', { level: 2, name: 'Main events' });
    await expect(events).toBeFocused();
    await expectInView(page, events);

    await openEditor(page, '/contentmission');
    await page.keyboard.press('ControlOrMeta+k');
    await palette(page).getByRole('combobox').fill('upcoming event');
    await expect(page.getByRole('option', { selected: true })).toHaveText(/Upcoming event/);
    await page.keyboard.press('Enter');
    await expect(focused(page)).toHaveAttribute('name', /^upcomingEvent/);
    await expectInView(page, focused(page));
  },
);

test(
  'a page opened by address starts at the top, a reload keeps the scroll position',
  nightly,
  async ({ page }) => {
    const top = () => page.evaluate(() => window.scrollY);
    const end = () => page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    for (const [first, next] of [
      ['/contenthelp', '/contenthome'],
      ['/mission', '/about'],
    ] as const) {
      await page.goto(first);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await settled(page);
      await end();
      await page.goto(next);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await settled(page);
      expect(await top()).toBe(0);
    }
    await end();
    await page.reload();
    await expect.poll(top).toBe(900);
  },
);

test('every section and field of every editor can be scrolled to', nightly, async ({ page }) => {
  test.setTimeout(900_000);
  for (const [, { editor }] of allPages) {
    await openEditor(page, editor.path);
    await tryEachPart(page);
    const fields = page.locator(
      'main form :is(input, textarea, select, [role=textbox])[name]:visible',
    );
    const names = await fields.evaluateAll((all) =>
      all.map((one) => one.getAttribute('name') ?? ''),
    );
    for (const name of names) {
      await goToField(page, editor.path, name);
      await expect(focused(page)).toHaveAttribute('name', name);
      await expectInView(page, focused(page));
    }
  }
});
