import type { Browser, Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { openEditor, update } from './support/editor.ts';
import { addColleague, colleague, logIn } from './support/staff.ts';
import { storedCollection, storedDocument } from './support/store.ts';
import { expect, staffTest as test } from './support/test.ts';

const saved = 'Support content updated successfully!';

test.beforeEach(async () => {
  await resetDemo();
  await addColleague();
});

/** The colleague's own browser, with the support editor open. */
async function openHers(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await logIn(page, colleague.password, colleague.email);
  await openEditor(page, '/contentsupport');
  return page;
}

const point = (page: Page, number: number) => page.getByLabel(`Point ${number}`).first();

test('two people in two browsers change one page, and nothing of either is lost', async ({
  page: mine,
  browser,
  baseURL,
}) => {
  await openEditor(mine, '/contentsupport');
  const hers = await openHers(browser, baseURL);
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

  // One field: whoever saves last is asked, with the other's name.
  await point(mine, 3).fill('My third');
  await point(mine, 1).fill('My other first');
  await point(hers, 3).fill('Her third');
  await update(hers, saved);
  await mine.bringToFront();
  await mine.getByRole('button', { name: 'Update', exact: true }).click();
  const question = mine.getByRole('alertdialog', {
    name: `${colleague.email} has changed this too`,
  });
  await expect(question).toContainText('My third');
  await expect(question).toContainText('Her third');
  await question
    .getByRole('radiogroup')
    .getByText(/^Mine$/)
    .click();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByText(saved)).toBeVisible();
  await expect(point(hers, 3)).toHaveValue('My third');
  expect(await storedDocument('site/about')).toMatchObject({
    donate: { point1: 'My other first', point2: 'Her second', point3: 'My third' },
    version: 5,
  });
  const versions = await storedCollection('site/about/revisions');
  expect(versions.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5]);
  await hers.context().close();
});
