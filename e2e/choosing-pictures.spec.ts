import { libraryPicture, revision, siteDocument } from '@lamplight/content/paths';
import { withoutFocus } from '@lamplight/content/pictureFocus';
import type { Page } from '@playwright/test';
import { demoLibrary } from '../content/demo/library.ts';
import { demoStaff, resetDemo, storeLibrary } from './support/demo.ts';
import { answer, openEditor, savedLabel, update } from './support/editor.ts';
import {
  imageAddress,
  lamp,
  pictureChooser,
  pictureDetails,
  putInto,
  shownOnAbout,
  storedAbout,
  upload,
} from './support/library.ts';
import { smallPhoto } from './support/photos.ts';
import { openPage } from './support/sharedTab.ts';
import { storedCollection, storedDocument, storeVersion } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const detailsButton = (page: Page, of: string) =>
  pictureChooser(page)
    .getByRole('listitem')
    .filter({ hasText: of })
    .getByRole('button', { name: 'Details' });

test(
  'staff set the focal point by click or keyboard, and pages crop around it',
  nightly,
  async ({ page, browser }) => {
    await openEditor(page, '/contentabout');
    await page.getByText('Focal point').click();
    const left = page.getByRole('slider', { name: 'From the left' });
    const top = page.getByRole('slider', { name: 'From the top' });
    const picture = page.locator('details img').first();
    const box = await picture.boundingBox();
    if (!box) throw new Error('The picture is not shown');
    await picture.click({ position: { x: box.width / 4, y: box.height / 2 } });
    await expect(left).toHaveValue('25');
    await expect(top).toHaveValue('50');
    await top.press('ArrowLeft');
    await expect(imageAddress(page)).toHaveValue(`${shownOnAbout}#focus=25,49`);
    for (const frame of await page.locator('details li img').all()) {
      await expect(frame).toHaveCSS('object-position', '25% 49%');
    }
    await update(page);
    expect(await storedAbout()).toMatchObject({
      image: { url: `${shownOnAbout}#focus=25,49` },
      imageAlts: { [shownOnAbout]: expect.stringMatching(/./) },
    });

    const visitor = await browser.newPage();
    await visitor.goto('/about');
    const shown = visitor.locator('main img').first();
    await expect(shown).toHaveCSS('object-position', '25% 49%');
    await expect(shown).toHaveAttribute('src', shownOnAbout);
    await expect(shown).toHaveAttribute('alt', /./);
    await visitor.close();
  },
);

test(
  'a new focal point applies on all pages except those with their own',
  nightly,
  async ({ page }) => {
    await storeLibrary(shownOnAbout);
    const home = (await storedDocument(siteDocument('home'))) ?? {};
    const slides = [shownOnAbout, `${shownOnAbout}#focus=1,2`];
    await storeVersion(siteDocument('home'), { ...home, sliderImages: slides }, 2);
    await openPage(page, '/contentpictures');
    await page.getByRole('button', { name: /^Slide reading circle/ }).click();
    await pictureDetails(page).getByRole('slider', { name: 'From the top' }).fill('20');
    await pictureDetails(page).getByRole('button', { name: 'Update' }).click();
    await answer(page, 'Use this focal point on all pages?', 'Use everywhere');
    await expect(page.getByText('Focal point set on all pages.')).toBeVisible();
    const now = `${shownOnAbout}#focus=50,20`;
    expect(await storedAbout()).toMatchObject({ image: { url: now }, version: 2 });
    expect(await storedDocument(siteDocument('home'))).toMatchObject({
      sliderImages: [now, `${shownOnAbout}#focus=1,2`],
      version: 3,
      updatedBy: demoStaff.uid,
    });
  },
);

