import { readdirSync, readFileSync } from 'node:fs';
import { blocksFromHtml } from '@lamplight/content/blocksFromHtml';
import { withoutKeys } from '@lamplight/content/itemKeys';
import type { Block } from '@lamplight/content/richText';
import { richTextTexts } from '@lamplight/content/texts/staffArea/richText';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { openEditor, savedLabel } from './support/editor.ts';
import { expectTextIn } from './support/fields.ts';
import { tabTo } from './support/keyboard.ts';
import { storedDocument, storeVersion } from './support/store.ts';
import { expect, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const textField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });
const type = (page: Page, text: string) => page.keyboard.type(text);
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/**
 * Lets a second pass between any two looks at the clock. ProseMirror forgives browsers for a while that they put the
 * caret at the beginning of a text that gets the focus.
 */
const beSlow = (page: Page) =>
  page.evaluate(() => {
    const { now } = Date;
    let passed = 0;
    Date.now = () => {
      passed += 1_000;
      return now() + passed;
    };
    Object.assign(window, { beAsUsual: () => Object.assign(Date, { now }) });
  });
const beAsUsual = (page: Page) =>
  page.evaluate(() => (window as unknown as { beAsUsual(): void }).beAsUsual());

/** The style of a block, its text, and its marks. */
const shapeOf = ({ style, listItem, level, children }: Block) =>
  [
    listItem ? `${listItem} ${level}` : style,
    ...children.map(({ text, marks }) => (marks.length > 0 ? `[${text}]` : text)),
  ].join('|');

test('a text is formatted, linked and saved by keyboard alone', async ({ page, browser }) => {
  await openEditor(page, '/contentabout');
  const story = textField(page, 'Story');

  await test.step('focusing the field shows the toolbar', async () => {
    await expect(page.getByRole('toolbar')).toHaveCount(0);
    await tabTo(page, story);
    // Keys typed while the editor loads are kept.
    await press(page, 'ControlOrMeta+a');
    await type(page, 'Every Tuesday');
    await expect(page.getByRole('toolbar', { name: 'Formatting of Story' })).toBeVisible();
    await expectTextIn(story, 'Every Tuesday');
    await expect(story).toBeFocused();
  });

  await test.step('the toolbar is one tab stop and announces changes', async () => {
    await press(page, 'Alt+F10');
    await expect(tool(page, 'Paragraph')).toBeFocused();
    await expect(tool(page, 'Paragraph')).toHaveAttribute('aria-pressed', 'true');
    await press(page, 'End', 'ArrowRight', 'ArrowRight', 'Enter');
    await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status').getByText('Heading', { exact: true })).toBeAttached();
    await press(page, 'Escape');
    await expect(story).toBeFocused();
    await press(page, 'End', 'Enter');
  });

  await test.step('lists go three levels deep', async () => {
    await type(page, 'We are **there**:');
    await press(page, 'Enter');
    await type(page, '- soup');
    await press(page, 'Enter', 'Tab');
    await type(page, 'lentils');
    await press(page, 'Enter', 'Tab');
    await type(page, 'red');
    await expect(tool(page, 'Indent')).toHaveAttribute('aria-disabled', 'true');
    // Out of the list: an empty item goes up level by level.
    await press(page, 'Enter', 'Enter', 'Enter', 'Enter');
    await type(page, 'Come to us');
  });

  await test.step('Ctrl+K links the selected text to a page found by name', async () => {
    await press(page, 'Shift+Home', 'ControlOrMeta+k');
    const dialog = page.getByRole('dialog', { name: 'Add a link' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await type(page, 'contact');
    await expect(dialog.getByRole('option', { selected: true })).toHaveText(/Contact Us/);
    await expectAccessible(page, 'the link dialog');
    await beSlow(page);
    await press(page, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(story).toBeFocused();
    const line = page.getByRole('group', { name: 'Link', exact: true });
    await expect(line).toContainText('Contact Us');
    await beAsUsual(page);
    await expect(line.getByRole('link', { name: 'Open link' })).toHaveAttribute('href', '/contact');
    await expectAccessible(page, 'the editor');
  });

  await test.step('Ctrl+S saves it, and visitors see it', async () => {
    await press(page, 'ControlOrMeta+s');
    await expect(page.getByText('Content updated successfully!').first()).toBeVisible();
    const stored: { story?: Block[] } = (await storedDocument('site/about')) ?? {};
    expect(stored.story?.map(shapeOf)).toEqual([
      'h2|Every Tuesday',
      'normal|We are |[there]|:',
      'bullet 1|soup',
      'bullet 2|lentils',
      'bullet 3|red',
      'normal|[Come to us]',
    ]);
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const visitor = await context.newPage();
    await visitor.goto('/about');
    await expect(visitor.getByRole('heading', { name: 'Every Tuesday' })).toBeVisible();
    await expect(visitor.locator('ul ul ul > li')).toHaveText('red');
    await expect(visitor.getByRole('link', { name: 'Come to us' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await context.close();
  });

  await test.step('undo and redo restore the text', async () => {
    await press(page, 'ControlOrMeta+z');
    await expect(story.getByRole('link')).toHaveCount(0);
    await press(page, 'ControlOrMeta+Shift+z');
    await expect(story.getByRole('link')).toHaveText('Come to us');
    await expect(page.getByText(savedLabel)).toBeVisible();
  });

  await test.step('a colleague’s save is merged', async () => {
    const stored = (await storedDocument('site/about')) ?? {};
    await storeVersion('site/about', { ...stored, story: 'Hers.' }, Number(stored.version) + 1);
    await expectTextIn(story, 'Hers.');
  });
});

const clipboards = new URL('../content/src/samples/clipboards/', import.meta.url);

const paste = (field: Locator, html: string) =>
  field.evaluate((element, given) => {
    const data = new DataTransfer();
    data.setData('text/html', given);
    data.setData('text/plain', 'never pasted');
    const options = { clipboardData: data, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, html);

test('text pasted from other programs keeps its structure, even when pasted again', async ({
  page,
}) => {
  await openEditor(page, '/contentabout');
  const story = textField(page, 'Story');
  await story.focus();
  await expect(page.getByRole('toolbar')).toBeVisible();
  for (const name of readdirSync(clipboards)) {
    await test.step(name, async () => {
      const html = readFileSync(new URL(name, clipboards), 'utf8');
      const { blocks, pictures } = blocksFromHtml(html);
      for (const time of [1, 2]) {
        await press(page, 'ControlOrMeta+a', 'Delete');
        await expectTextIn(story, '');
        await paste(story, html);
        await expectTextIn(
          story,
          blocks.map((each) => each.children.map(({ text }) => text).join('')).join('\n\n'),
        );
        if (pictures > 0 && time === 2) {
          await expect(page.getByText(richTextTexts.withoutPictures(pictures))).toBeInViewport();
        }
      }
      await press(page, 'ControlOrMeta+s');
      await expect
        .poll(async () => withoutKeys((await storedDocument('site/about'))?.story))
        .toEqual(withoutKeys(blocks));
      // Ctrl+S does nothing until the editor knows that it's stored.
      await expect(page.getByText(savedLabel)).toBeVisible();
    });
  }
});
