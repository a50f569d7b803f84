import { type BlockName, blockNames, blockTypes } from '@lamplight/content/pageBlocks';
import type { Locator, Page } from '@playwright/test';
import { resetDemo, storeLibrary } from './support/demo.ts';
import { expectRestored } from './support/drafts.ts';
import { openEditor, savedLabel, update } from './support/editor.ts';
import { finger, type Hand, keyboard } from './support/hands.ts';
import { storedItems } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(async () => {
  await resetDemo();
  await storeLibrary('/demo/event-open-evening.800w.webp');
});

interface Filling extends Hand {
  page: Page;
  block: Locator;
}

/** Types into a field of the block that was added. */
const text = (label: string, words: string) => (to: Filling) =>
  to.type(to.block.getByRole('textbox', { name: label, exact: true }).last(), words);

/** Chooses the newest picture of the library. */
const picture = async (to: Filling) => {
  await to.press(to.block.getByRole('button', { name: /^Choose a picture/ }).first());
  const chooser = to.page.getByRole('dialog', { name: 'Choose a picture' });
  await to.press(chooser.getByRole('listitem').first().getByRole('button').first());
  await expect(chooser).toBeHidden();
};

/** Chooses the newest file of the library. */
const offerFile = async (to: Filling) => {
  await to.press(to.block.getByRole('button', { name: /^Choose a file/ }));
  const chooser = to.page.getByRole('dialog', { name: 'Choose a file' });
  await to.press(chooser.getByRole('listitem').first().getByRole('button').first());
  await expect(chooser).toBeHidden();
};

/** The first of the choices. */
const choose = (label: string) => async (to: Filling) => {
  const field = to.block.getByLabel(label).first();
  await expect(field.locator('option').nth(1)).toBeAttached();
  await field.selectOption({ index: 1 });
};

/** Types into each field for text. */
const anyText = async (to: Filling) => {
  for (const field of await to.block.getByRole('textbox').all()) await to.type(field, 'Words');
};

/** The steps that fill in a block of each type. */
const filling: Partial<Record<BlockName, ((to: Filling) => Promise<void>)[]>> = {
  buttons: [text('Button', 'Ask for a plot'), text('Leads to', '/contact')],
  cards: [text('Title', 'Seeds'), picture],
  divider: [],
  figures: [text('Number', '24'), text('What it counts', 'beds of beans')],
  files: [offerFile],
  gallery: [picture],
  latestNews: [text('Title', 'From the garden')],
  people: [choose('Team member')],
  picture: [picture, text('Caption', 'The first frost')],
  questions: [text('Question', 'Who may pick?'), text('Answer', 'Everyone who waters.')],
  quote: [text('Quote', 'I grew this.'), text('Who said it', 'Amina')],
  table: [text('Row 1, column 1', 'Month'), text('Row 1, column 2', 'Harvest')],
  text: [text('Text', 'We dig on Saturdays.')],
  textWithPicture: [text('Text', 'The shed has a kettle.'), picture],
  video: [
    text('Title', 'A year in the garden'),
    text('Video link', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
  ],
};

/** Makes a page with a block of each type, from nothing. */
async function compose(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Add page' }));
  await hand.type(page.getByLabel('Title'), 'The garden');
  await hand.press(page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByLabel('Address')).toHaveValue('/the-garden');
  for (const [index, name] of blockNames.entries()) {
    await test.step(blockTypes[name].label, async () => {
      await hand.press(page.getByRole('button', { name: 'Add block', exact: true }));
      const find = page.getByLabel('Find a block');
      await hand.type(find, blockTypes[name].label);
      await page.keyboard.press('Enter');
      const block = page.getByRole('group', {
        name: `${blockTypes[name].label} (block ${index + 1})`,
        exact: true,
      });
      await expect(block).toBeVisible();
      for (const fill of filling[name] ?? [anyText]) await fill({ ...hand, page, block });
    });
  }
}

const storedGarden = async () =>
  (await storedItems('pages')).find((item) => Object(item).title === 'The garden') as unknown as {
    blocks: { _type: string }[];
  };

// As long as someone may take for it.
const maxMs = 180_000;

test('a page with every type of block is built by keyboard alone', nightly, async ({ page }) => {
  test.setTimeout(maxMs);
  await openEditor(page, '/contentpages');
  await compose(page, keyboard(page));
  await expectRestored(page, page.getByRole('main'));
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByText(savedLabel)).toBeVisible();
  expect((await storedGarden()).blocks.map(({ _type }) => _type)).toEqual(blockNames);
});

test('a page with every type of block is built on a phone', nightly, async ({ page }) => {
  test.setTimeout(maxMs);
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, '/contentpages');
  await compose(page, finger(page));
  await page.getByText('Visitors can see this page').click();
  await update(page);
  expect((await storedGarden()).blocks.map(({ _type }) => _type)).toEqual(blockNames);
  await page.goto('/the-garden');
  await expect(page.locator('[data-block]')).toHaveCount(blockNames.length);
});