test(
  'replacing a picture updates every page with its alt text and keeps the history',
  nightly,
  async ({ page }) => {
    await storeLibrary(shownOnAbout, lamp);
    const before = await storedAbout();
    await openPage(page, '/contentpictures');
    await page.getByLabel('Find').fill('reading circle');
    await page.getByRole('button', { name: /^Slide reading circle/ }).click();
    await expect(pictureDetails(page).getByRole('link', { name: 'About' })).toBeVisible();
    await expect(pictureDetails(page).getByRole('button', { name: 'Delete' })).toBeDisabled();
    await pictureDetails(page).getByRole('button', { name: 'Replace' }).click();
    await pictureChooser(page).getByRole('button', { name: 'Event open evening' }).click();
    await answer(page, 'Replace Slide reading circle with Event open evening?', 'Replace');
    await expect(page.getByText('Replaced with Event open evening.')).toBeVisible();
    const { content } = demoLibrary.find((each) => each.content.address === lamp) ?? {};
    expect(await storedAbout()).toMatchObject({
      image: { url: lamp },
      imageAlts: { [lamp]: content?.alt },
      version: 2,
    });
    expect(await storedDocument(revision(siteDocument('about'), 1))).toEqual(before);
    const home = await storedDocument(siteDocument('home'));
    expect(JSON.stringify(home)).not.toContain('slide-reading-circle');
    // All of it is one commit.
    expect(home?.updatedAt).toEqual((await storedAbout())?.updatedAt);
    await expect(pictureDetails(page).getByText('Not used on any page.')).toBeVisible();
    await expect(pictureDetails(page).getByRole('button', { name: 'Replace' })).toHaveCount(0);

    await test.step('a cropped picture replaces the original and keeps its details', async () => {
      await pictureDetails(page).getByRole('button', { name: 'Cancel' }).click();
      await page.getByLabel('Find').fill('open evening');
      await page.getByRole('button', { name: /^Event open evening/ }).click();
      await pictureDetails(page).getByRole('button', { name: 'Crop or rotate' }).click();
      const dialog = page.getByRole('dialog', { name: 'Crop and rotate' });
      await dialog.getByText('Square', { exact: true }).click();
      await dialog.getByRole('slider', { name: 'Zoom' }).fill('200');
      await dialog.getByRole('button', { name: 'Apply' }).click();
      await answer(page, 'Replace Event open evening with Event open evening, edited?', 'Replace');
      const details = page.getByRole('dialog', { name: 'Event open evening, edited' });
      await expect(details).toContainText('300 × 300 pixels');
      await expect(details.getByLabel('Credit')).toHaveValue(content?.credit ?? '');
      const about = await storedAbout();
      const { url = '' } = (about?.image ?? {}) as { url?: string };
      expect(url).toMatch(/^\/pictures\/[0-9a-f]{64}\.300w\.webp/);
      expect(about?.imageAlts).toMatchObject({ [withoutFocus(url)]: content?.alt });
    });
  },
);

test('the crop of a picture that no page uses is opened', nightly, async ({ page }) => {
  await openPage(page, '/contentpictures');
  await upload(page, 'Upload pictures', await smallPhoto('#204060', 'Sky.png'));
  const crop = async () => {
    await page.getByRole('button', { name: /^Sky/ }).last().click();
    await expect(pictureDetails(page)).toContainText('Not used on any page');
    await pictureDetails(page).getByRole('button', { name: 'Crop or rotate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crop and rotate' });
    await dialog.getByText('Square', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('dialog', { name: 'Sky, edited' })).toBeVisible();
  };
  await crop();
  await expect(page.getByText('Added “Sky, edited” to the library.')).toBeVisible();
  await putInto(pictureDetails(page), await smallPhoto('#602040'));
  await pictureDetails(page).getByRole('button', { name: 'Cancel' }).click();
  expect(await storedCollection('pictures')).toHaveLength(2);
  await crop();
  await expect(page.getByText('Already in the library as “Sky, edited”.')).toBeVisible();
});

