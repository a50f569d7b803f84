import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { answer, holdSaves, openEditor, undo } from './support/editor.ts';
import { showState } from './support/inbox.ts';
import { openPage } from './support/sharedTab.ts';
import { inProject, storedDocument } from './support/store.ts';
import { storeSubmissions } from './support/submissions.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const feedback = feedbackSamples.valid.small;

/** Messages of visitors, one a minute, the newest first; the third is about soup. */
const storeSome = (count: number) =>
  storeSubmissions('feedback', count, (index) => ({
    content: { ...feedback, name: `Visitor ${index}`, subject: index === 2 ? 'Soup' : 'Lamp' },
    at: new Date(Date.now() - index * 60_000),
  }));

const row = (page: Page, number: number) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: `Visitor ${number}` });
const stateOf = (page: Page, number: number) => row(page, number).getByRole('cell').last();
const box = (page: Page, number: number) =>
  row(page, number).getByRole('checkbox', { name: `Select Visitor ${number}` });
const several = (page: Page) => page.getByRole('group', { name: 'Selected submissions' });

test(
  'submissions are read and set to done one by one with the keyboard',
  nightly,
  async ({ page }) => {
    await storeSome(7);
    await openEditor(page, '/contentfeedback');
    await showState(page, 'New');
    await page.getByRole('button', { name: 'Visitor 0', exact: true }).press('Enter');
    const dialog = (number: number) => page.getByRole('dialog', { name: `Visitor ${number}` });
    await expect(dialog(0).getByRole('button', { name: 'Previous submission' })).toBeDisabled();
    await dialog(0).getByRole('button', { name: 'Done', exact: true }).press('Enter');
    await expect(page.getByText('6 unread').first()).toBeAttached();
    // It's no longer a new one: the next takes its place.
    await page.keyboard.press('Alt+ArrowDown');
    await expect(dialog(1)).toBeVisible();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(dialog(2)).toBeVisible();
    await page.keyboard.press('Alt+ArrowUp');
    await dialog(1).getByLabel('Note').fill('Half a no');
    await page.keyboard.press('Alt+ArrowDown');
    await answer(page, 'Leave without saving?', 'Stay');
    await expect(dialog(1).getByLabel('Note')).toHaveValue('Half a no');
    await dialog(1).getByLabel('Note').fill('');
    // Nor do the keys work below a question.
    const deletion = 'Delete the submission from Visitor 1?';
    await dialog(1).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: deletion })).toBeVisible();
    await page.keyboard.press('Alt+ArrowDown');
    await answer(page, deletion, 'Cancel');
    await expect(dialog(1)).toBeVisible();
    // Those not shown yet are read in their turn.
    for (const next of [2, 3, 4, 5, 6]) {
      await expect(dialog(next - 1).getByRole('button', { name: 'Next submission' })).toBeEnabled();
      await page.keyboard.press('Alt+ArrowDown');
      await expect(dialog(next)).toBeVisible();
    }
    await expect(dialog(6).getByRole('button', { name: 'Next submission' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog(6)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Visitor 6', exact: true })).toBeFocused();
    expect(await storedDocument('feedback/sent-0')).toMatchObject({ state: 'done' });
  },
);

test(
  'a bulk state change skips submissions that someone else has just changed',
  nightly,
  async ({ page }) => {
    await storeSome(5);
    await openEditor(page, '/contentfeedback');
    await box(page, 0).press('Space');
    await box(page, 2).press('Space');
    await box(page, 3).press('Space');
    await expect(several(page)).toContainText('3 selected');
    await expect(page.getByRole('dialog')).toBeHidden();
    await several(page).getByRole('button', { name: 'Done' }).click();
    await expect(stateOf(page, 0)).toHaveText('Done');
    await expect(stateOf(page, 1)).toHaveText('New');
    await expect(stateOf(page, 3)).toHaveText('Done');
    await expect(several(page)).toBeHidden();
    // Before it is undone, a colleague takes one of them up.
    await inProject(({ firestore }) =>
      firestore.doc('feedback/sent-2').update({ state: 'in-progress' }),
    );
    await expect(stateOf(page, 2)).toHaveText('In progress');
    await undo(page, '3 submissions set to Done.');
    await expect(page.getByText('2 submissions set back. 1 submission not changed.')).toBeVisible();
    await expect(stateOf(page, 0)).toHaveText('New');
    await expect(stateOf(page, 3)).toHaveText('New');
    await expect(stateOf(page, 2)).toHaveText('In progress');
    await expectAccessible(page);
  },
);

test(
  'a bulk change that ends later leaves another filter’s list alone',
  nightly,
  async ({ page }) => {
    await storeSome(7);
    await openEditor(page, '/contentfeedback');
    await page.getByRole('checkbox', { name: 'Select all shown' }).press('Space');
    const release = await holdSaves(page);
    await several(page).getByRole('button', { name: 'Done' }).click();
    await showState(page, 'Spam');
    release();
    await expect(page.getByText('5 submissions set to Done.')).toBeVisible();
    await expect(page.getByText('No feedbacks available.')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  },
);

test('all visible submissions are deleted together and restored', nightly, async ({ page }) => {
  await storeSome(6);
  await openEditor(page, '/contentfeedback');
  const before = await storedDocument('feedback/sent-4');
  await page.getByRole('checkbox', { name: 'Select all shown' }).press('Space');
  await box(page, 1).press('Space');
  await expect(several(page)).toContainText('4 selected');
  await several(page).getByRole('button', { name: 'Delete' }).click();
  await answer(page, 'Delete 4 submissions?', 'Delete');
  await expect(row(page, 5)).toBeVisible();
  await expect(row(page, 1)).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(1 + 2);
  expect(await storedDocument('feedback/sent-4')).toBeUndefined();
  await undo(page, '4 submissions deleted.');
  await expect(page.getByText('4 submissions restored.')).toBeVisible();
  await expect(row(page, 0)).toBeVisible();
  expect(await storedDocument('feedback/sent-4')).toEqual({ ...before, restored: 1 });
});

test('a filter is saved under a name that describes it, and deleted', nightly, async ({ page }) => {
  await storeSome(3);
  await openEditor(page, '/contentfeedback');
  const kept = page.getByRole('group', { name: 'Saved filters' });
  await expect(kept).toBeHidden();
  await showState(page, 'New');
  await page.getByLabel('Search').fill('soup');
  await kept.getByRole('button', { name: 'Save this filter' }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(row(page, 0)).toBeVisible();
  await page.reload();
  const saved = kept.getByRole('button', { name: 'New, “soup”', exact: true });
  await saved.click();
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Search')).toHaveValue('soup');
  await expect(row(page, 2)).toBeVisible();
  await expect(row(page, 0)).toBeHidden();
  await kept.getByRole('button', { name: 'Delete the filter New, “soup”' }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(kept).toBeHidden();
});

/** By how many pixels the table is wider than its frame. */
const overhang = (page: Page) =>
  page
    .getByRole('table')
    .evaluate(({ parentElement: frame }) => (frame?.scrollWidth ?? 0) - (frame?.clientWidth ?? 0));

test('neither table overflows its frame at any window width', nightly, async ({ page }) => {
  await storeSome(2);
  await storeSubmissions('mentors', 2, (index) => ({
    content: {
      ...mentorApplicationSamples.valid.small,
      email: `a-rather-long-name-${index}@lamplight.example`,
    },
    at: new Date(`2026-11-2${index}T10:00:00Z`),
  }));
  for (const path of ['/contentfeedback', '/contentmentorform']) {
    await openPage(page, path);
    for (const width of [390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      await expect.poll(() => overhang(page), `${path} at ${width}`).toBe(0);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('submissions are cards that fit and can be selected', async ({ page }) => {
    await storeSome(2);
    await openEditor(page, '/contentfeedback');
    await expect(stateOf(page, 1)).toBeVisible();
    expect(await overhang(page)).toBe(0);
    await expect(page.getByText('Select all', { exact: true })).toBeVisible();
    await box(page, 1).press('Space');
    await expect(several(page)).toContainText('1 selected');
    await expectAccessible(page);
  });
});
