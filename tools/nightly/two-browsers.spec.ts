import { feedbackSamples } from '@lamplight/content/samples/feedback';
import type { Browser, Page } from '@playwright/test';
import { resetDemo } from '../../e2e/support/demo.ts';
import { answer, openEditor, update } from '../../e2e/support/editor.ts';
import { staffSession } from '../../e2e/support/session.ts';
import { addColleague, colleague } from '../../e2e/support/staff.ts';
import { storedCollection, storedDocument } from '../../e2e/support/store.ts';
import { storeSubmissions } from '../../e2e/support/submissions.ts';
import { expect, sharedTabTest as test } from '../../e2e/support/test.ts';

const saved = 'Support content updated successfully!';

test.beforeEach(async () => {
  await resetDemo();
  await addColleague();
});

/** The colleague's own browser, with an editor open. */
async function openHers(browser: Browser, baseURL = '', path: string): Promise<Page> {
  const storageState = await staffSession(browser, baseURL, colleague);
  const context = await browser.newContext({ storageState, baseURL });
  const page = await context.newPage();
  await openEditor(page, path);
  return page;
}

const point = (page: Page, number: number) => page.getByLabel(`Point ${number}`).first();

test('two people in two browsers edit one page, and neither loses anything', async ({
  page: mine,
  browser,
  baseURL,
}) => {
  await openEditor(mine, '/contentsupport');
  const hers = await openHers(browser, baseURL, '/contentsupport');
  await expect(mine.getByText(`${colleague.email} has this open too.`)).toBeVisible();
  await expect(hers.getByText('staff@lamplight.example has this open too.')).toBeVisible();

  // Different fields: both are kept, and each sees the other's.
  await point(mine, 1).fill('My first');
  await point(hers, 2).fill('Her second');
  await update(mine, saved);
  await update(hers, saved);
  await expect(point(hers, 1)).toHaveValue('My first');
  await expect(point(mine, 2)).toHaveValue('Her second');
  await expect(mine.getByText(/^Saved at .* by ruth@lamplight\.example$/)).toBeVisible();

  // One field: the person who saves last is asked, with the other's name.
  await point(mine, 3).fill('My third');
  await point(mine, 1).fill('My other first');
  await point(hers, 3).fill('Her third');
  await update(hers, saved);
  await mine.bringToFront();
  await mine.getByRole('button', { name: 'Update', exact: true }).click();
  const question = mine.getByRole('alertdialog', {
    name: `${colleague.email} also changed this`,
  });
  await expect(question).toContainText('My third');
  await expect(question).toContainText('Her third');
  await question
    .getByRole('radiogroup')
    .getByText(/^Mine$/)
    .click();
  await question.getByRole('button', { name: 'Save' }).click();
  // The toast of the save before may still be there.
  await expect(mine.getByText(saved).last()).toBeVisible();
  await expect(point(hers, 3)).toHaveValue('My third');
  expect(await storedDocument('site/support')).toMatchObject({
    donate: { point1: 'My other first', point2: 'Her second', point3: 'My third' },
    version: 5,
  });
  const versions = await storedCollection('site/support/revisions');
  expect(versions.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5]);
  await hers.context().close();
});

const pressed = ['aria-pressed', 'true'] as const;

/** Opens the last of six entries, which the table does not watch. */
async function openLast(page: Page) {
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('button', { name: 'Visitor 5' }).click();
  const dialog = page.getByRole('dialog', { name: 'Visitor 5' });
  return {
    dialog,
    note: dialog.getByLabel('Note'),
    save: dialog.getByRole('button', { name: 'Save note' }),
    state: (name: string) => dialog.getByRole('button', { name, exact: true }),
  };
}

test('two people handle one submission, and neither overwrites unseen changes', async ({
  page,
  browser,
  baseURL,
}) => {
  await storeSubmissions('feedback', 6, (index) => ({
    content: { ...feedbackSamples.valid.small, name: `Visitor ${index}` },
    at: new Date(Date.now() - index * 60_000),
  }));
  const stored = () => storedDocument('feedback/sent-5');
  await openEditor(page, '/contentfeedback');
  const hersPage = await openHers(browser, baseURL, '/contentfeedback');
  const mine = await openLast(page);
  const hers = await openLast(hersPage);

  // Someone who has typed nothing sees a colleague's note, and has nothing to save over it.
  await hers.note.fill('Called her.');
  await hers.save.click();
  await expect(mine.note).toHaveValue('Called her.');
  await expect(mine.save).toBeDisabled();

  // Both type: a state is stored with the other's saved note, without the half-typed one.
  await mine.note.fill('Called her. No answer.');
  await hers.note.fill('Called her. She will come.');
  await hers.save.click();
  await expect(hers.save).toBeDisabled();
  await mine.state('Done').click();
  await expect(hers.state('Done')).toHaveAttribute(...pressed);
  expect(await stored()).toMatchObject({ state: 'done', note: 'Called her. She will come.' });
  await expect(mine.note).toHaveValue('Called her. No answer.');

  // The person who saves the note last is asked, with the other's name.
  await mine.save.click();
  const question = page.getByRole('alertdialog', {
    name: `${colleague.email} also changed this`,
  });
  await expect(question).toContainText('Called her. She will come.');
  await question
    .getByRole('radiogroup')
    .getByText(/^Mine$/)
    .click();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(hers.note).toHaveValue('Called her. No answer.');
  await expect(hers.save).toBeDisabled();

  // The earlier saves of both are still there, with their names.
  await mine.dialog.getByText('Earlier versions (4)').click();
  const versions = mine.dialog.getByRole('list', { name: 'Earlier versions' });
  await expect(versions.getByRole('listitem')).toContainText([
    / by you: Done.*She will come/s,
    / by ruth@lamplight\.example: New.*She will come/s,
    / by ruth@lamplight\.example: New.*Called her\./s,
    /^Received .*: New/,
  ]);

  // A state is asked about too if the stored one isn't the one that was shown.
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/documents:batchGet/, async (route) => {
    await held;
    await route.continue();
  });
  await mine.state('In progress').click();
  await hers.state('Spam').click();
  await expect(hers.state('Spam')).toHaveAttribute(...pressed);
  goOn();
  await answer(page, `${colleague.email} has set this to Spam`, 'Leave it');
  await expect(mine.state('Spam')).toHaveAttribute(...pressed);
  expect(await stored()).toMatchObject({ state: 'spam', note: 'Called her. No answer.' });
  await hersPage.context().close();
});
