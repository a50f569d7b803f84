import { pictureFile, siteDocument } from '@lamplight/content/paths';
import { sizeAt } from '@lamplight/content/pictureFile';
import { resetDemo, storeLibrary } from './support/demo.ts';
import { answer, openAdvanced, openEditor } from './support/editor.ts';
import {
  lamp,
  pictureChooser,
  pictureDetails,
  shownOnAbout,
  storedAbout,
} from './support/library.ts';
import { openPage } from './support/sharedTab.ts';
import { giveRole } from './support/staff.ts';
import { storedDocument, storeVersion } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

test(
  'only managers can replace a picture used as the logo, and the new logo is square',
  nightly,
  async ({ page }) => {
    await storeLibrary(shownOnAbout, lamp);
    const organisation = siteDocument('organisation');
    const before = await storedDocument(organisation);
    await storeVersion(
      organisation,
      { ...before, logo: shownOnAbout },
      Number(before?.version) + 1,
    );
    await giveRole('editor');
    await openPage(page, '/contentpictures');
    await page.getByRole('button', { name: /^Slide reading circle/ }).click();
    await expect(
      pictureDetails(page).getByText(/^Only a manager can replace it .* “Organisation”\.$/),
    ).toBeVisible();
    const replace = pictureDetails(page).getByRole('button', { name: 'Replace' });
    await expect(replace).toHaveCount(0);
    // Nor is it cut around another point on some of the pages.
    await pictureDetails(page).getByRole('slider', { name: 'From the top' }).fill('20');
    await pictureDetails(page).getByRole('button', { name: 'Update' }).click();
    await expect(pictureDetails(page)).toBeHidden();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await storedAbout()).toMatchObject({ image: { url: shownOnAbout }, version: 1 });

    await giveRole('manager');
    await page.getByRole('button', { name: /^Slide reading circle/ }).click();
    await replace.click();
    await pictureChooser(page).getByRole('button', { name: 'Event open evening' }).click();
    await answer(page, 'Replace Slide reading circle with Event open evening?', 'Replace');
    await expect(page.getByText('Replaced with Event open evening.')).toBeVisible();
    const [about, now] = [await storedAbout(), await storedDocument(organisation)];
    expect(about).toMatchObject({ image: { url: lamp } });
    expect(now).toMatchObject({ logo: expect.stringMatching(/\.512w\.png$/) });
    expect(now?.updatedAt).toEqual(about?.updatedAt);
    const { picture = '' } = sizeAt(String(now?.logo)) ?? {};
    expect(await storedDocument(pictureFile(picture))).toMatchObject({
      type: 'image/png',
      width: 512,
      height: 512,
      sizes: { '32w.png': expect.anything(), '180w.png': expect.anything() },
    });
  },
);

test('a square logo is made from a typed address', nightly, async ({ page }) => {
  await openEditor(page, '/contentorganisation');
  const logo = page.locator('[name="logo"]');
  const square = page.getByRole('button', { name: /^Make a square logo/ });
  await openAdvanced(page);
  await logo.fill(shownOnAbout);
  await square.click();
  await expect(logo).toHaveValue(/^\/pictures\/[0-9a-f]{64}\.512w\.png$/);
  await expect(square).toHaveCount(0);
});
