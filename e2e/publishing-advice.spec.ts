import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { openAdvanced, openEditor, openTitleWord, update } from './support/editor.ts';
import { clear } from './support/fields.ts';
import { tabTo } from './support/keyboard.ts';
import { openItems } from './support/lists.ts';
import { openPreview } from './support/preview.ts';
import { storedDocument } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const advice = (page: Page) => page.getByRole('region', { name: 'Before you publish' });
const line = (page: Page, text: string | RegExp) =>
  advice(page).getByRole('button', { name: text });

/** The page's requests for axe, which only a preview needs. */
function requestsForAxe(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => /\/axe[^/]*\.js/.test(request.url()) && urls.push(request.url()));
  return urls;
}

test('changes get suggestions, which disappear once fixed', async ({ page }) => {
  const urls = requestsForAxe(page);
  await openEditor(page, '/contenthome');
  await page.getByLabel('Button').fill('Come in');
  const word = await openTitleWord(page, 1);
  const colour = word.getByRole('textbox', { name: 'Colour' });
  await colour.fill('#ffe9a8');
  await expect(
    word.getByText(/Contrast 1\.\d:1\. Large text needs at least 4\.5:1\./),
  ).toBeVisible();
  const pale = line(page, /^Title word 1: Colour The contrast of this colour is/);
  await expect(pale).toBeVisible();
  await expect(advice(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('One suggestion before you publish')).toBeAttached();
  await expect(advice(page)).not.toBeInViewport();
  await page.getByRole('button', { name: '1 suggestion' }).click();
  await expect(advice(page)).toBeInViewport();

  const event = page.getByRole('group', { name: 'main event 1' });
  await event.getByLabel(/^Description(?! \(alt)/).fill('This event was on 3 March 2020.');
  await expect(line(page, /^Main event 1: Description 3 March 2020 has passed/)).toBeVisible();
  await openAdvanced(event);
  await event.getByLabel(/^Image\W*$/).fill('/demo/portrait-07.600w.webp');
  await line(page, /^Main event 1: Image This picture has no description yet/).click();
  await expect(event.getByLabel('Description (alt text)')).toBeFocused();
  await page.keyboard.type('A neighbour.');
  await expect(line(page, /^Main event 1: Image/)).toBeHidden();

  await pale.click();
  await expect(colour).toBeFocused();

  const repair = advice(page).getByRole('button', { name: /^Use #.* for Title word 1: Colour$/ });
  await expect(repair).toContainText(/^ ?Use #[0-9a-f]{6}$/);
  const readable = (await repair.innerText()).replace('Use', '').trim();
  await test.step('a colour is replaced by the nearest readable one, with the keyboard', async () => {
    await page.getByRole('button', { name: '2 suggestions' }).click();
    await tabTo(page, repair);
    await page.keyboard.press('Enter');
    await expect(colour).toBeFocused();
    await expect(colour).toHaveValue(readable);
    await expect(pale).toBeHidden();
    await expect(word.getByText(/easy to read/)).toBeHidden();
  });
  await expect(advice(page).getByRole('listitem')).toHaveCount(1);
  await update(page);
  await expect(advice(page)).toBeHidden();
  expect(await storedDocument('site/home')).toMatchObject({
    mainevent: [{ description: 'This event was on 3 March 2020.' }, {}, {}],
  });
  expect(await storedDocument('site/home')).toHaveProperty('story.title.0.color', readable);
  expect(urls).toEqual([]);
});

test.describe('in the preview', () => {
  test(
    'a duplicate name leads to the changed field until it is renamed',
    nightly,
    async ({ page }) => {
      const urls = requestsForAxe(page);
      await openEditor(page, '/contentinternational');
      await openPreview(page);
      await page.getByRole('button', { name: /^Summer exchange/ }).click();
      const title = page.getByRole('group', { name: 'Programme 3' }).getByLabel(/^Title/);
      await title.fill('Letters that travel');
      const sameName = line(
        page,
        /^Programme 3: Title Another part of this page has the same name/,
      );
      await expect(sameName).toBeVisible();
      await expect(page.getByText('One suggestion before you publish')).toBeAttached();
      expect(urls).toHaveLength(1);
      await tabTo(page, sameName);
      await page.keyboard.press('Enter');
      await expect(title).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Summers elsewhere');
      await expect(advice(page)).toBeHidden();
    },
  );

  test('alt text that repeats the text next to it gets a suggestion', nightly, async ({ page }) => {
    await openEditor(page, '/contenthome');
    await openPreview(page);
    const event = page.getByRole('group', { name: 'main event 1' });
    const alt = event.getByLabel('Description (alt text)');
    await alt.fill('Open evening');
    await event.getByLabel('Form').fill('');
    await clear(event.getByLabel(/^Description(?! \(alt)/));
    const twice = line(page, /^Main event 1: Image This description repeats the text next to it/);
    await expect(twice).toBeVisible();
    await twice.click();
    await expect(alt).toBeFocused();
    await alt.fill('A full library at night.');
    await expect(advice(page)).toBeHidden();
  });
});

test.describe('a broken picture or link', () => {
  // The browser reports missing files.
  test.use({ expectedMessages: /404|ERR_/ });

  test('gets a suggestion in a dialog too, and can be saved', nightly, async ({ page }) => {
    await openItems(page, '/contentteam');
    await page.getByRole('button', { name: 'Edit Samuel Adeyemi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Team Member' });
    const image = dialog.getByLabel(/^Image\W*$/);
    await expect(dialog.getByLabel('Position')).toBeVisible();
    await openAdvanced(dialog);
    await image.fill('/demo/not-there.webp');
    const broken = line(page, 'Image Visitors will not see this picture: it does not load.');
    await tabTo(page, broken);
    await page.keyboard.press('Enter');
    await expect(image).toBeFocused();
    await dialog.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByText('Team member updated successfully!')).toBeVisible();
    expect(await storedDocument('team/samuel-adeyemi')).toMatchObject({
      image: '/demo/not-there.webp',
    });
  });

  test('is found in a collapsed item', nightly, async ({ page }) => {
    await openEditor(page, '/contentmentortestimonial');
    const toggle = page.getByRole('button', { name: /^Ruth Okafor/ });
    await toggle.click();
    const image = page.getByRole('group', { name: 'Testimonial 1' }).getByLabel(/^Image\W*$/);
    await openAdvanced(page);
    await image.fill('/demo/not-there.webp');
    await expect(line(page, /^Testimonial 1: Image/)).toBeVisible();
    await toggle.click();
    await expect(image).toBeHidden();
    await advice(page).getByRole('button').click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(image).toBeFocused();
  });

  test('is found for a missing file of the site', nightly, async ({ page }) => {
    await openEditor(page, '/contentnews');
    const link = page.getByLabel(/^Article link/);
    await link.fill('/demo/not-there.pdf');
    await expect(line(page, 'Article link There is nothing at this address.')).toBeVisible();
    await link.fill('/demo/portrait-07.600w.webp');
    await expect(advice(page)).toBeHidden();
  });
});
