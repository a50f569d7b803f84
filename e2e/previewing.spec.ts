import { resetDemo } from './support/demo.ts';
import { openAdvanced, openEditor, openTitleWord } from './support/editor.ts';
import { editorCases } from './support/editors.ts';
import { openItems } from './support/lists.ts';
import { openPreview, preview } from './support/preview.ts';
import { bringToRest } from './support/sharedTab.ts';
import { storedCollection, storedDocument, storeVersion } from './support/store.ts';
import { expect, nightly, staffTest, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

test('the preview shows changes as they are typed and stays in step with the fields', async ({
  page,
}) => {
  await openEditor(page, '/contenthome');
  const shown = await openPreview(page);

  await test.step('the preview scrolls to the focused field', async () => {
    const quote = page
      .getByRole('region', { name: 'Testimonials' })
      .getByLabel(/^Quote/)
      .first();
    const seen = shown.getByText(await quote.inputValue());
    await expect(seen).not.toBeInViewport();
    await quote.focus();
    await expect(seen).toBeInViewport();
    await openAdvanced(page);
    await page.getByLabel('Slider image URL').first().focus();
    await expect(seen).not.toBeInViewport();
  });

  await test.step('clicking a part focuses its field without leaving the editor', async () => {
    const focused = page.locator(':focus');

    await shown.getByText('hour,').click();
    await expect(focused).toHaveValue('hour,');
    await shown.getByRole('link', { name: 'Read our story' }).click();
    await expect(focused).toHaveValue('Read our story');
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(/^One hour,/);
    const pictures = shown.getByRole('region', { name: 'Pictures of our work' });
    await pictures.getByRole('img').first().click();
    await expect(focused).toHaveAttribute('name', 'sliderImages.0.value');

    // Controls that show more of the page still work.
    await shown.getByRole('button', { name: 'Next slide' }).first().click();
    await pictures.locator('img').nth(1).click();
    await expect(focused).toHaveAttribute('name', 'sliderImages.1.value');
    expect(new URL(page.url()).pathname).toBe('/contenthome');
  });

  await test.step('two places with the same text each focus their own field', async () => {
    const words = shown.getByRole('heading', { level: 1 }).getByText('one', { exact: true });
    await words.nth(0).click();
    await expect(page.locator(':focus')).toHaveAttribute('name', 'story.title.2.word');
    await words.nth(1).click();
    await expect(page.locator(':focus')).toHaveAttribute('name', 'story.title.4.word');
  });

  await test.step('changes show immediately and without requests', async () => {
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(/^One hour,/);
    await expect(shown.getByRole('region', { name: 'Pictures of our work' })).toBeVisible();
    await expect(shown.locator('.swiper-initialized').first()).toBeVisible();

    const urls: string[] = [];
    page.on('request', (request) => {
      // Code of other editors is loaded ahead, so are pictures that come into sight, and colleagues are told who is here.
      const aside = /\/assets\/|\/demo\/|\/Listen\//.test(request.url());
      if (!aside && !request.postData()?.includes('/presence/')) urls.push(request.url());
    });
    const story = page.getByRole('region', { name: 'Story' });
    const first = await openTitleWord(page, 1);
    await first.getByLabel(/^Word/).fill('Two');
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(/^Two hour,/);
    await story.getByLabel('Button').fill('Come in');
    await expect(shown.getByRole('link', { name: 'Come in' })).toBeVisible();
    const second = await openTitleWord(page, 2);
    await second.getByRole('button', { name: 'Remove title word 2' }).click();
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(/^Two one/);
    await openTitleWord(page, 1);
    await first.getByRole('textbox', { name: 'Colour' }).fill('#123456');
    await expect(shown.getByText('Two', { exact: true })).toHaveCSS('color', 'rgb(18, 52, 86)');
    expect(urls).toEqual([]);
    expect(await storedDocument('site/home')).toMatchObject({ version: 1 });
  });
});

test(
  'a text scrolls to its first paragraph, and a click on any focuses its field',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contentabout');
    const shown = await openPreview(page);
    await page.getByText('Phone', { exact: true }).click();
    const story = page.getByLabel(/^Story/);
    const first = shown.getByText('The library in Harbour Street');
    await expect(first).not.toBeInViewport();
    await story.focus();
    await expect(first).toBeInViewport();
    await page.getByLabel(/^First title/).focus();
    await shown.getByText('The lamp still works.').click();
    await expect(story).toBeFocused();
  },
);

staffTest(
  'it shows the phone layout too, and remembers the choice on this device',
  nightly,
  async ({ page }) => {
    await page.addInitScript(
      () => sessionStorage.length || localStorage.removeItem('lamplight.preview'),
    );
    await openEditor(page, '/contentmission');
    const menu = preview(page).getByText('Menu', { exact: true });
    await expect(preview(page).getByRole('main')).toBeVisible();
    await expect(menu).toBeHidden();
    await page.getByText('Phone', { exact: true }).click();
    await expect(menu).toBeVisible();
    const splitter = page.getByRole('separator', { name: 'Width of the form' });
    const before = await page.locator('main form').boundingBox();
    await splitter.press('ArrowRight');
    await expect(splitter).toHaveAttribute('aria-valuenow', '52');
    expect((await page.locator('main form').boundingBox())?.width).toBeGreaterThan(
      before?.width ?? Number.POSITIVE_INFINITY,
    );
    await page.evaluate(() => sessionStorage.setItem('visited', 'yes'));
    await page.reload();
    await expect(menu).toBeVisible();
    await expect(splitter).toHaveAttribute('aria-valuenow', '52');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('region', { name: 'Preview' })).toBeHidden();
  },
);

