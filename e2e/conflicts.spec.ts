import { keyed } from '@lamplight/content/itemKeys';
import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { resetDemo } from './support/demo.ts';
import { openAdvanced, openEditor, openTitleWord, savedLabel, update } from './support/editor.ts';
import { storeDirectly, storedDocument, storeVersion } from './support/store.ts';
import { expect, nightly, staffTest, sharedTabTest as test } from './support/test.ts';

test.beforeEach(async () => {
  await resetDemo();
  await storeDirectly('staff/colleague', { email: 'ruth@lamplight.example' });
});

const support = 'Support content updated successfully!';

/** Stores a colleague's change as the second version. */
async function ruthSaves(path: string, change: (content: Record<string, unknown>) => object) {
  const stored = (await storedDocument(path)) ?? {};
  await storeVersion(path, { ...stored, ...change(stored) }, 2);
}

const dialog = (page: Page) =>
  page.getByRole('alertdialog', { name: 'ruth@lamplight.example also changed this' });

/** Clicks the visible label of a side: its radio button is out of sight. */
const choose = (page: Page, field: string, side: RegExp) =>
  dialog(page).getByRole('radiogroup', { name: field }).getByText(side).first().click();

test('changes to different fields merge, even those typed as a colleague’s save arrives', async ({
  page,
}) => {
  await openEditor(page, '/contentsupport');
  const point = page.getByLabel('Point 1').first();
  // Types when the save is on the screen, but before the form could take it over.
  await point.evaluate((field: HTMLInputElement) => {
    new MutationObserver((_, observer) => {
      if (!document.body.textContent?.includes('by ruth@lamplight.example')) return;
      observer.disconnect();
      field.focus();
      document.execCommand('insertText', false, 'Mine');
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await ruthSaves('site/support', ({ donate }) => ({
    donate: { ...Object(donate), point2: 'Hers' },
  }));
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await expect(point).toHaveValue(/Mine/);
  await update(page, support);
  await expect(page.getByLabel('Point 2').first()).toHaveValue('Hers');
  expect(await storedDocument('site/support')).toMatchObject({
    donate: { point1: expect.stringMatching(/Mine/), point2: 'Hers' },
    version: 3,
  });
});

test('asks whose version to keep when both changed the same field, and merges the rest', async ({
  page,
}) => {
  await openEditor(page, '/contentsupport');
  await page.getByLabel('Title').first().fill('My title');
  await page.getByLabel('Point 1').first().fill('My first point');
  await page.getByLabel('Point 3').first().fill('My third point');
  await ruthSaves('site/support', ({ donate }) => ({
    donate: {
      ...Object(donate),
      title: 'Her title',
      point1: 'Her first point',
      point2: 'Her second point',
    },
  }));
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(dialog(page)).toContainText('My first point');
  await expect(dialog(page)).toContainText('Her first point');
  await expect(dialog(page).getByRole('radiogroup')).toHaveCount(2);
  const save = dialog(page).getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await choose(page, 'Title', /^Mine$/);
  await choose(page, 'Point 1', /^Theirs/);
  await save.click();
  await expect(page.getByText(support)).toBeVisible();
  await expect(page.getByText(savedLabel)).toBeVisible();
  const donate = {
    title: 'My title',
    point1: 'Her first point',
    point2: 'Her second point',
    point3: 'My third point',
  };
  expect(await storedDocument('site/support')).toMatchObject({ donate, version: 3 });
  await expect(page.getByLabel('Point 1').first()).toHaveValue('Her first point');
});

test(
  'going back to the form loses nothing, and the next save asks again',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contentsupport');
    await page.getByLabel('Point 1').first().fill('Mine');
    await ruthSaves('site/support', ({ donate }) => ({
      donate: { ...Object(donate), point1: 'Hers' },
    }));
    await page.getByRole('button', { name: 'Update' }).click();
    await dialog(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Point 1').first()).toHaveValue('Mine');
    await expect(
      page.getByText(/^Not saved\. Someone else saved this page in the meantime/),
    ).toBeVisible();
    expect(await storedDocument('site/support')).toMatchObject({ version: 2 });
    await page.getByRole('button', { name: 'Try again' }).click();
    await choose(page, 'Point 1', /^Mine$/);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(support)).toBeVisible();
    expect(await storedDocument('site/support')).toMatchObject({ donate: { point1: 'Mine' } });
  },
);

test('asks which items to keep when both fill up a list', async ({ page }) => {
  const line = (number: number) => ({ name: `Line ${number}`, value: `${number}` });
  const lines = Array.from({ length: 9 }, (_, index) => line(index + 1));
  const giving = await storedDocument('site/giving');
  await storeVersion('site/giving', { ...giving, bank: keyed(lines) }, 2);
  await openEditor(page, '/contentgiving');
  await page.getByRole('button', { name: 'Add line' }).click();
  const mine = page.getByRole('group', { name: 'line 10' });
  await mine.getByLabel('Name').fill('Mine');
  await mine.getByLabel('What visitors copy').fill('123');
  const bank = keyed([...lines, { name: 'Hers', value: '456' }]);
  await storeVersion('site/giving', { ...giving, bank }, 3);
  await page.getByRole('button', { name: 'Update' }).click();
  const save = dialog(page).getByRole('button', { name: 'Save' });
  await expect(dialog(page)).toContainText('This list holds 10 items');
  await expect(save).toBeDisabled();
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(2);
  await dialog(page).getByText('Mine · 123').click();
  await save.click();
  await expect(page.getByText(savedLabel)).toBeVisible();
  await expect(mine.getByLabel('Name')).toHaveValue('Hers');
  const stored = Object(await storedDocument('site/giving'));
  expect(stored.bank.map(({ name }: { name: string }) => name)).toEqual([
    ...lines.map(({ name }) => name),
    'Hers',
  ]);
});

test('slides and words that both added or changed are all kept', nightly, async ({ page }) => {
  await openEditor(page, '/contenthome');
  await page.getByRole('button', { name: 'Add slide' }).click();
  const slide = page.getByRole('group', { name: 'slide 6' });
  await openAdvanced(slide);
  await slide.getByLabel('Slider image URL').fill('/demo/event-open-evening.800w.webp');
  const word = await openTitleWord(page, 1);
  await word.getByRole('textbox', { name: 'Word' }).fill('Mine');
  await ruthSaves('site/home', (home) => {
    const { sliderImages, story } = home as {
      sliderImages: string[];
      story: { title: object[] };
    };
    const [first, second, ...others] = story.title;
    return {
      sliderImages: ['/demo/impact-community.1200w.webp', ...sliderImages],
      story: { ...story, title: [first, { ...second, word: 'Hers' }, ...others] },
    };
  });
  await update(page);
  const home = Object(await storedDocument('site/home'));
  expect(home.sliderImages).toHaveLength(7);
  expect(home.sliderImages[0]).toBe('/demo/impact-community.1200w.webp');
  expect(home.sliderImages.at(-1)).toBe('/demo/event-open-evening.800w.webp');
  expect(home.story.title).toMatchObject([
    { word: 'Mine' },
    { word: 'Hers' },
    ...home.story.title.slice(2),
  ]);
});

test('asks only about the list item that both changed', nightly, async ({ page }) => {
  await openEditor(page, '/contentmentortestimonial');
  await page.getByRole('button', { name: /^Ruth Okafor/ }).click();
  const item = page.getByRole('group', { name: 'Testimonial 1' });
  await item.getByLabel('Position').fill('My position');
  await item.getByLabel('Feedback').fill('My feedback');
  await ruthSaves('mentorTestimonials/ruth-okafor', () => ({
    name: 'Ruth O.',
    feedback: 'Her feedback',
  }));
  await ruthSaves('mentorTestimonials/joseph-mensah', () => ({ position: 'Her change' }));
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(dialog(page).getByRole('radiogroup')).toHaveCount(1);
  await choose(page, 'Feedback', /^Theirs/);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Content updated successfully!')).toBeVisible();
  expect(await storedDocument('mentorTestimonials/ruth-okafor')).toMatchObject({
    name: 'Ruth O.',
    position: 'My position',
    feedback: 'Her feedback',
    version: 3,
  });
  expect(await storedDocument('mentorTestimonials/joseph-mensah')).toMatchObject({
    position: 'Her change',
    version: 2,
  });
});

test('shows who else has the page open until they leave', nightly, async ({ page }) => {
  const hers = { of: 'contentsupport', uid: 'colleague' };
  const at = (seconds: number) => Timestamp.fromMillis(Date.now() + seconds * 1_000);
  const own = 'presence/contentsupport~demo-staff';
  const here = page.getByText('ruth@lamplight.example has this open too.');
  await openEditor(page, '/contentsupport');
  await expect.poll(() => storedDocument(own)).toMatchObject({ uid: 'demo-staff' });
  await expect(here).toBeHidden();
  await storeDirectly('presence/contentsupport~colleague', { ...hers, seenAt: at(0) });
  await expect(here).toBeVisible();
  await storeDirectly('presence/contentsupport~colleague', { ...hers, seenAt: at(-71) });
  await expect(here).toBeHidden();
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => storedDocument(own)).toBeUndefined();
});

// In a browser of its own: its tabs share a clock, and note in one place when someone was last there.
for (const hours of [-3, 3]) {
  staffTest(
    `presence is right even when the clock is off by ${hours} hours`,
    nightly,
    async ({ page }) => {
      await page.addInitScript((wrong) => {
        const now = Date.now;
        Date.now = () => now() + wrong;
      }, hours * 3_600_000);
      const hers = { of: 'contentsupport', uid: 'colleague' };
      const at = (seconds: number) => Timestamp.fromMillis(Date.now() + seconds * 1_000);
      const here = page.getByText('ruth@lamplight.example has this open too.');
      await openEditor(page, '/contentsupport');
      await storeDirectly('presence/contentsupport~colleague', { ...hers, seenAt: at(0) });
      await expect(here).toBeVisible();
      await storeDirectly('presence/contentsupport~colleague', { ...hers, seenAt: at(-71) });
      await expect(here).toBeHidden();
      await storeDirectly('presence/contentsupport~colleague', { ...hers, seenAt: at(0) });
      await page.goto('/content');
      const there = page.getByRole('region', { name: 'Editing now' });
      await expect(there).toContainText('ruth@lamplight.example');
    },
  );
}
