import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { allPages } from '@lamplight/content/sitePages';
import type { Locator, Page } from '@playwright/test';
import { resetDemo, storeLibrary } from './support/demo.ts';
import { answer, openEditor } from './support/editor.ts';
import { showState } from './support/inbox.ts';
import { pictureDetails } from './support/library.ts';
import { openPage } from './support/sharedTab.ts';
import { addColleague, colleague } from './support/staff.ts';
import { storeVersion } from './support/store.ts';
import { storeSubmissions } from './support/submissions.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** Answers a question with the keyboard. */
async function answerYes(page: Page, question: string, yes: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: question });
  await dialog.getByRole('button', { name: yes }).press('Enter');
  await expect(dialog).toBeHidden();
}

/** Expects the focus, which the page as a whole does not have. */
const expectFocusWithin = (container: Locator) =>
  expect.poll(() => container.evaluate((each) => each.contains(document.activeElement))).toBe(true);

test(
  'removing a form item moves the focus to the next, the previous or the add button',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contentycm');
    await button(page, 'Remove image 2').press('Enter');
    await expect(button(page, 'Remove image 4')).toHaveCount(0);
    await expect(button(page, 'Remove image 2')).toBeFocused();
    await button(page, 'Remove image 3').press('Enter');
    await expect(button(page, 'Remove image 2')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Remove image 1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Add image')).toBeFocused();
  },
);

test(
  'deleting a list item moves the focus to the next or previous one',
  nightly,
  async ({ page }) => {
    await openPage(page, '/contentteam');
    const founders = page
      .getByRole('region')
      .first()
      .getByRole('button', { name: /^Delete / });
    await expect(founders.nth(2)).toBeVisible();
    const names = await founders.evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-label')?.replace('Delete ', '') ?? ''),
    );
    const [first = '', second = ''] = names;
    const [beforeLast = '', last = ''] = names.slice(-2);
    await button(page, `Delete ${first}`).press('Enter');
    await answerYes(page, `Delete ${first}?`, 'Delete');
    await expect(button(page, `Delete ${first}`)).toHaveCount(0);
    await expect(button(page, `Delete ${second}`)).toBeFocused();
    await button(page, `Delete ${last}`).press('Enter');
    await answerYes(page, `Delete ${last}?`, 'Delete');
    await expect(button(page, `Delete ${last}`)).toHaveCount(0);
    await expect(button(page, `Delete ${beforeLast}`)).toBeFocused();
  },
);

test(
  'deleting a submission moves the focus to the next, or to the page after the last',
  nightly,
  async ({ page }) => {
    await storeSubmissions('feedback', 2, (index) => ({
      content: { ...feedbackSamples.valid.small, name: `Visitor ${index}` },
      at: new Date(Date.now() - index * 60_000),
    }));
    await openPage(page, '/contentfeedback');
    for (const name of ['Visitor 0', 'Visitor 1']) {
      await button(page, name).press('Enter');
      await page
        .getByRole('dialog', { name })
        .getByRole('button', { name: 'Delete' })
        .press('Enter');
      await answerYes(page, `Delete the submission from ${name}?`, 'Delete');
      await expect(button(page, name)).toHaveCount(0);
      if (name === 'Visitor 0') await expect(button(page, 'Visitor 1')).toBeFocused();
    }
    await expectFocusWithin(page.getByRole('main'));
  },
);

test('deleting a picture moves the focus to the next', nightly, async ({ page }) => {
  await storeLibrary('/demo/slide-graduation.1600w.webp', '/demo/portrait-07.600w.webp');
  const spare = { name: 'Spare', tells: 'something', alt: '', credit: '', width: 8, height: 6 };
  const address = '/demo/slide-graduation.800w.webp';
  await storeVersion('pictures/spare', { ...spare, address, order: 10_000_000_000 }, 1);
  await openPage(page, '/contentpictures');
  const tiles = page.getByRole('main').getByRole('listitem');
  await expect(tiles.first()).toContainText('Not used');
  const next = await tiles.nth(1).innerText();
  await tiles.first().getByRole('button').press('Enter');
  await pictureDetails(page).getByRole('button', { name: 'Delete' }).press('Enter');
  await answerYes(page, 'Delete Spare?', 'Delete');
  await expect(page.getByText('Spare', { exact: true })).toHaveCount(0);
  await expectFocusWithin(tiles.filter({ hasText: next.split('\n')[0] ?? '' }));
});

test('removing a colleague moves the focus to another', nightly, async ({ page }) => {
  await addColleague();
  await openPage(page, '/contentpeople');
  const people = page.getByRole('main').getByRole('row');
  await people
    .filter({ hasText: colleague.email })
    .getByRole('button', { name: /^Remove/ })
    .press('Enter');
  await answerYes(page, `Remove ${colleague.email} from the staff?`, 'Remove');
  await expect(page.getByText(colleague.email)).toHaveCount(0);
  await expectFocusWithin(page.getByRole('main').getByRole('table'));
});

test('restoring a deleted item moves the focus to the next', nightly, async ({ page }) => {
  await openPage(page, '/contentteam');
  for (let count = 0; count < 2; count += 1) {
    const remove = page.getByRole('button', { name: /^Delete / }).first();
    const name = (await remove.getAttribute('aria-label'))?.replace('Delete ', '') ?? '';
    await remove.click();
    await answer(page, `Delete ${name}?`, 'Delete');
    await expect(button(page, `Delete ${name}`)).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Recently deleted' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Recently deleted' });
  for (const left of [1, 0]) {
    await drawer
      .getByRole('button', { name: /^Restore / })
      .first()
      .press('Enter');
    await expect(drawer.getByRole('listitem')).toHaveCount(left);
    await expectFocusWithin(drawer);
    if (left > 0) await expectFocusWithin(drawer.getByRole('listitem'));
  }
});

test('deleting a saved filter moves the focus to the next', nightly, async ({ page }) => {
  await openPage(page, '/contentfeedback');
  for (const state of ['New', 'Done']) {
    await showState(page, state);
    await page.getByRole('button', { name: 'Save this filter' }).click();
  }
  const forget = page.getByRole('button', { name: /^Delete the filter/ });
  await forget.first().press('Enter');
  await expect(forget).toHaveCount(1);
  await expect(forget).toBeFocused();
});

const editors = allPages.filter(([name]) => !['team', 'studentTestimonials'].includes(name));

for (const [name, { editor }] of editors) {
  test(`removing an item keeps the focus in its list: ${name}`, nightly, async ({ page }) => {
    await openEditor(page, editor.path);
    const adding = page.locator('[data-adds-to]');
    const names = await adding.evaluateAll((all) => all.map((each) => each.dataset.addsTo));
    for (const name of names) {
      const list = page.locator(`:has(> [data-adds-to="${name}"])`);
      if (!(await list.isVisible())) continue;
      const items = list
        .locator(':scope > [data-item], :scope > * > [data-item]')
        .and(page.locator(':not([data-fields])'));
      for (let left = Math.min(await items.count(), 3); left > 0; left -= 1) {
        const count = await items.count();
        const remove = list.getByRole('button', { name: /^Remove .+ \d+\)?$/ }).first();
        // Words of a title are removed where one is opened.
        if (!(await remove.isVisible())) await items.first().locator('[aria-expanded]').click();
        await remove.press('Enter');
        const question = page.getByRole('alertdialog');
        if (await question.isVisible())
          await question.getByRole('button', { name: /^(Remove|Delete)$/ }).press('Enter');
        await expect(items).toHaveCount(count - 1);
        await expectFocusWithin(list);
      }
    }
  });
}
