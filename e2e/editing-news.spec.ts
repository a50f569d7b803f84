import { newsItemPath } from '@lamplight/content/itemAddress';
import { resetDemo } from './support/demo.ts';
import { expectRestored } from './support/drafts.ts';
import { answer } from './support/editor.ts';
import { fillIn } from './support/fields.ts';
import { openPage } from './support/sharedTab.ts';
import { storedDocument, storedItems, storeItems } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

test('added news comes first, has its own address and can be pinned', nightly, async ({ page }) => {
  await openPage(page, '/contentallnews');
  const open = () => page.getByRole('button', { name: 'Add news' }).click();
  await open();
  const dialog = page.getByRole('dialog', { name: 'Add news' });
  await dialog.getByText('Advanced: address and size').click();
  await dialog.locator('[name="image.url"]').fill('/demo/initiative-coding-lab.1200w.webp');
  await dialog.locator('[name="image.width"]').fill('1200');
  await dialog.locator('[name="image.height"]').fill('675');
  await dialog.getByLabel('Heading').fill('A new lamp');
  await fillIn(dialog.getByRole('textbox', { name: 'Description', exact: true }), 'It is bright.');
  await dialog.getByLabel('Button text').fill('Look');
  await dialog.locator('[name="articleUrl"]').fill('/about');
  await expect(dialog.getByLabel('Date')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await dialog.getByLabel('Date').fill('2026-11-27');
  await dialog.getByLabel('Author').fill('Ruth');
  await dialog.getByRole('button', { name: 'Add tag' }).click();
  await dialog.getByRole('textbox', { name: 'Tag', exact: true }).fill('Lamps');
  await expectRestored(page, dialog, open);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('News added')).toBeVisible();

  const [first, second] = await storedItems('news');
  expect(first).toMatchObject({
    heading: 'A new lamp',
    date: '2026-11-27',
    author: 'Ruth',
    tags: ['Lamps'],
    pinned: false,
    order: Number(Object(second).order) - 1_000,
  });
  await page.goto(newsItemPath(String(first?.id), 'A new lamp'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new lamp');
  await expect(page.getByRole('main')).toContainText('By Ruth');
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new lamp');

  await openPage(page, '/contentallnews');
  await page.getByRole('button', { name: /^Edit Harbour Street/ }).click();
  const edited = page.getByRole('dialog', { name: 'Edit news' });
  await edited.getByText('Keep at the top of the news').click();
  await edited.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(/^Pinned/)).toBeVisible();
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Harbour Street stays open until nine',
  );

  // The editor of the latest news has the one that is at the top.
  await openPage(page, '/contentnews');
  await expect(page.getByLabel('Heading')).toHaveValue('Harbour Street stays open until nine');
});

test('news that was added long ago can be shown, edited and deleted', nightly, async ({ page }) => {
  const stored = Object(await storedDocument('news/forty-laptops'));
  await storeItems('news', 410, (index) => ({ ...stored, heading: `Old news ${index}` }));
  await openPage(page, '/contentallnews');
  const oldest = (action: string) =>
    page.getByRole('button', { name: `${action} Old news 409`, exact: true });
  await expect(page.getByText('These are the 200 that were added last.')).toBeVisible();
  await expect(oldest('Edit')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('button', { name: 'Show all' })).toHaveCount(0);

  // Finding one reads the others, too. The palette, which has the first ones only, leads there.
  await page.reload();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find a page/ }).fill('news 409');
  await page.getByRole('option', { name: 'Find “news 409” in All news' }).click();
  await expect(page.getByRole('searchbox', { name: 'Find' })).toHaveValue('news 409');
  await oldest('Edit').click();
  const edited = page.getByRole('dialog', { name: 'Edit news' });
  await edited.getByLabel('Author').fill('Ruth');
  await edited.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('News updated')).toBeVisible();
  expect(await storedDocument('news/item-409')).toMatchObject({ author: 'Ruth', version: 2 });
  await oldest('Delete').click();
  await answer(page, 'Delete Old news 409?', 'Delete');
  await expect(oldest('Edit')).toHaveCount(0);
  expect(await storedDocument('news/item-409')).toBeUndefined();
});
