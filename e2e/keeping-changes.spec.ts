import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import {
  answer,
  errorDialog,
  holdSaves,
  openEditor,
  undo,
  unfold,
  update,
} from './support/editor.ts';
import { putInto } from './support/library.ts';
import { smallPhoto } from './support/photos.ts';
import { openPage } from './support/sharedTab.ts';
import { storeDirectly, storedDocument, storedItems, storeVersion } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const updateButton = (page: Page) => page.getByRole('button', { name: 'Update', exact: true });
const saveByKey = (page: Page) => page.keyboard.press('ControlOrMeta+S');

const testimonials = '/contentmentortestimonial';
const card = (page: Page, number: number) =>
  page.getByRole('group', { name: `Testimonial ${number}`, exact: true });

test('a conflict is asked about although an item was deleted in the meantime', async ({ page }) => {
  const path = 'mentorTestimonials/ruth-okafor';
  await openEditor(page, testimonials);
  await page.getByRole('button', { name: /^Ruth Okafor/ }).click();
  await card(page, 1).getByLabel('Feedback').fill('Mine');
  await storeVersion(path, { ...(await storedDocument(path)), feedback: 'Hers' }, 2);
  const meanwhile = page.getByText('Someone else saved this page in the meantime.');
  await expect(meanwhile).toBeVisible();
  await page.getByRole('button', { name: 'Remove Testimonial 2' }).click();
  await answer(page, 'Delete Joseph Mensah?', 'Delete');
  await expect(page.getByText('Testimonial deleted successfully!')).toBeVisible();
  await expect(meanwhile).toBeVisible();
  await updateButton(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('Hers');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(await storedDocument(path)).toMatchObject({ feedback: 'Hers', version: 2 });
});

test('changes of an item that was deleted in the meantime can be kept', async ({ page }) => {
  const path = 'mentorTestimonials/ruth-okafor';
  const theirs = Object(await storedDocument(path));
  await storeVersion(path, theirs, 2);
  await openEditor(page, testimonials);
  await page.getByRole('button', { name: /^Ruth Okafor/ }).click();
  await card(page, 1).getByLabel('Feedback').fill('Mine');
  await storeDirectly(path, null);
  await expect(page.getByText('Someone else saved this page in the meantime.')).toBeVisible();
  await updateButton(page).click();
  const question = page.getByRole('alertdialog');
  // Its radio button is out of sight.
  await question.getByRole('radiogroup').getByText('Mine', { exact: true }).first().click();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Content updated successfully!')).toBeVisible();
  const [kept] = await storedItems('mentorTestimonials');
  expect(kept).toMatchObject({ name: theirs.name, feedback: 'Mine', version: 1 });
});

test.describe('when the store refuses or loses a save', () => {
  test.use({ expectedMessages: /./ });

  test('a save whose response was lost is told as saved', async ({ page }) => {
    await openEditor(page, '/contentsupport');
    // The first save also loads code, and the time limit of a save begins before that.
    await page.getByLabel('Point 1').first().fill('First');
    const saved = page.getByText('Support content updated successfully!');
    await update(page, 'Support content updated successfully!');
    await expect(saved).toHaveCount(0);
    await page.getByLabel('Point 1').first().fill('Mine');
    const [stored, lost] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(/\/documents:commit/, async (route) => {
      await route.fetch();
      stored.resolve();
      await lost.promise;
      await route.abort();
    });
    await updateButton(page).click();
    await stored.promise;
    await expect(errorDialog(page)).toBeVisible();
    lost.resolve();
    await expect(saved).toBeVisible();
    await expect(errorDialog(page)).toBeHidden();
    await expect(page.getByText('Not saved.')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByLabel('Point 1').first().fill('Mine, corrected');
    await updateButton(page).click();
    await expect
      .poll(async () => Object(await storedDocument('site/support')).donate.point1)
      .toBe('Mine, corrected');
  });

  test('a conflict with text typed during a save is asked about', async ({ page }) => {
    await openEditor(page, '/contentsupport');
    await page.getByLabel('Point 1').first().fill('Saved');
    const release = await holdSaves(page);
    await updateButton(page).click();
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    await page.getByLabel('Point 2').first().fill('Mine');
    const support = Object(await storedDocument('site/support'));
    const donate = { ...support.donate, point2: 'Hers' };
    await storeVersion('site/support', { ...support, donate }, 2);
    release();
    await expect(page.getByText('Support content updated successfully!')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await updateButton(page).click();
    await expect(page.getByRole('alertdialog')).toContainText('Hers');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Point 2').first()).toHaveValue('Mine');
    expect(await storedDocument('site/support')).toMatchObject({
      donate: { point1: 'Saved', point2: 'Hers' },
      version: 3,
    });
  });

  test('a new item that was stored by a failed save keeps later corrections', async ({ page }) => {
    await openEditor(page, testimonials);
    for (const [number, name] of [
      [7, 'Noor Haddad'],
      [8, 'Ines Costa'],
    ] as const) {
      await page.getByRole('button', { name: 'Add Testimonial' }).click();
      await card(page, number).getByLabel(/^Name/).fill(name);
      await card(page, number).getByLabel('Position').fill('Mentor');
      await card(page, number).getByLabel('Feedback').fill('They asked.');
      await card(page, number).locator('summary', { hasText: 'Advanced' }).click();
      await card(page, number)
        .getByLabel(/^Image\W*$/)
        .fill('/demo/portrait-07.600w.webp');
    }
    let commits = 0;
    await page.route(/\/documents:commit/, (route) => {
      commits += 1;
      return commits > 1 ? route.abort() : route.continue();
    });
    await updateButton(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    await card(page, 7).getByLabel('Feedback').fill('They asked. I learned.');
    await page.unrouteAll({ behavior: 'wait' });
    await update(page);
    await expect(card(page, 7).getByLabel('Feedback')).toHaveValue('They asked. I learned.');
    expect((await storedItems('mentorTestimonials')).slice(6)).toMatchObject([
      { name: 'Noor Haddad', feedback: 'They asked. I learned.' },
      { name: 'Ines Costa', feedback: 'They asked.' },
    ]);
  });
});

test('a picture stays with its item when that is moved', async ({ page }) => {
  const slides = async () => Object(await storedDocument('site/home')).sliderImages as string[];
  const [first, second, ...others] = await slides();
  const slide = (number: number) =>
    page.getByRole('group', { name: `slide ${number}`, exact: true });
  const up = page.getByRole('button', { name: 'Move slide 2 up' });
  await openEditor(page, '/contenthome');
  await unfold(page.getByRole('region', { name: 'Image slider' }));

  await test.step('whose removal is undone', async () => {
    await slide(2)
      .getByRole('button', { name: /^Remove the picture/ })
      .click();
    await up.click();
    await undo(page, 'Removed the picture');
    await update(page);
    expect(await slides()).toEqual([second, first, ...others]);
  });

  await test.step('that is being uploaded', async () => {
    const release = await holdSaves(page);
    await putInto(
      slide(2).getByRole('button', { name: /^Replace/ }),
      await smallPhoto('#103050', 'lamp.png'),
    );
    await expect(slide(2).getByText(/lamp\.png: /)).toBeVisible();
    await up.click();
    release();
    await expect(slide(1).getByText(/lamp\.png: /)).toHaveCount(0);
    await update(page);
    expect(await slides()).toEqual([expect.stringMatching(/^\/pictures\//), second, ...others]);
  });
});

test('the focus stays in a list of texts after a save', nightly, async ({ page }) => {
  const path = 'news/forty-laptops';
  const stored = await storedDocument(path);
  await storeVersion(path, { ...stored, tags: ['Lamps', 'Labs', 'Books'] }, 2);
  await openPage(page, '/contentallnews');
  await page.getByRole('button', { name: /^Edit Forty/ }).click();
  const tags = page.getByRole('textbox', { name: 'Tag', exact: true });
  await tags.last().fill('Robo');
  const release = await holdSaves(page);
  await saveByKey(page);
  await tags.last().pressSequentially('ti');
  release();
  await expect(page.getByText('News updated')).toBeVisible();
  await page.keyboard.type('cs');
  await expect(tags.last()).toHaveValue('Robotics');
  await expect(tags.first()).toHaveValue('Lamps');
});

test('a draft stays open while someone saves the live page', nightly, async ({ page }) => {
  await openEditor(page, '/contentsupport');
  await page.getByLabel('Point 1').first().fill('Of the draft');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const notice = page.getByRole('region', { name: 'Draft', exact: true });
  const node = await notice.elementHandle();
  const support = Object(await storedDocument('site/support'));
  const donate = { ...support.donate, point2: 'Hers' };
  await storeVersion('site/support', { ...support, donate }, 2);
  await expect(page.getByLabel('Point 2').first()).toHaveValue('Hers');
  expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
});

test('saving twice at once in a dialog is one save', nightly, async ({ page }) => {
  await openPage(page, '/contentteam');
  await page.getByRole('button', { name: 'Edit Samuel Adeyemi' }).click();
  const position = page.getByRole('dialog').getByLabel('Position');
  await position.fill('Keeps ');
  const release = await holdSaves(page);
  await saveByKey(page);
  await position.pressSequentially('the key');
  await saveByKey(page);
  release();
  await expect(page.getByText('Team member updated successfully!')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(position).toHaveValue('Keeps the key');
  await saveByKey(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await storedDocument('team/samuel-adeyemi')).toMatchObject({
    position: 'Keeps the key',
    version: 3,
  });
});

test(
  'restoring a version of an item asks before typed text is replaced',
  nightly,
  async ({ page }) => {
    const path = 'mentorTestimonials/joseph-mensah';
    await storeVersion(path, { ...(await storedDocument(path)), position: 'Physicist' }, 2);
    await openEditor(page, testimonials);
    await page.getByRole('button', { name: /^Ruth Okafor/ }).click();
    await card(page, 1).getByLabel('Feedback').fill('Mine');
    await page.getByRole('button', { name: /^Joseph Mensah/ }).click();
    await card(page, 2).getByLabel('Feedback').fill('Mine too');
    await card(page, 2).getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await history
      .getByRole('listitem', { name: 'Version 1' })
      .getByRole('button', { name: 'Restore' })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Replace your unsaved changes?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await history.getByRole('button', { name: 'Close' }).click();
    await expect(card(page, 2).getByLabel('Feedback')).toHaveValue('Mine too');
  },
);

test('undoing a restored version keeps later changes', nightly, async ({ page }) => {
  const support = Object(await storedDocument('site/support'));
  const donate = { ...support.donate, point1: 'Second' };
  await storeVersion('site/support', { ...support, donate }, 2);
  await openEditor(page, '/contentsupport');
  await page.getByRole('button', { name: 'History' }).click();
  await page
    .getByRole('dialog', { name: 'History' })
    .getByRole('listitem', { name: 'Version 1' })
    .getByRole('button', { name: 'Restore' })
    .click();
  const point = (number: number) => page.getByLabel(`Point ${number}`).first();
  await expect(point(1)).toHaveValue(support.donate.point1);
  await point(2).fill('Typed since');
  await undo(page, 'This version is in the form now');
  await expect(point(1)).toHaveValue('Second');
  await expect(point(2)).toHaveValue('Typed since');
});
