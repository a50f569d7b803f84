import { demoHome } from '@lamplight/content/demo/home';
import { resetDemo } from './support/demo.ts';
import {
  dismissError,
  openEditor,
  openTitleWord,
  savedLabel,
  undo,
  unfold,
} from './support/editor.ts';
import { textIn } from './support/fields.ts';
import { storedDocument, storeVersion } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

test('staff change a slide, a testimonial and a colour, and visitors see it', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/');
  await expect(visitor.getByRole('button', { name: /^Slide \d/ })).toHaveCount(9);

  await openEditor(page, '/contenthome');
  await page.getByRole('button', { name: 'Add slide' }).click();
  const slide = page.getByRole('group', { name: 'slide 6' });
  const url = slide.getByLabel('Slider image URL');

  await test.step('an empty slide is rejected with an error, marked and not saved', async () => {
    await page.getByRole('button', { name: 'Update' }).click();
    await dismissError(page, 'Slider image URL is required');
    await expect(url).toBeFocused();
    await expect(url).toHaveAttribute('aria-invalid', 'true');
    expect(await storedDocument('site/home')).toMatchObject({ version: 1 });
  });

  await url.fill('/demo/event-open-evening.800w.webp');
  await slide.getByLabel('Description (alt text)').fill('The door is open.');
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  const testimonial = page.getByRole('group', { name: 'testimonial 5' });
  await testimonial.getByLabel('Name').fill('Noor');
  await testimonial.getByLabel('Role').fill('Learner');
  await testimonial.getByLabel('Quote').fill('I would come back.');
  const word = await openTitleWord(page, 2);
  await word.getByRole('textbox', { name: 'Colour' }).fill('#1f6f6a');
  await test.step('a word stays selected when moved with the keyboard', async () => {
    await word.getByRole('button', { name: 'Move title word 2 left' }).press('Enter');
    const first = page.getByRole('group', { name: 'title word 1', exact: true });
    await expect(first.getByRole('textbox', { name: 'Colour' })).toHaveValue('#1f6f6a');
    await first.getByRole('button', { name: 'Move title word 1 right' }).press('Enter');
  });
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Content updated successfully!')).toBeVisible();
  await expect(page.getByText(savedLabel)).toBeVisible();

  const seen = async () => {
    await expect(visitor.getByRole('button', { name: 'Slide 6: The door is open.' })).toBeVisible();
    await expect(visitor.getByText('I would come back.')).toBeAttached();
    await expect(visitor.locator('h1 span').nth(1)).toHaveCSS('color', 'rgb(31, 111, 106)');
  };
  await visitor.evaluate(() => window.dispatchEvent(new Event('focus')));
  await seen();
  await visitor.reload();
  await seen();

  const stored = await storedDocument('site/home');
  expect(stored).toMatchObject({ version: 2, updatedBy: 'demo-staff' });
  expect(await storedDocument('site/home/revisions/2')).toEqual(stored);
  await visitor.context().close();
});

test('every field of the page can be edited', nightly, async ({ page }) => {
  await openEditor(page, '/contenthome');
  await unfold(page);
  const fields = page
    .getByRole('main')
    .locator(':is(input:not([type=color]), textarea, [role=textbox]):visible');
  for (const field of await fields.all()) {
    const value = await textIn(field);
    if (value.startsWith('/') || value.startsWith('#')) continue;
    await field.fill(value.endsWith('%') ? '64' : value === '' ? '' : `${value} +`);
  }
  await page.getByLabel('Upcoming event', { exact: true }).fill('Lantern walk');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Content updated successfully!')).toBeVisible();

  const home = await storedDocument('site/home');
  const text = JSON.stringify(home);
  expect(text).not.toContain('"100%"');
  expect(text).toContain('"64%"');
  expect(home).toMatchObject({
    story: { button: 'Read our story +', pointer4title: 'And they lead +' },
    ourImpact: { title1: 'A light in +' },
    mainevent: [{ form: 'In person · no registration +' }, {}, {}],
    upcomingEvent: { name: 'Lantern walk' },
  });
});

test('items can be removed from every list', nightly, async ({ page }) => {
  await openEditor(page, '/contenthome');
  const lists = ['slide', 'title word', 'testimonial', 'initiative', 'main event'];
  await openTitleWord(page, 1);
  for (const item of lists) {
    const remove = page.getByRole('button', { name: `Remove ${item} 1` });
    await remove.click();
    // That of the next item, which is the first now.
    await expect(remove).toBeFocused();
  }
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Content updated successfully!')).toBeVisible();
  const home = await storedDocument('site/home');
  expect(home).toMatchObject({
    sliderImages: ['/demo/slide-mentor-pair.1600w.webp', {}, {}, {}].map((slide) =>
      typeof slide === 'string' ? slide : expect.any(String),
    ),
    testimonials: [{ name: 'Ruth Okafor' }, {}, {}],
    events: [{ name: 'Coding lab' }, {}, {}],
    mainevent: [{ name: 'Summer school' }, {}],
  });
});

test('a video link becomes a player that loads on demand', async ({ context }) => {
  const [initiative] = demoHome.events;
  const events = [{ ...initiative, videoUrl: 'https://youtu.be/aqz-KE-bpKQ?t=3' }];
  await storeVersion('site/home', { ...demoHome, events }, 2);
  const visitor = await context.newPage();
  await visitor.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );
  await visitor.goto('/');
  await expect(visitor.locator('iframe')).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Play video: Homework club' }).click();
  await expect(visitor.locator('iframe')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&start=3&autoplay=1',
  );
  await expect(visitor.locator('iframe')).toBeFocused();
});

test('the fields below the title stay those of the open word', nightly, async ({ page }) => {
  await openEditor(page, '/contenthome');
  const first = await openTitleWord(page, 1);
  await first.getByRole('button', { name: 'Remove title word 1' }).click();
  const text = await (await openTitleWord(page, 3)).getByRole('textbox').first().inputValue();
  await undo(page, 'Removed title word 1');
  const word = page.getByRole('group', { name: 'title word 4', exact: true });
  await expect(word.getByRole('textbox').first()).toHaveValue(text);
});
