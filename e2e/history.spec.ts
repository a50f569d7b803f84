import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { openEditor, savedLabel, update } from './support/editor.ts';
import { openItems } from './support/lists.ts';
import {
  storeDirectly,
  storedDocument,
  storedItems,
  storeVersion,
  storeVersions,
} from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const history = (page: Page) => page.getByRole('dialog', { name: 'History' });
const version = (page: Page, number: number) =>
  history(page).getByRole('listitem', { name: `Version ${number}`, exact: true });

async function openHistory(page: Page) {
  await page.getByRole('button', { name: 'History' }).click();
  await expect(history(page).getByRole('listitem').first()).toBeVisible();
}

/** The stored data at a path, without who stored it when. */
async function contentAt(path: string) {
  const { version: _, updatedAt, updatedBy, ...content } = (await storedDocument(path)) ?? {};
  return content;
}

test('an earlier version is restored and saved as it was', async ({ page }) => {
  const first = await contentAt('site/home');
  await openEditor(page, '/contenthome');
  await page.getByLabel('Button').fill('Come in');
  await page.getByRole('button', { name: 'Remove slide 2' }).click();
  await update(page);
  await page.getByLabel('First part of the title').fill('What we');
  await update(page);
  await openHistory(page);
  await expect(version(page, 3)).toContainText('Impact: First part of the title changed from');
  await expect(version(page, 3)).toContainText(/by you/);
  await expect(version(page, 2)).toContainText(/Story: Button changed from “.*” to “Come in”/);
  await expect(version(page, 2)).toContainText('Slide 2 removed');
  await version(page, 1).getByRole('button', { name: 'Restore' }).click();
  await expect(history(page)).toBeHidden();
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  expect(await storedDocument('site/home')).toMatchObject({ version: 3 });
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText(savedLabel)).toBeVisible();
  expect(await storedDocument('site/home')).toMatchObject({ version: 4 });
  expect(await contentAt('site/home')).toEqual(first);
});

test('older versions are paginated', nightly, async ({ page }) => {
  const support = await contentAt('site/support');
  await storeVersions('site/support', 30, (number) => ({
    ...support,
    donate: { ...Object(support.donate), title: `Title ${number}` },
  }));
  await openEditor(page, '/contentsupport');
  await openHistory(page);
  await expect(version(page, 12)).toContainText('changed from “Title 11” to “Title 12”');
  await expect(version(page, 11)).toBeHidden();
  await history(page).getByRole('button', { name: 'Show older versions' }).click();
  await expect(version(page, 1)).toBeVisible();
});

test('undoing one change keeps later changes', async ({ page }) => {
  const support = (await storedDocument('site/support')) ?? {};
  const donate = { ...Object(support.donate), point1: 'Their point' };
  const volunteer = { ...Object(support.volunteer), title: 'Another change' };
  await storeVersion('site/support', { ...support, donate }, 2);
  await storeVersion('site/support', { ...support, donate, volunteer }, 3);
  await openEditor(page, '/contentsupport');
  await page.getByLabel('Point 2').first().fill('Mine');
  await openHistory(page);
  await expect(history(page).getByRole('listitem', { name: /^Version/ })).toHaveCount(3);
  await version(page, 2).getByRole('button', { name: 'Undo this: Donate: Point 1' }).click();
  await expect(page.getByLabel('Point 1').first()).toHaveValue(Object(support.donate).point1);
  await expect(page.getByLabel('Point 2').first()).toHaveValue('Mine');
  await update(page, 'Support content updated successfully!');
  expect(await storedDocument('site/support')).toMatchObject({
    donate: { ...Object(support.donate), point2: 'Mine' },
    volunteer: { title: 'Another change' },
    version: 4,
  });
});

test('documents edited together share one history and are restored together', async ({ page }) => {
  const contact = (await storedDocument('site/contact')) ?? {};
  const greeting = (await storedDocument('site/feedbackGreeting')) ?? {};
  await storeVersion('site/contact', { ...contact, number: '+1 555 010 0142' }, 2);
  await storeVersion('site/feedbackGreeting', { ...greeting, feedbacktitle: 'Thanks' }, 2);
  await openEditor(page, '/contentcontact');
  await openHistory(page);
  await expect(version(page, 3)).toContainText(/Phone number/);
  await expect(version(page, 4)).toContainText(/Feedback title changed from “.*” to “Thanks”/);
  await version(page, 2).getByRole('button', { name: 'Restore' }).click();
  await update(page);
  expect(await storedDocument('site/contact')).toMatchObject({
    number: contact.number,
    version: 3,
  });
  expect(await storedDocument('site/feedbackGreeting')).toMatchObject({
    feedbacktitle: greeting.feedbacktitle,
    version: 3,
  });
});

test('each item has its own history in its dialog or card', nightly, async ({ page }) => {
  const path = 'team/samuel-adeyemi';
  const first = await contentAt(path);
  await storeVersion(path, { ...first, position: 'Physicist' }, 2);
  await openItems(page, '/contentteam');
  await page.getByRole('button', { name: 'Edit Samuel Adeyemi' }).click();
  await openHistory(page);
  await expect(version(page, 2)).toContainText(/Position changed from “.*” to “Physicist”/);
  await version(page, 1).getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Team member updated successfully!')).toBeVisible();
  expect(await contentAt(path)).toEqual(first);

  const [testimonial] = await storedItems('mentorTestimonials');
  const onCard = `mentorTestimonials/${testimonial?.id}`;
  const before = await contentAt(onCard);
  await storeVersion(onCard, { ...before, position: 'Physicist' }, 2);
  await openEditor(page, '/contentmentortestimonial');
  await page.getByRole('button', { name: /Physicist/ }).click();
  await page.getByLabel('Name').fill('Mine');
  await openHistory(page);
  await version(page, 2).getByRole('button', { name: 'Undo this: Position' }).click();
  await expect(page.getByLabel('Position')).not.toHaveValue('Physicist');
  await update(page);
  expect(await contentAt(onCard)).toEqual({ ...before, name: 'Mine' });
});

test('restores a deleted item as it was', async ({ page }) => {
  const path = 'team/samuel-adeyemi';
  const before = await contentAt(path);
  await storeDirectly(path, null);
  await openItems(page, '/contentteam');
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  const deleted = page.getByRole('dialog', { name: 'Recently deleted' });
  await deleted.getByRole('button', { name: 'Restore Samuel Adeyemi' }).click();
  await expect(page.getByText('Samuel Adeyemi restored.')).toBeVisible();
  await expect(deleted.getByText('Nothing to restore.')).toBeVisible();
  await deleted.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Edit Samuel Adeyemi' })).toBeVisible();
  expect(await contentAt(path)).toEqual(before);
  expect(await storedDocument(path)).toMatchObject({ version: 2 });
});
