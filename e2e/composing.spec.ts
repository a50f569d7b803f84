import { paths } from '@lamplight/content/pagePaths';
import { allPages } from '@lamplight/content/sitePages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { openEditor, palette, unfold } from './support/editor.ts';
import { expectTextIn, textIn } from './support/fields.ts';
import { openPage } from './support/sharedTab.ts';
import {
  expect,
  nightly,
  staffTest,
  sharedTabTest as test,
  test as visitorTest,
} from './support/test.ts';
import { untilHydrated } from './support/untilHydrated.ts';

test.beforeEach(resetDemo);

/** A key that an input method takes. */
const composingKey = (session: CDPSession, key: string) =>
  session.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key,
    code: key,
    windowsVirtualKeyCode: 229,
  });

/** Composes a text in a field that has the focus, and presses keys on the way. */
async function compose(session: CDPSession, text: string) {
  const last = text.length;
  await session.send('Input.imeSetComposition', { text, selectionStart: last, selectionEnd: last });
  for (const key of ['ArrowDown', 'Enter', 'Escape']) await composingKey(session, key);
  await session.send('Input.insertText', { text });
}

test('Enter and Escape go to the input method during composition', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await openPage(page, '/contentteam');
  await page.getByRole('button', { name: 'Add New Team Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Team Member' });
  const composed = async (field: Locator, text: string) => {
    await field.focus();
    await compose(session, text);
    await expectTextIn(field, text);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(dialog).toBeVisible();
  };
  await composed(dialog.getByLabel(/^Name/), '日本');
  const description = dialog.getByRole('textbox', { name: 'Description', exact: true });
  // Once before the editor is there, and once in it.
  await composed(description, '한국어');
  await expect(dialog.getByRole('toolbar')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await composed(description, 'مرحبا');
});

const textFields =
  ':is(input:not([type]), input:is([type=text], [type=email], [type=tel], [type=search], [type=password]), textarea, [role=textbox]):not(:disabled, [inert] *)';

/** Composes in each text field that is shown, and expects nothing but the text. */
async function composeInEach(page: Page, within: Page | Locator = page) {
  const session = await page.context().newCDPSession(page);
  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const before = { url: page.url(), dialogs: await dialogs.count() };
  const fields = within.locator(textFields).and(page.locator(':visible'));
  await expect(fields.first()).toBeVisible();
  // An empty inbox loses its search box once it has loaded.
  await expect(page.getByText(commonTexts.loading)).toHaveCount(0);
  const count = await fields.count();
  for (let index = 0; index < count; index += 1) {
    const field = fields.nth(index);
    await field.focus();
    await compose(session, '日本');
    const name = (await field.getAttribute('name')) ?? String(index);
    await expect.soft(field, name).toBeFocused();
    await expect.poll(() => textIn(field), name).toContain('日本');
    expect.soft({ url: page.url(), dialogs: await dialogs.count() }, name).toEqual(before);
  }
  await session.detach();
}

staffTest.describe(() => {
  // Addresses of pictures are composed in too.
  staffTest.use({ expectedMessages: /404/ });

  for (const [, { editor, content }] of allPages) {
    // Items of lists are edited in a dialog, as above.
    if (!('document' in content)) continue;
    staffTest(
      `the input method works in every field at ${editor.path}`,
      nightly,
      async ({ page }) => {
        await openEditor(page, editor.path);
        await unfold(page);
        await composeInEach(page);
      },
    );
  }
});

test('the input method works in Find and in the inbox', nightly, async ({ page }) => {
  await openPage(page, '/contentfeedback');
  await composeInEach(page);
  // In a formatted text, which was the last, Ctrl+K adds a link.
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await composeInEach(page, page.getByRole('dialog'));
});

for (const path of [paths.login, '/contact', '/mentorform'])
  visitorTest(`the input method works at ${path}`, nightly, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page, 'form button');
    await composeInEach(page);
  });
