import { closedDraft } from '@lamplight/content/contentDraft';
import { draftOf, siteDocument } from '@lamplight/content/paths';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { openEditor, savedLabel } from './support/editor.ts';
import { press, tabTo } from './support/keyboard.ts';
import { storeDirectly, storedDocument, storeVersion } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

const support = siteDocument('support');
const draft = draftOf(support);

test.beforeEach(resetDemo);

const title = (page: Page) => page.getByLabel('Title').first();
const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });
const notice = (page: Page) => page.getByRole('region', { name: 'Draft', exact: true });

async function saveDraft(page: Page, text: string) {
  await title(page).fill(text);
  await button(page, 'Save draft').click();
  await expect(page.getByText(savedLabel)).toBeVisible();
}

/** Has the time come at which a draft gets published. */
async function letTimeCome() {
  const stored = await storedDocument(draft);
  const publish = { ...Object(stored?.publish), at: '2026-01-07T08:30:00Z[Europe/London]' };
  await storeDirectly(draft, { ...stored, publish });
}

test('a scheduled draft is published on time, without later changes', nightly, async ({ page }) => {
  await openEditor(page, '/contentsupport');
  await saveDraft(page, 'A title for Monday');
  const dialog = page.getByRole('dialog', { name: 'Publish later' });

  await test.step('the time is set by keyboard and must be in the future', async () => {
    await press(page, button(page, 'Publish later'), 'Shift+Tab');
    const at = dialog.getByLabel(/^Publish on/);
    await expect(at).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Choose a day and a time.')).toBeVisible();
    await page.keyboard.type('010720200830AM');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('That time has passed. Choose a later one.')).toBeVisible();
    await at.fill('2090-01-09T08:30');
    await tabTo(page, button(dialog, 'Schedule'));
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText(
      /Will be published on Monday 9 January 2090, 08:30 in London, in \d+ years\./,
    );
    expect(await storedDocument(draft)).toMatchObject({
      publish: { at: '2090-01-09T08:30:00Z[Europe/London]', version: 2 },
      version: 2,
    });
  });

  await test.step('saving again asks whether to publish those changes too', async () => {
    await title(page).fill('A title for Tuesday');
    await button(page, 'Save draft').click();
    const question = page.getByRole('alertdialog', { name: 'Publish these changes too?' });
    await button(question, 'Publish them too').click();
    await expect(notice(page)).toContainText('in London');
    await expect
      .poll(() => storedDocument(draft))
      .toMatchObject({ publish: { version: 3 }, version: 3 });
    await title(page).fill('A title for Wednesday');
    await button(page, 'Save draft').click();
    await button(question, 'Only save the draft').click();
    await expect(notice(page)).toContainText('without the changes saved since then');
    await expectAccessible(page);
  });

  await test.step('the start page lists the schedule', async () => {
    await page.goto('/content');
    const card = page.getByRole('region', { name: 'Drafts to publish' });
    await expect(card).toContainText('Will be published on Monday 9 January 2090');
    await card.getByRole('link', { name: /^Support Us/ }).click();
    await expect(title(page)).toHaveValue('A title for Wednesday');
  });

  await test.step('the scheduled version goes live, and the rest stays a draft', async () => {
    await letTimeCome();
    await expect
      .poll(() => storedDocument(support), { timeout: 30_000 })
      .toMatchObject({ donate: { title: 'A title for Tuesday' }, version: 2 });
    await expect(notice(page)).not.toContainText('Will be published');
    await expect(title(page)).toHaveValue('A title for Wednesday');
    expect(await storedDocument(draft)).toMatchObject({ state: 'open', base: [2] });
    await page.goto('/contentactivity');
    await expect(
      page.getByText(/published Support Us, scheduled for .*08:30 in London/),
    ).toBeVisible();
  });
});

test('text typed over a draft that gets published stays a draft', async ({ page }) => {
  await openEditor(page, '/contentsupport');
  await saveDraft(page, 'A title for Monday');
  await title(page).fill('A title for Tuesday');
  const stored = (await storedDocument(support)) ?? {};
  const donate = { ...Object(stored.donate), title: 'A title for Monday' };
  await storeVersion(support, { ...stored, donate }, 2);
  await storeVersion(draft, { ...closedDraft('published', { since: 1 }, [2]) }, 2);
  const closed = page.getByText('has been published or discarded');
  await expect(closed).toBeVisible();
  // It is known after a reload, too.
  await page.reload();
  await expect(title(page)).toHaveValue('A title for Tuesday');
  await expect(closed).toBeVisible();
  await title(page).press('ControlOrMeta+s');
  await expect(page.getByText(savedLabel)).toBeVisible();
  await expect(closed).toBeHidden();
  expect(await storedDocument(draft)).toMatchObject({
    state: 'open',
    fields: { donate: { title: 'A title for Tuesday' } },
    version: 3,
  });
  expect(await storedDocument(support)).toMatchObject({ version: 2 });
});

test(
  'on a phone, a schedule can be cancelled, and a failed one says why',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openEditor(page, '/contentsupport');
    await saveDraft(page, 'A title for Monday');
    await button(page, 'Publish later').click();
    const dialog = page.getByRole('dialog', { name: 'Publish later' });
    await dialog.getByLabel(/^Publish on/).fill('2090-01-09T08:30');
    await button(dialog, 'Schedule').click();
    await expect(notice(page)).toContainText('Will be published');
    await button(page, 'Cancel schedule').click();
    await expect(notice(page)).not.toContainText('Will be published');
    expect(await storedDocument(draft)).not.toHaveProperty('publish');

    await button(page, 'Publish later').click();
    await dialog.getByLabel(/^Publish on/).fill('2090-01-09T08:30');
    await button(dialog, 'Schedule').click();
    await expect(notice(page)).toContainText('Will be published');
    const stored = await storedDocument(draft);
    const publish = { at: '2026-01-07T08:30:00Z[Europe/London]', by: 'nobody', version: 3 };
    await storeDirectly(draft, { ...stored, publish });
    const why = /Wasn’t published on Wednesday 7 January 2026.* may no longer publish it/;
    await expect(notice(page)).toContainText(why, { timeout: 30_000 });
    await expectAccessible(page);
    expect((await storedDocument(support))?.version).toBe(1);
    await page.goto('/content');
    await expect(page.getByRole('region', { name: 'Drafts to publish' })).toContainText(why);
  },
);
