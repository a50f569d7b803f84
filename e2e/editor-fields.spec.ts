import { demoHome } from '@lamplight/content/demo/home';
import { resetDemo } from './support/demo.ts';
import { dismissError, openAdvanced, openEditor, undo, unfold, update } from './support/editor.ts';
import { dragBefore } from './support/lists.ts';
import { storedDocument } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

test.describe('a picture', () => {
  // The picture that is not there is reported by the browser.
  test.use({ expectedMessages: /404|ERR_/ });

  test('shows its size, or a warning if it doesn’t load', nightly, async ({ page }) => {
    await openEditor(page, '/contentnews');
    await expect(page.getByText('1,200 × 675 pixels')).toBeVisible();
    const address = page.getByLabel(/^Image\W*$/);
    await openAdvanced(page);
    await address.fill('/demo/not-there.webp');
    await expect(page.getByText('This picture does not load. Is the address right?')).toBeVisible();
    await expect(address).toHaveAccessibleDescription(/does not load/);
    await address.fill('/demo/portrait-01.600w.webp');
    await expect(page.getByText('600 × 600 pixels')).toBeVisible();
  });

  test(
    'can be saved even if it doesn’t load, but not with an invalid address',
    nightly,
    async ({ page }) => {
      await openEditor(page, '/contentnews');
      await openAdvanced(page);

      await test.step('width and height are in pixels', async () => {
        const width = page.getByLabel('Image width', { exact: false });
        await expect(width).toHaveAttribute('type', 'number');
        for (const wrong of ['0', '5001', '1.5']) {
          await width.fill(wrong);
          await page.getByRole('button', { name: 'Update' }).click();
          await dismissError(page, 'Enter a whole number of pixels between 1 and 5000');
        }
        await width.fill('1200');
      });

      const address = page.getByLabel(/^Image\W*$/);
      await address.fill('javascript:alert(1)');
      await page.getByRole('button', { name: 'Update' }).click();
      await dismissError(page, 'Enter a picture address that starts with https://');
      await address.fill('/demo/not-there.webp');
      await expect(
        page.getByText('This picture does not load. Is the address right?'),
      ).toBeVisible();
      await update(page);
      expect(await storedDocument('news/forty-laptops')).toMatchObject({
        image: { url: '/demo/not-there.webp' },
      });
    },
  );
});

test(
  'alt text is stored with the picture’s address and removed with it',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contentabout');
    await page.getByLabel('Description (alt text)').fill('A lamp on a table.');
    await update(page);
    const url = '/demo/slide-reading-circle.1600w.webp';
    expect(await storedDocument('site/about')).toMatchObject({
      imageAlts: { [url]: 'A lamp on a table.' },
    });
    await openAdvanced(page);
    await page.getByLabel(/^Image\W*$/).fill('/demo/event-open-evening.800w.webp');
    await expect(page.getByLabel('Description (alt text)')).toHaveValue('');
    await update(page);
    expect((await storedDocument('site/about'))?.imageAlts).toEqual({});
  },
);

test('a valid link can be tried', nightly, async ({ page }) => {
  await openEditor(page, '/contentcontact');
  const tryIt = page.getByRole('link', { name: 'Try the link: LinkedIn' });
  await expect(tryIt).toHaveAttribute('href', 'https://www.linkedin.com/company/lamplight-example');
  await expect(tryIt).toHaveAttribute('target', '_blank');
  await page.getByLabel('LinkedIn', { exact: false }).first().fill('javascript:alert(1)');
  await expect(tryIt).toBeHidden();
});

test('a video with a valid link can be previewed', async ({ page }) => {
  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );
  await openEditor(page, '/contentmission');
  const link = page.getByLabel('Mission Youtube URL', { exact: false }).first();
  const preview = page.getByRole('button', { name: 'Play video: Mission Youtube URL' });
  await link.fill('https://www.youtube.com/playlist?list=PLx');
  await expect(preview).toBeHidden();
  await page.getByRole('button', { name: 'Update' }).click();
  await dismissError(page, 'That is a playlist: open one video and copy its link.');
  await link.fill('vimeo.com/76979871#t=1m30s');
  await preview.click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/player\.vimeo\.com\/video\/76979871\?.*#t=90s$/,
  );
});

