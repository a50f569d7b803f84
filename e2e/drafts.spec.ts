import { draftOf, siteDocument } from '@lamplight/content/paths';
import { sitePages } from '@lamplight/content/sitePages';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import {
  answer,
  dismissError,
  openEditor,
  refuseSaves,
  savedLabel,
  undo,
} from './support/editor.ts';
import { press, tabTo } from './support/keyboard.ts';
import { openPage } from './support/sharedTab.ts';
import {
  inProject,
  storeDirectly,
  storedCollection,
  storedDocument,
  storeVersion,
} from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

const support = siteDocument('support');
const draft = draftOf(support);

test.beforeEach(async () => {
  await resetDemo();
  await storeDirectly('staff/colleague', { email: 'ruth@lamplight.example' });
});

const title = (page: Page) => page.getByLabel('Title').first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The editor's notice about the draft. */
const notice = (page: Page) => page.getByRole('region', { name: 'Draft', exact: true });

/** Saves the form as a draft. */
async function saveDraft(page: Page) {
  await button(page, 'Save draft').click();
  await expect(page.getByText('Draft saved. Visitors don’t see it yet.').first()).toBeVisible();
  await expect(page.getByText(savedLabel)).toBeVisible();
}

/** The public page of the support editor. */
const publicText = async (page: Page) => (await page.request.get(sitePages.support.path)).text();

test('a draft is kept from visitors until it is published', nightly, async ({ page }) => {
  await openEditor(page, '/contentsupport');
  await title(page).fill('A title for Monday');
  await saveDraft(page);
  await expect(page.getByText('You’re editing a draft')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('What changes').click();
  await expect(notice(page).getByRole('listitem')).toContainText('A title for Monday');
  expect(await storedDocument(draft)).toMatchObject({
    state: 'open',
    base: [1],
    fields: { donate: { title: 'A title for Monday' } },
    version: 1,
  });
  expect(await storedDocument(support)).toMatchObject({ version: 1 });
  expect(await publicText(page)).not.toContain('A title for Monday');

  await test.step('it survives a reload, and the live page is one click away', async () => {
    await page.reload();
    await expect(title(page)).toHaveValue('A title for Monday');
    await button(page, 'Switch to the live page').click();
    await expect(title(page)).not.toHaveValue('A title for Monday');
    await button(page, 'Open draft').click();
    await expect(title(page)).toHaveValue('A title for Monday');
  });
  await test.step('its history shows the draft’s versions', async () => {
    await title(page).fill('A title for Tuesday');
    await saveDraft(page);
    await page.getByRole('button', { name: 'History' }).click();
    const saves = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
    await expect(page.getByRole('listitem', { name: /^Version/ })).toHaveCount(2);
    await expect(saves.first()).toContainText('Tuesday');
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(title(page)).toHaveValue('A title for Monday');
    await saveDraft(page);
  });
  await test.step('the start page lists it', async () => {
    await openEditor(page, '/contentsupport');
    await page.goto('/content');
    const card = page.getByRole('region', { name: 'Drafts to publish' });
    await card.getByRole('link', { name: /^Support Us/ }).click();
    await expect(title(page)).toHaveValue('A title for Monday');
  });
  await test.step('it is discarded and restored', async () => {
    await button(page, 'Discard draft').click();
    await expect(title(page)).not.toHaveValue('A title for Monday');
    expect(await storedDocument(draft)).toMatchObject({ state: 'discarded', fields: {} });
    await undo(page, 'Draft discarded');
    await expect(title(page)).toHaveValue('A title for Monday');
  });
  await test.step('publishing is a single save', async () => {
    await page.getByLabel('Point 1').first().fill('Typed before publishing');
    await button(page, 'Publish').click();
    await expect(page.getByText('Published. Visitors see it now.').first()).toBeVisible();
    await expect(button(page, 'Update')).toBeVisible();
    const donate = { title: 'A title for Monday', point1: 'Typed before publishing' };
    expect(await storedDocument(support)).toMatchObject({ donate, version: 2 });
    expect(await storedDocument(draft)).toMatchObject({ state: 'published', base: [2] });
  });
});

test.describe('while saves are refused', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('another attempt to save a draft doesn’t publish it', nightly, async ({ page }) => {
    await openEditor(page, '/contentsupport');
    await refuseSaves(page);
    await title(page).fill('A title for Monday');
    await button(page, 'Save draft').click();
    await dismissError(page, /./);
    await page.unrouteAll({ behavior: 'wait' });
    await button(page, 'Try again').click();
    await expect(page.getByText('Draft saved. Visitors don’t see it yet.').first()).toBeVisible();
    expect(await storedDocument(draft)).toMatchObject({ state: 'open', version: 1 });
    expect(await storedDocument(support)).toMatchObject({ version: 1 });
  });
});

test('unsaved changes come back over the text that they change', nightly, async ({ page }) => {
  await openEditor(page, '/contentsupport');
  await title(page).fill('A title for Monday');
  await saveDraft(page);
  await button(page, 'Switch to the live page').click();
  await expect(title(page)).not.toHaveValue('A title for Monday');
  const liveTitle = await title(page).inputValue();
  await page.getByLabel('Point 1').first().fill('A correction for today');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.goto('/contentabout');
  await page.goto('/contentsupport');
  await expect(page.getByText('are back in the form')).toBeVisible();
  await expect(page.getByLabel('Point 1').first()).toHaveValue('A correction for today');
  await expect(title(page)).toHaveValue(liveTitle);
  await button(page, 'Update').click();
  await expect(page.getByText(savedLabel)).toBeVisible();
  const donate = { title: liveTitle, point1: 'A correction for today' };
  expect(await storedDocument(support)).toMatchObject({ donate, version: 2 });
  expect(await storedDocument(draft)).toMatchObject({ state: 'open', version: 1 });
});

