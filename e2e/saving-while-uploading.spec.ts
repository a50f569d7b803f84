import { demoTeam } from '@lamplight/content/demo/team';
import { listItem } from '@lamplight/content/paths';
import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { answer, dismissError, holdSaves, openEditor, refuseSaves } from './support/editor.ts';
import { imageAddress, putInto } from './support/library.ts';
import { openItems } from './support/lists.ts';
import { smallPhoto } from './support/photos.ts';
import { storedCollection, storedDocument } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);
test.use({ expectedMessages: /Failed to load resource|ERR_/ });

const member = listItem('team', 'amina-yusuf');
const isUploaded = /^\/pictures\/[0-9a-f]{64}\.600w\.webp/;
const uploading = 'small.png: Uploading… 0%';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Team Member' });

const replaceButton = (page: Page) =>
  dialogOf(page).getByRole('button', { name: /^Replace the picture/ });

async function openMember(page: Page) {
  await openItems(page, '/contentteam');
  await page.getByRole('button', { name: 'Edit Amina Yusuf' }).click();
  await expect(replaceButton(page)).toBeVisible();
  return dialogOf(page);
}

/** Drops a photo on the picture's field. */
async function beginUpload(page: Page, colour: string) {
  await putInto(replaceButton(page), await smallPhoto(colour));
  await expect(dialogOf(page).getByText(uploading)).toBeVisible();
}

test('saving an item waits for its picture, and closing it asks', async ({ page }) => {
  const dialog = await openMember(page);
  const release = await holdSaves(page);
  await beginUpload(page, '#104060');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await answer(page, 'Leave while saving?', 'Stay');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  await expect(dialog.getByText(uploading)).toBeVisible();
  release();
  await expect(dialog).toBeHidden();
  expect(await storedDocument(member)).toMatchObject({
    name: demoTeam['amina-yusuf']?.name,
    image: expect.stringMatching(isUploaded),
  });
});

test('an item is not saved without the picture whose upload failed', nightly, async ({ page }) => {
  const refused = Promise.withResolvers<void>();
  const dialog = await openMember(page);
  await refuseSaves(page, refused.promise);
  await beginUpload(page, '#401060');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeVisible();
  refused.resolve();
  await dismissError(page, 'Not saved yet: an upload failed.');
  await page.unrouteAll({ behavior: 'wait' });
  await dialog.getByRole('button', { name: 'Try again small.png' }).click();
  await expect(dialog.getByText('small.png')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedDocument(member)).toMatchObject({ image: expect.stringMatching(isUploaded) });
});

test('a picture that is removed while another uploads stays removed', nightly, async ({ page }) => {
  await openEditor(page, '/contentabout');
  const before = await imageAddress(page).inputValue();
  const release = await holdSaves(page);
  const replace = page.getByRole('button', { name: 'Replace the picture for Image' });
  await putInto(replace, await smallPhoto('#106040'));
  await expect(page.getByText(uploading)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the picture for Image' }).click();
  release();
  await expect(page.getByText(/^small\.png/)).toHaveCount(0);
  await expect(imageAddress(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(imageAddress(page)).toHaveValue(before);
});

test('text that is pasted with a picture of it stays text', nightly, async ({ page }) => {
  await openEditor(page, '/contentabout');
  const alt = page.getByLabel('Description (alt text)');
  const before = await imageAddress(page).inputValue();
  await putInto(alt, await smallPhoto('#604010'), 'paste', 'A reading circle');
  await putInto(imageAddress(page), await smallPhoto('#604010'), 'paste', '/demo/other.webp');
  await expect(page.getByText(/^small\.png/)).toHaveCount(0);
  await expect(imageAddress(page)).toHaveValue(before);
  expect(await storedCollection('pictures')).toEqual([]);
});

test('an upload goes on while another item is added', nightly, async ({ page }) => {
  await openEditor(page, '/contentpages');
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByLabel('Title').fill('Album');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Add block', exact: true }).click();
  await page.getByLabel('Find a block').fill('Gallery');
  await page.keyboard.press('Enter');
  const block = page.getByRole('group', { name: 'Gallery (block 1)', exact: true });
  const release = await holdSaves(page);
  const choose = block.getByRole('button', { name: /^Choose a picture/ });
  await putInto(choose.first(), await smallPhoto('#603010'));
  await expect(block.getByText(uploading)).toBeVisible();
  await block.getByRole('button', { name: 'Add picture' }).click();
  await expect(choose).toHaveCount(2);
  await expect(block.getByText(uploading)).toBeVisible();
  release();
  await expect(block.getByText(/^small\.png/)).toHaveCount(0);
  await expect(choose).toHaveCount(1);
  expect(await storedCollection('pictures')).toHaveLength(1);
});