test('images of a programme are added, moved, removed and restored', nightly, async ({ page }) => {
  await openEditor(page, '/contentycm');
  await unfold(page);

  await test.step('removals are named and can be undone in any order', async () => {
    const captions = () =>
      page
        .getByRole('group', { name: /^image \d$/ })
        .getByLabel('Caption')
        .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
    const before = await captions();
    const [first = '', second = ''] = before;
    for (const _ of before.slice(0, 2))
      await page.getByRole('button', { name: 'Remove image 1' }).click();
    expect(await captions()).toEqual(before.slice(2));
    await undo(page, `Removed image 1 (${first})`);
    expect(await captions()).toEqual([first, ...before.slice(2)]);
    await undo(page, `Removed image 1 (${second})`);
    expect(await captions()).toEqual(before);
  });

  const image = (number: number) => page.getByRole('group', { name: `image ${number}` });
  await page.getByRole('button', { name: 'Add image' }).click();
  await expect(image(5).getByRole('button', { name: 'Choose a picture for URL' })).toBeFocused();
  await openAdvanced(image(5));
  await image(5).getByLabel(/^URL/).fill('/demo/event-open-evening.800w.webp');
  await image(5).getByLabel('Caption').fill('The door is open.');
  for (const place of [5, 4, 3, 2]) {
    await page.getByRole('button', { name: `Move image ${place} up` }).click();
  }
  await expect(image(1).getByLabel('Caption')).toHaveValue('The door is open.');
  await page.getByRole('button', { name: 'Remove image 3' }).click();
  await undo(page, 'Removed image 3');
  await page.getByRole('button', { name: 'Remove image 2' }).click();
  await update(page);
  expect(await storedDocument('ycm/young-community-mentors')).toMatchObject({
    images: [
      { url: '/demo/event-open-evening.800w.webp', caption: 'The door is open.' },
      { url: '/demo/pointer-lead.800w.webp' },
      { url: '/demo/slide-mentor-pair.1600w.webp' },
      { url: '/demo/slide-reading-circle.1600w.webp' },
    ],
  });

  for (let left = 4; left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Remove image 1' }).click();
  }
  await page.getByRole('button', { name: 'Update' }).click();
  await dismissError(page, 'All fields are required');
  expect(await storedDocument('ycm/young-community-mentors')).toMatchObject({ version: 2 });
});

test(
  'slides are moved by dragging, and undo restores a removed one in place',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contenthome');
    await unfold(page.getByRole('region', { name: 'Image slider' }));

    await test.step('undo restores their places even after other changes', async () => {
      const slides = page.getByLabel('Slider image URL');
      const urls = () =>
        slides.evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
      const [first = '', second = '', third = '', ...others] = await urls();
      await page.getByRole('button', { name: 'Remove slide 2' }).click();
      await page.getByRole('button', { name: 'Remove slide 1' }).click();
      await slides.first().fill('/demo/event-open-evening.800w.webp');
      await undo(page, `Removed slide 2 (${second})`);
      await undo(page, `Removed slide 1 (${first})`);
      expect(third).not.toBe('');
      expect(await urls()).toEqual([
        first,
        second,
        '/demo/event-open-evening.800w.webp',
        ...others,
      ]);
      await slides.nth(2).fill(third);
    });

    await page.getByRole('button', { name: 'Remove slide 2' }).click();
    await undo(page, 'Removed slide 2');
    const slide = (number: number) => page.getByRole('group', { name: `slide ${number}` });
    const [first, second, ...others] = demoHome.sliderImages;
    await expect(slide(2).getByLabel('Slider image URL')).toHaveValue(second ?? '');
    await dragBefore(page, 'slide 2', 'slide 1');
    await expect(slide(1).getByLabel('Slider image URL')).toHaveValue(second ?? '');
    await update(page);
    expect(await storedDocument('site/home')).toMatchObject({
      sliderImages: [second, first, ...others],
    });
  },
);

test(
  'searching the fixed texts saves nothing and keeps a text whose wording changes',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contentorganisation');
    const find = page.getByRole('searchbox', { name: 'Find a text' });
    const wording = page.getByLabel('Clear the form', { exact: true });
    await find.fill('clear the form');
    await wording.fill('Empty it');
    await find.fill('empty it');
    await expect(wording).toHaveValue('Empty it');
    await find.press('Enter');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await wording.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Start again');
    await expect(wording).toHaveValue('Start again');
    expect(await storedDocument('site/organisation')).toMatchObject({ version: 1 });
  },
);