test(
  'discarding a draft with unsaved changes asks, and discards both',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contentsupport');
    const liveTitle = await title(page).inputValue();
    await title(page).fill('A title for Monday');
    await saveDraft(page);
    await page.getByLabel('Point 1').first().fill('Typed over the draft');
    await button(page, 'Discard draft').click();
    await answer(page, 'Discard the draft and your unsaved changes?', 'Discard both');
    await expect(title(page)).toHaveValue(liveTitle);
    await expect(page.getByLabel('Point 1').first()).not.toHaveValue('Typed over the draft');
    await expect(button(page, 'Update')).toHaveAttribute('aria-disabled', 'true');
    await undo(page, 'Draft discarded');
    await expect(title(page)).toHaveValue('A title for Monday');
  },
);

test(
  'the draft of a page without anything published is opened again',
  nightly,
  async ({ page }) => {
    await inProject(({ firestore }) => firestore.recursiveDelete(firestore.collection('ycm')));
    await openEditor(page, '/contentycm');
    await title(page).fill('A programme to come');
    await saveDraft(page);
    await openPage(page, '/content');
    await openEditor(page, '/contentycm');
    await expect(page.getByText('You’re editing a draft')).toBeVisible();
    await expect(title(page)).toHaveValue('A programme to come');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Nothing to update.')).toBeVisible();
    const [stored, ...others] = await storedCollection('drafts');
    expect(stored).toMatchObject({ state: 'open', version: 1 });
    expect(others).toEqual([]);
  },
);

test('live changes merge into a draft, and conflicts are asked about', async ({ page }) => {
  await openEditor(page, '/contentsupport');
  await title(page).fill('My draft title');
  await saveDraft(page);
  const stored = (await storedDocument(support)) ?? {};
  const donate = { ...Object(stored.donate), title: 'Her live title', point2: 'Her live point' };
  await storeVersion(support, { ...stored, donate }, 2);
  await expect(page.getByLabel('Point 2').first()).toHaveValue('Her live point');
  await expect(title(page)).toHaveValue('My draft title');
  await page.getByLabel('Point 3').first().fill('My point');
  await button(page, 'Publish').click();

  const dialog = page.getByRole('alertdialog', {
    name: 'ruth@lamplight.example also changed this',
  });
  await dialog
    .getByRole('radiogroup', { name: 'Title' })
    .getByText(/^Theirs/)
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Published. Visitors see it now.').first()).toBeVisible();
  expect(await storedDocument(support)).toMatchObject({
    donate: { title: 'Her live title', point2: 'Her live point', point3: 'My point' },
    version: 3,
  });
  expect(await storedDocument(draft)).toMatchObject({ state: 'published' });
});

test(
  'the history of a draft leaves live changes to those who made them',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contentsupport');
    const point = (number: number) => page.getByLabel(`Point ${number}`).first();
    const third = await point(3).inputValue();
    await title(page).fill('My draft title');
    await saveDraft(page);
    const stored = (await storedDocument(support)) ?? {};
    const donate = { ...Object(stored.donate), point2: 'Her live point' };
    await storeVersion(support, { ...stored, donate }, 2);
    await expect(point(2)).toHaveValue('Her live point');
    await point(3).fill('My point');
    await saveDraft(page);
    await page.getByRole('button', { name: 'History' }).click();
    const versions = page.getByRole('listitem', { name: /^Version/ });
    await expect(versions).toHaveCount(2);
    await expect(versions.first()).toContainText('My point');
    await expect(versions.first()).not.toContainText('Her live point');
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(point(3)).toHaveValue(third);
    await expect(point(2)).toHaveValue('Her live point');
    await expect(title(page)).toHaveValue('My draft title');
  },
);

test('changes of several people to one draft merge', nightly, async ({ page }) => {
  await openEditor(page, '/contentsupport');
  await title(page).fill('My draft title');
  await saveDraft(page);
  await page.getByLabel('Point 1').first().fill('Mine');
  const before = (await storedDocument(draft)) ?? {};
  const donate = { ...Object(Object(before.fields).donate), point2: 'Hers' };
  await storeVersion(draft, { ...before, fields: { donate } }, 2);
  await expect(page.getByText('ruth@lamplight.example').first()).toBeVisible();
  await button(page, 'Save draft').click();
  await expect(page.getByLabel('Point 2').first()).toHaveValue('Hers');
  await expect(page.getByText(savedLabel)).toBeVisible();
  expect(await storedDocument(draft)).toMatchObject({
    fields: { donate: { title: 'My draft title', point1: 'Mine', point2: 'Hers' } },
    version: 3,
  });
});

test(
  'a draft is saved, reviewed, discarded, restored and published by keyboard alone',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contentsupport');
    await tabTo(page, title(page));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('A title for Monday');
    await press(page, button(page, 'Save draft'));
    await expect(page.getByText(savedLabel)).toBeVisible();

    await press(page, notice(page).getByText('What changes'), 'Shift+Tab');
    await expect(notice(page).getByRole('listitem')).toContainText('A title for Monday');
    await press(page, button(page, 'Discard draft'), 'Shift+Tab');
    await expect(title(page)).not.toHaveValue('A title for Monday');
    await press(page, button(page, 'Undo').first(), 'Shift+Tab');
    await expect(title(page)).toHaveValue('A title for Monday');
    await press(page, button(page, 'Publish'));
    await expect(button(page, 'Update')).toBeVisible();
    expect(await storedDocument(support)).toMatchObject({
      donate: { title: 'A title for Monday' },
      version: 2,
    });
  },
);