test('forms in the preview send nothing', async ({ page }) => {
  await openEditor(page, '/contentfeedback');
  const shown = await openPreview(page);
  await expect(shown.getByRole('dialog')).toContainText('Thank you for writing to us');
  await page.getByLabel(/^Feedback title/).fill('Heard!');
  await expect(shown.getByRole('dialog', { name: 'Heard!' })).toBeVisible();
  const email = shown.getByLabel(/^Email or Phone/);
  await email.focus();
  await page.keyboard.type('noor@example.org');
  await expect(email).toHaveValue('');
  await page.keyboard.press('Enter');
  await shown.getByRole('button', { name: 'Submit' }).click({ force: true });
  expect(await storedCollection('feedback')).toEqual([]);
  await expect(shown.getByRole('alert')).toHaveCount(0);
});

test('in a dialog, the preview shows the page with the item', async ({ page }) => {
  await openItems(page, '/contentteam');
  await page.getByRole('button', { name: 'Edit Amina Yusuf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Team Member' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const shown = preview(page);
  await dialog.getByLabel(/^Name/).fill('Amina the Second');
  await expect(shown.getByRole('dialog', { name: 'Amina the Second' })).toBeVisible();
  await shown.getByRole('button', { name: 'Close' }).click();
  await shown
    .getByRole('link', { name: /Amina the Second/ })
    .getByText('Amina')
    .click();
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await expect(shown.getByRole('dialog', { name: 'Amina the Second' })).toBeVisible();
  await expect(shown.getByRole('link', { name: /Samuel Adeyemi/ })).toBeVisible();
});

test('a collapsed item expands when its field is clicked in the preview', async ({ page }) => {
  await openEditor(page, '/contentmentortestimonial');
  const shown = await openPreview(page);
  const item = page.getByRole('group', { name: 'Testimonial 2' });
  await expect(item.getByLabel(/^Position/)).toBeHidden();
  await shown.getByText('Joseph Mensah').click();
  await expect(item.getByLabel(/^Name/)).toBeFocused();
  await item.getByLabel(/^Position/).fill('Carpenter of Harbour Street');
  await expect(shown.getByText('Carpenter of Harbour Street')).toBeVisible();
});

test('a restored version shows before it is saved', nightly, async ({ page }) => {
  const {
    version: _,
    updatedAt,
    updatedBy,
    ...mission
  } = (await storedDocument('site/mission')) ?? {};
  await storeVersion('site/mission', { ...mission, titlemission1: 'Once upon a time' }, 2);
  await openEditor(page, '/contentmission');
  const shown = await openPreview(page);
  await expect(shown.getByRole('heading', { name: 'Once upon a time' })).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const first = page.getByRole('listitem', { name: 'Version 1', exact: true });
  await first.getByRole('button', { name: 'Restore' }).click();
  await expect(shown.getByText('Once upon a time')).toHaveCount(0);
  await expect(shown.getByRole('heading', { name: String(mission.titlemission1) })).toBeVisible();
  expect(await storedDocument('site/mission')).toMatchObject({ version: 2 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'form and preview are tabs that are distinct in forced colours too',
    nightly,
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await openEditor(page, '/contentsupport');
      const fills = await page
        .getByRole('tab')
        .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundColor));
      expect(new Set(fills).size).toBe(2);
      await page.getByLabel('Point 1').first().fill('Bring a lamp');
      await page.getByRole('tab', { name: 'Preview' }).click();
      await expect(page.getByLabel('Point 1').first()).toBeHidden();
      const point = preview(page).getByText('Bring a lamp');
      await expect(point).toBeVisible();
      await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
      await page.getByRole('tab', { name: 'Preview' }).press('ArrowLeft');
      await expect(page.getByLabel('Point 1').first()).toBeVisible();
      await page.getByRole('tab', { name: 'Edit' }).press('ArrowRight');
      await point.click();
      await expect(page.getByLabel('Point 1').first()).toBeFocused();
      await expect(page.getByRole('region', { name: 'Preview' })).toBeHidden();
    },
  );
});

test('the preview of every editor shows changes as they are typed', nightly, async ({ page }) => {
  test.setTimeout(120_000);
  await page.evaluate(() =>
    localStorage.setItem('lamplight.preview', '{"open":true,"screen":"desktop"}'),
  );
  for (const { path, fields } of editorCases) {
    await openEditor(page, path);
    const field = fields.find(({ seen, optional }) => seen === undefined && !optional);
    if (!field) throw new Error(`No field of ${path} is read by visitors`);
    const name = page
      .locator('main form')
      .getByLabel(new RegExp(`^${field.label}\\W*$`))
      .first();
    await name.fill('Lit by many lamps');
    await expect(preview(page).getByText('Lit by many lamps').first(), path).toBeVisible();
    await bringToRest(page);
  }
});

staffTest.describe('with the connection cut', () => {
  staffTest.use({ expectedMessages: /Failed to load resource|net::ERR/ });

  staffTest(
    'the preview says that it failed to load, and can be retried',
    nightly,
    async ({ page }) => {
      const modules = '**/assets/mountPreview-*.js';
      await openEditor(page, '/contentsupport');
      await page.route(modules, (route) => route.abort());
      await page.getByRole('button', { name: 'Preview' }).click();
      const failure = page.getByText('Could not load the preview. Are you online?');
      await expect(failure).toBeVisible();
      await page.getByLabel('Point 1').first().fill('Typed all the same');
      await page.unroute(modules);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(preview(page).getByText('Typed all the same')).toBeVisible();
      await expect(failure).toBeHidden();
    },
  );
});
