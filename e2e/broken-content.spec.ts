import { demoHome } from '@lamplight/content/demo/home';
import { brokenHome } from '@lamplight/content/samples/home';
import { messages } from '@lamplight/content/texts/messages';
import { resetDemo } from './support/demo.ts';
import { dismissError, openEditor, unfold } from './support/editor.ts';
import { storeDirectly, storedDocument } from './support/store.ts';
import { expect, nightly, sharedTabTest, test } from './support/test.ts';
import { refocus, untilHydrated } from './support/untilHydrated.ts';

test.beforeEach(resetDemo);

test('a home page with broken content in the store still renders', async ({ page }) => {
  await storeDirectly('site/home', brokenHome);
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamplight');
  await expect(page.getByRole('button', { name: 'Homework club', exact: true })).toBeVisible();
  await expect(page.getByText('Amina')).toBeVisible();
  // The browser's own reading, after hydration, survives it as well.
  await untilHydrated(page);
  await refocus(page);
  await expect(page.getByRole('button', { name: 'Homework club', exact: true })).toBeVisible();
});

// Rules do not look into lists. `hostileContent.test.tsx` tries every value in every list.
sharedTabTest(
  'hostile list items harm neither the page nor its editor',
  nightly,
  async ({ page, context }) => {
    const { events, story } = demoHome;
    const name = {
      name: ['x'],
      imageUrl: 'javascript:alert(1)',
      imageWidth: 50,
      onclick: 'alert(1)',
    };
    const word = { word: 'Light', color: 'red;background:url(//evil.example)' };
    await storeDirectly('site/home', {
      ...demoHome,
      events: [null, 'text', name, ...events],
      story: { ...story, title: [word, ...story.title] },
    });
    const visitor = await context.newPage();
    await visitor.goto('/');
    await untilHydrated(visitor);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Light');
    await expect(visitor.getByRole('button', { name: 'Homework club', exact: true })).toBeVisible();
    const hostile = visitor.locator('[src^="javascript"], [href^="javascript"], [style*="evil"]');
    await expect(hostile).toHaveCount(0);

    await openEditor(page, '/contenthome');
    await unfold(page.getByRole('main'));
    const initiative = (number: number) =>
      page.getByRole('group', { name: `initiative ${number}`, exact: true });
    await expect(initiative(1).getByLabel(/^Name/)).toHaveValue('');
    await expect(initiative(2).getByLabel(/^Name/)).toHaveValue('Homework club');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await dismissError(page, messages.invalidColour);
    const title = page.getByRole('group', { name: 'title word 1', exact: true });
    await expect(title.getByRole('textbox', { name: 'Colour' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );

    const path = 'international/letters-that-travel';
    const sound = '/demo/event-open-evening.800w.webp';
    await storeDirectly(path, {
      ...(await storedDocument(path)),
      images: [7, { url: 'javascript:alert(1)', caption: null }, { url: sound, caption: 'Kept' }],
    });
    await openEditor(page, '/contentInternational');
    await page.getByRole('button', { name: 'Letters that travel' }).click();
    await unfold(page.getByRole('main'));
    const urls = page.getByRole('group', { name: 'programme 2', exact: true }).getByLabel('URL');
    await expect(urls).toHaveCount(2);
    await expect(urls.nth(0)).toHaveValue('');
    await expect(urls.nth(1)).toHaveValue(sound);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await dismissError(page, messages.urlRequired);
  },
);