test(
  'editing, replacing and deleting pictures in the chooser keeps unsaved changes',
  nightly,
  async ({ page }) => {
    await storeLibrary(shownOnAbout, lamp);
    await openEditor(page, '/contentabout');
    const title = page.locator('[name="title1"]');
    await title.fill('Who we are');
    await page.getByRole('button', { name: 'Replace the picture for Image' }).click();
    await detailsButton(page, 'Event open evening').click();
    await pictureDetails(page).getByLabel('Description (alt text)').fill('A lamp in a window');
    await pictureDetails(page).getByRole('button', { name: 'Update' }).click();
    await expect(pictureDetails(page)).toBeHidden();

    await detailsButton(page, 'Slide reading circle').click();
    await pictureDetails(page).getByRole('button', { name: 'Replace' }).click();
    await expect(
      pictureChooser(page)
        .last()
        .getByRole('button', { name: /^Details/ }),
    ).toHaveCount(0);
    await pictureChooser(page)
      .last()
      .getByRole('button', { name: /^Event open evening/ })
      .click();
    await answer(page, 'Replace Slide reading circle with Event open evening?', 'Replace');
    await expect(pictureDetails(page).getByText('Not used on any page.')).toBeVisible();
    await pictureDetails(page).getByRole('button', { name: 'Delete' }).click();
    await answer(page, 'Delete Slide reading circle?', 'Delete');
    await expect(pictureDetails(page)).toBeHidden();
    await expect(pictureChooser(page).getByText('1 picture', { exact: true })).toBeVisible();
    await pictureChooser(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(title).toHaveValue('Who we are');
    await update(page);
    await expect(imageAddress(page)).toHaveValue(lamp);
    expect(await storedAbout()).toMatchObject({
      title1: 'Who we are',
      image: { url: lamp },
      imageAlts: { [lamp]: 'A lamp in a window' },
      version: 3,
    });
  },
);

test(
  'a picture that a colleague has just used on a page isn’t deleted',
  nightly,
  async ({ page }) => {
    const spare = '/demo/slide-graduation.800w.webp';
    const [{ content } = { content: {} }] = demoLibrary;
    await storeVersion(libraryPicture('spare'), { ...content, address: spare, order: 1 }, 1);
    await openPage(page, '/contentpictures');
    await page.getByRole('button', { name: /Not used/ }).click();
    await storeVersion(
      siteDocument('about'),
      { ...(await storedAbout()), image: { url: spare } },
      2,
    );
    await pictureDetails(page).getByRole('button', { name: 'Delete' }).click();
    await expect(pictureDetails(page).getByRole('link', { name: 'About' })).toBeVisible();
    expect(await storedCollection('pictures')).toHaveLength(1);
  },
);

test('staff mark a picture as decorative and undo it', nightly, async ({ page }) => {
  await openEditor(page, '/contentnews');
  const shows = page.getByLabel('Description (alt text)');
  const decorates = page.getByRole('checkbox', { name: 'Decorative' });
  const stored = await shows.inputValue();
  expect(stored).not.toBe('');
  await decorates.press('Space');
  await expect(shows).toBeDisabled();
  await decorates.press('Space');
  await expect(shows).toBeEnabled();
  await expect(shows).toHaveValue(stored);
  await expect(page.getByText(savedLabel)).toBeVisible();

  await shows.fill('A robot');
  await decorates.press('Space');
  await update(page);
  const url = '/demo/initiative-coding-lab.1200w.webp';
  expect(await storedDocument('news/forty-laptops')).toMatchObject({ imageAlts: { [url]: '' } });
  await decorates.press('Space');
  await expect(shows).toHaveValue('A robot');
  await update(page);
  expect(await storedDocument('news/forty-laptops')).toMatchObject({
    imageAlts: { [url]: 'A robot' },
  });

  const portrait = '/demo/portrait-07.600w.webp';
  await storeLibrary(portrait);
  await page.getByRole('button', { name: /^Replace/ }).click();
  await pictureChooser(page)
    .getByRole('button', { name: /^Portrait 07/ })
    .click();
  await expect(decorates).toBeChecked();
});

test(
  'alt text of team members, testimonials and news is edited next to the picture',
  nightly,
  async ({ page, browser }) => {
    await openPage(page, '/contentteam');
    await page.getByRole('button', { name: 'Edit Amina Yusuf' }).click();
    const member = page.getByRole('dialog', { name: 'Edit Team Member' });
    await member.getByRole('checkbox', { name: 'Decorative' }).press('Space');
    await member.getByLabel('Description (alt text)').fill('Amina at her desk');
    await member.getByRole('button', { name: 'Update' }).click();
    await expect(member).toBeHidden();

    await openEditor(page, '/contentmentortestimonial');
    await page.getByRole('button', { expanded: false }).first().click();
    await page.getByRole('checkbox', { name: 'Decorative' }).first().press('Space');
    await page.getByLabel('Description (alt text)').first().fill('A mentor, laughing');
    await update(page);

    const visitor = await browser.newPage();
    await visitor.goto('/team');
    await expect(visitor.getByAltText('Amina at her desk')).toBeVisible();
    await visitor.goto('/mentorTestimonial');
    await expect(visitor.getByAltText('A mentor, laughing')).toBeVisible();
    await visitor.goto('/news');
    await expect(visitor.getByAltText(/laptops program a small robot/)).toBeVisible();
    await visitor.close();
  },
);
