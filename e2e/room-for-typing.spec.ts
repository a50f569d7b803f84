import { allPages } from '@lamplight/content/sitePages';
import type { Locator, Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { openEditor, savedLabel, unfold } from './support/editor.ts';
import { openPage } from './support/sharedTab.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const widths = [1024, 1280, 1366, 1440];

/** Fields with room for fewer than twelve characters, and controls that lie over each other, by their names. */
const crowded = (form: Locator) =>
  form.evaluate((within: HTMLElement) => {
    const pen = document.createElement('canvas').getContext('2d');
    const nameOf = (one: Element) =>
      one.getAttribute('name') ?? one.getAttribute('aria-label') ?? one.textContent;
    const shown = (selector: string) =>
      [...within.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const typed =
      'input:not([type=color], [type=range], [type=checkbox], [type=radio], [type=file]), textarea, [role=textbox]';
    const narrow = shown(typed).flatMap((one) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(one);
      if (!pen) throw new Error('There is nothing to measure with');
      pen.font = font;
      const room =
        one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const characters = room / pen.measureText('0').width;
      return characters < 11.9 ? [`${nameOf(one)}: ${characters.toFixed(1)} characters`] : [];
    });
    // Links within a text are parts of lines, whose boxes overlap where they wrap.
    const others = 'input[type=color], select, button, a:not([role=textbox] a)';
    const controls = shown(`${typed}, ${others}`).map((one) => ({
      one,
      at: one.getBoundingClientRect(),
    }));
    const over = controls.flatMap(({ one, at }, index) =>
      controls.slice(index + 1).flatMap(({ one: other, at: there }) => {
        const wide = Math.min(at.right, there.right) - Math.max(at.left, there.left);
        const high = Math.min(at.bottom, there.bottom) - Math.max(at.top, there.top);
        const isOver = wide > 1 && high > 1 && !one.contains(other);
        return isOver ? [`${nameOf(one)} lies over ${nameOf(other)}`] : [];
      }),
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    const sideways = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px sideways`] : [];
    return [...narrow, ...over, ...sideways];
  });

/** Looks at a form at each width, with and without the preview next to it. */
async function tryWidths(page: Page, form: Locator, where: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const toggle = page.getByRole('button', { name: 'Preview' }).last();
    // On narrower screens the preview is a tab.
    if (width < 1280) await expect(toggle).toBeHidden();
    const sides = (await toggle.isVisible()) ? 2 : 1;
    for (let side = 0; side < sides; side += 1) {
      expect.soft(await crowded(form), `${where} at ${width}`).toEqual([]);
      if (sides === 2) await toggle.click();
    }
  }
}

test('fields of the home page are wide enough next to the preview', nightly, async ({ page }) => {
  await openEditor(page, '/contenthome');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.locator('iframe[title=Preview]')).toBeVisible();
  await expect.poll(() => crowded(page.locator('main form'))).toEqual([]);
});

test('fields of every editor are wide enough at every width', nightly, async ({ page }) => {
  test.setTimeout(600_000);
  for (const [, { editor, title }] of allPages) {
    await openPage(page, editor.path);
    const items = page.getByRole('button', { name: /^Edit / });
    await expect(page.getByText(savedLabel).or(items.first())).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    if ((await items.count()) > 0) {
      await items.first().click();
      const form = page.getByRole('dialog').locator('form');
      await expect(form.or(page.getByText(savedLabel)).first()).toBeVisible();
      // A page of the organisation's own has an editor instead of a dialog.
      if (await form.isVisible()) {
        await tryWidths(page, form, title);
        await page.keyboard.press('Escape');
        continue;
      }
    }
    await unfold(page);
    await tryWidths(page, page.locator('main form'), title);
  }
});
