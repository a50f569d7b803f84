import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { openEditor, update } from './support/editor.ts';
import { fillIn } from './support/fields.ts';
import { openPreview } from './support/preview.ts';
import { openPage } from './support/sharedTab.ts';
import { storedDocument } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

/** Adds a block behind all others, found by some letters of its name. */
async function addBlock(page: Page, letters: string): Promise<void> {
  await page.getByRole('button', { name: 'Add block', exact: true }).click();
  await page.getByLabel('Find a block').fill(letters);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The text that visitors read between the bars at the top and the bottom of a page. */
async function readAt(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return /<main.*<\/main>/s.exec(html)?.[0].replaceAll(/<[^>]*>/g, '\n') ?? '';
}

test(
  'questions below a programme are added, shown and removed without other changes',
  nightly,
  async ({ page }) => {
    const before = await readAt(page, '/shb');
    await openEditor(page, '/contentshb');
    const shown = await openPreview(page);

    await test.step('the preview shows them below the pictures, and a click focuses their field', async () => {
      await addBlock(page, 'quest');
      const added = page.getByRole('group', {
        name: 'Questions and answers (block 1)',
        exact: true,
      });
      await added.getByRole('textbox', { name: 'Title', exact: true }).fill('Before you come');
      await added
        .getByRole('textbox', { name: 'Question', exact: true })
        .fill('Is there a kettle?');
      await fillIn(added.getByRole('textbox', { name: 'Answer', exact: true }), 'There are two.');
      const question = shown.locator('[data-block="0"] summary');
      await expect(question).toHaveText('Is there a kettle?');
      await page.getByRole('region', { name: 'Text' }).getByLabel('Title').focus();
      await question.click();
      await expect(added.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused();
      await update(page);
    });

    await test.step('visitors see them between the programme and the other programmes', async () => {
      const [own = '', others = ''] = before.split('Our work');
      const now = await readAt(page, '/shb');
      const [above = '', below = ''] = now.split('Our work');
      expect(above.startsWith(own.trimEnd())).toBe(true);
      expect(above).toContain('There are two.');
      expect(below).toBe(others);
    });

    await test.step('they open after a page load and after following a link', async () => {
      const visitor = await page.context().newPage();
      await visitor.goto('/shb');
      await visitor.getByText('Is there a kettle?').click();
      await expect(visitor.getByText('There are two.')).toBeVisible();
      await visitor.goto('/ycm');
      await visitor.getByRole('main').getByRole('link', { name: 'Science Hub' }).click();
      await expect(visitor).toHaveURL('/shb');
      await expect(
        visitor.getByRole('heading', { level: 2, name: 'Before you come' }),
      ).toBeVisible();
      await visitor.getByText('Is there a kettle?').click();
      await expect(visitor.getByText('There are two.')).toBeVisible();
      await visitor.close();
    });

    await test.step('removing them restores the page', async () => {
      await page.getByRole('button', { name: 'Remove Questions and answers (block 1)' }).click();
      await update(page);
      expect(await readAt(page, '/shb')).toBe(before);
    });
  },
);

test('blocks below a list are edited in a tab of its editor', async ({ page }) => {
  await openPage(page, '/contentnews');
  await page.getByRole('link', { name: 'More blocks' }).click();
  await expect(page.getByText('There are no blocks yet.')).toBeVisible();
  await addBlock(page, 'quot');
  await page.getByRole('textbox', { name: 'Quote', exact: true }).fill('Read on.');
  const shown = await openPreview(page);
  await expect(shown.getByText('Read on.')).toBeVisible();
  await update(page);
  expect(await storedDocument('site/newsPage')).toMatchObject({
    blocks: [{ _type: 'quote', quote: 'Read on.' }],
  });
  expect(await readAt(page, '/news')).toContain('Read on.');
});
