import { addressId } from '@lamplight/content/pageAddresses';
import type { APIResponse, Locator, Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { answer, dismissError, openEditor, savedLabel, undo, update } from './support/editor.ts';
import { fillIn } from './support/fields.ts';
import { openPreview } from './support/preview.ts';
import { openPage } from './support/sharedTab.ts';
import { storedDocument, storedItems } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const evening = '/contentpages?page=evening-school';

/** The blocks of the form, in their order. */
const blocks = (page: Page): Locator => page.locator('[data-item][aria-label*="(block "]');

const block = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

/** Opens a page in its editor, with its blocks. */
async function openOwnPage(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await expect(page.getByText(savedLabel)).toBeVisible();
  await expect(blocks(page).first()).toBeVisible();
}

/** Adds a block behind all others, found by some letters of its name. */
async function addBlock(page: Page, letters: string): Promise<void> {
  await page.getByRole('button', { name: 'Add block', exact: true }).click();
  await page.getByLabel('Find a block').fill(letters);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const storedPage = async (title: string) =>
  (await storedItems('pages')).find((item) => Object(item).title === title) as
    | { id: string; blocks: { _type: string }[]; address: string }
    | undefined;

const redirectTarget = (response: APIResponse) => [response.status(), response.headers().location];

test('a page is created, shown, linked, moved, hidden, deleted and restored', async ({ page }) => {
  const ask = (path: string) => page.request.get(path, { maxRedirects: 0 });

  await test.step('it starts from a template and gets its address from its title', async () => {
    await openEditor(page, '/contentpages');
    await page.getByRole('button', { name: 'Add page' }).click();
    await page.getByLabel('Title').fill('Chess & cocoa');
    await page.getByRole('radio', { name: /^Questions and answers/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Address')).toHaveValue('/chess-cocoa');
    await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Chess club');
    await expect(page.getByLabel('Address')).toHaveValue('/chess-club');
    await addBlock(page, 'quot');
    await page
      .getByRole('textbox', { name: 'Quote', exact: true })
      .fill('I lost, and stayed for the cocoa.');
    const shown = await openPreview(page);
    await expect(shown.getByText('stayed for the cocoa')).toBeVisible();
    await update(page);
    expect((await storedPage('Chess club'))?.blocks.map(({ _type }) => _type)).toEqual([
      'text',
      'questions',
      'buttons',
      'quote',
    ]);
    expect((await ask('/chess-club')).status()).toBe(404);
  });

  await test.step('visitors see it once it is set to be shown', async () => {
    await page.getByText('Visitors can see this page').click();
    await update(page);
    const shown = await ask('/chess-club');
    expect(shown.status()).toBe(200);
    expect(await shown.text()).toContain('I lost, and stayed for the cocoa.');
    expect(await (await ask('/sitemap.xml')).text()).toContain('/chess-club</loc>');
  });

  await test.step('the list says that nothing links to it', async () => {
    await page.getByRole('link', { name: 'All pages' }).click();
    const row = page.getByRole('group', { name: 'Chess club' });
    await expect(row).toContainText('Not linked from any other page');
    await row.getByRole('button', { name: 'Edit Chess club' }).click();
    await expect(page.getByText(savedLabel)).toBeVisible();
  });

  await test.step('it is linked from a menu', async () => {
    await page.locator('summary', { hasText: 'Add to menu' }).click();
    await page.getByRole('button', { name: 'Our work' }).click();
    await expect(page.getByText('Added to the menu “Our work”.')).toBeVisible();
    expect(await (await ask('/')).text()).toContain('href="/chess-club"');
  });

  await test.step('its old address redirects to the new one, and its menu link is updated', async () => {
    await page.getByLabel('Address').fill('projects/Chess');
    await page.getByLabel('Address').blur();
    await expect(page.getByLabel('Address')).toHaveValue('/projects/chess');
    await expect(page.getByText('The old address /chess-club will redirect here.')).toBeVisible();
    await update(page);
    expect(redirectTarget(await ask('/chess-club'))).toEqual([301, '/projects/chess']);
    expect((await ask('/projects/chess')).status()).toBe(200);
    expect(await (await ask('/')).text()).toContain('href="/projects/chess"');
  });

  await test.step('it is hidden, deleted and restored', async () => {
    await page.getByText('Visitors can see this page').click();
    await update(page);
    expect((await ask('/projects/chess')).status()).toBe(404);
    await page.getByText('Visitors can see this page').click();
    await update(page);
    await page.getByRole('link', { name: 'All pages' }).click();
    await page.getByRole('button', { name: 'Delete Chess club' }).click();
    await answer(page, 'Delete Chess club?', 'Delete');
    await expect(page.getByRole('button', { name: 'Edit Chess club' })).toHaveCount(0);
    expect((await ask('/projects/chess')).status()).toBe(410);
    await undo(page, 'Page deleted.');
    await expect(page.getByRole('button', { name: 'Edit Chess club' })).toBeVisible();
    expect((await ask('/projects/chess')).status()).toBe(200);
  });

  await test.step('while deleted, it can redirect to another page', async () => {
    await page.getByRole('button', { name: 'Delete Chess club' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Chess club?' });
    await question
      .getByLabel('Redirect visitors from /projects/chess')
      .selectOption('Evening school');
    await answer(page, 'Delete Chess club?', 'Delete');
    const status = async (path = '/projects/chess') => redirectTarget(await ask(path));
    await expect.poll(status).toEqual([301, '/projects/evening-school']);
    // Its former address leads there too.
    expect(await status('/chess-club')).toEqual([301, '/projects/evening-school']);
    await undo(page, 'Page deleted.');
    await expect.poll(status).toEqual([200, undefined]);
    const redirects = async () => Object(await storedDocument('site/redirects')).redirects;
    await expect.poll(redirects).not.toHaveProperty('/projects/chess');
    await expect.poll(() => status('/chess-club')).toEqual([301, '/projects/chess']);

    await page.getByRole('button', { name: 'Delete Chess club' }).click();
    await question.getByLabel(/^Redirect visitors/).selectOption('Evening school');
    await answer(page, 'Delete Chess club?', 'Delete');
    await expect.poll(redirects).toHaveProperty('/chess-club');
    // Its editor doesn't begin it anew.
    await page.goBack();
    await expect(page.getByText('This page doesn’t exist any more.')).toBeVisible();
    await page.goForward();
    await page.getByRole('button', { name: 'Recently deleted' }).click();
    await expect(page.getByText(/^Deleted \d\d:\d\d by you$/)).toBeVisible();
    await page.getByRole('button', { name: 'Restore Chess club' }).click();
    await expect.poll(redirects).not.toHaveProperty('/projects/chess');
    await expect.poll(() => status('/chess-club')).toEqual([301, '/projects/chess']);
  });
});

test('blocks are moved, duplicated, copied to another page, removed and restored', async ({
  page,
}) => {
  await openOwnPage(page, evening);
  const names = () =>
    blocks(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  const shown = await openPreview(page);
  const before = await names();
  expect(before.slice(0, 3)).toEqual(['Text (block 1)', 'Buttons (block 2)', 'Picture (block 3)']);

  await block(page, 'Text (block 1)')
    .getByRole('button', { name: /^Duplicate/ })
    .click();
  await expect.poll(names).toContain('Text (block 2)');
  await block(page, 'Picture (block 4)')
    .getByRole('button', { name: /^Move .* up$/ })
    .click();
  await expect.poll(names).toContain('Picture (block 3)');
  await block(page, 'Picture (block 3)').getByRole('button', { name: /^Copy/ }).click();
  await block(page, 'Text (block 2)')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await undo(page, 'Removed Text (block 2)');
  await expect.poll(names).toContain('Text (block 2)');

  await test.step('clicking a block in the preview opens it for editing', async () => {
    await shown.locator('[data-block="2"] img').click();
    await expect(block(page, 'Picture (block 3)').getByLabel('Caption')).toBeVisible();
  });
  await update(page);

  await openOwnPage(page, '/contentpages?page=our-history');
  await page.getByRole('button', { name: 'Add a block before Text (block 1)' }).click();
  // The key that saves adds nothing.
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('button', { name: /^Paste/ }).click();
  await update(page);
  const history = Object(await storedDocument('pages/our-history'));
  const evenings = Object(await storedDocument('pages/evening-school'));
  const [pasted] = history.blocks;
  expect(pasted).toEqual({ ...evenings.blocks[2], _key: pasted._key });
  expect(history.imageAlts).toMatchObject({ [pasted.picture]: evenings.imageAlts[pasted.picture] });
});

test(
  'changes of two people to one page merge, and only one gets an address',
  nightly,
  async ({ page: mine, context }) => {
    const theirs = await context.newPage();
    await openOwnPage(mine, evening);
    await theirs.goto(evening);
    await expect(blocks(theirs).first()).toBeVisible();

    await test.step('one moves a block while the other types in it', async () => {
      await block(theirs, 'Figures (block 4)').getByRole('button', { name: /up$/ }).click();
      await block(mine, 'Figures (block 4)').locator('[aria-expanded]').first().click();
      await block(mine, 'Figures (block 4)').getByLabel('Title').fill('Seven years of evenings');
      await update(theirs);
      await update(mine);
      const { blocks: stored } = Object(await storedDocument('pages/evening-school'));
      expect(stored[2]).toMatchObject({ _type: 'figures', title: 'Seven years of evenings' });
    });

    await test.step('both add a block at the end', async () => {
      await addBlock(theirs, 'quot');
      await theirs.getByRole('textbox', { name: 'Quote', exact: true }).last().fill('Theirs');
      await addBlock(mine, 'quot');
      await mine.getByRole('textbox', { name: 'Quote', exact: true }).last().fill('Mine');
      await update(theirs);
      await update(mine);
      const { blocks: stored } = Object(await storedDocument('pages/evening-school'));
      const quotes = stored.map(({ quote }: { quote?: string }) => quote);
      expect(quotes).toEqual(expect.arrayContaining(['Theirs', 'Mine']));
    });

    await test.step('asks whose version to keep when both changed a field of a block', async () => {
      for (const [page, label] of [
        [theirs, 'Their place'],
        [mine, 'My place'],
      ] as const) {
        const buttons = block(page, 'Buttons (block 2)');
        await buttons.locator('[aria-expanded=false]').first().click();
        await buttons.getByRole('textbox', { name: 'Button', exact: true }).first().fill(label);
      }
      await update(theirs);
      await mine.getByRole('button', { name: 'Update', exact: true }).click();
      const question = mine.getByRole('alertdialog');
      await expect(question).toContainText('My place');
      await expect(question).toContainText('Their place');
      await question.getByText(/^Theirs/).click();
      await question.getByRole('button', { name: 'Save' }).click();
      await expect(mine.getByText(savedLabel)).toBeVisible();
      const { blocks: stored } = Object(await storedDocument('pages/evening-school'));
      expect(stored[1].buttons[0]).toMatchObject({ label: 'Their place' });
    });

    await test.step('an address that another page uses is rejected', async () => {
      await openOwnPage(theirs, '/contentpages?page=our-history');
      await mine.getByLabel('Address').fill('/school');
      await theirs.getByLabel('Address').fill('/school');
      await update(mine);
      await theirs.getByRole('button', { name: 'Update', exact: true }).click();
      await dismissError(theirs, 'Another page has this address');
      expect(await storedDocument(`addresses/${addressId('/school')}`)).toMatchObject({
        page: 'evening-school',
      });
      await fillIn(theirs.getByLabel('Address'), '/our-school');
      await update(theirs);
    });
  },
);
