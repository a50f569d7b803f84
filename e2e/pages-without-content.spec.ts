import { demoDocuments } from '@lamplight/content/demo/organisation';
import { resetDemo } from './support/demo.ts';
import { storeDirectly } from './support/store.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(resetDemo);

async function empty(list: string) {
  for (const { path } of demoDocuments) {
    if (path.startsWith(`${list}/`)) await storeDirectly(path, null);
  }
}

const said: [path: string, list: string, text: string][] = [
  ['/ycm', 'ycm', 'No data found.'],
  ['/international', 'international', 'No data found.'],
  ['/team', 'team', 'The team is coming soon.'],
  ['/news', 'news', 'There is no news yet.'],
  ['/studentTestimonial', 'studentTestimonials', 'There are no testimonials yet.'],
];

test('a page of a list that is empty says that there is nothing yet', async ({ page }) => {
  for (const [path, list, text] of said) {
    await empty(list);
    await page.goto(path);
    await expect(page.getByText(text), path).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});

test('programme pages with a title alone say that no data is available', async ({ page }) => {
  await empty('hhk');
  await empty('international');
  await storeDirectly('hhk/bare', { title: 'Helping Hands', order: 1 });
  await storeDirectly('international/bare', { title: 'Far away', order: 1 });
  for (const path of ['/hhk', '/international']) {
    await page.goto(path);
    await expect(page.getByText('No data available.')).toBeVisible();
  }
});

test('items broken by hand in the store leave their pages standing', async ({ page }) => {
  await storeDirectly('team/broken', { name: 7, type: ['founder'], order: 0 });
  await storeDirectly('news/broken', { image: 'none', heading: {}, order: 0 });
  await storeDirectly('sz/broken', { title: ['x'], images: 'none', order: 0 });
  await storeDirectly('site/about', { title1: ['x'], image: null });
  await storeDirectly('site/mission', { mission: 'none' });
  await storeDirectly('site/support', { donate: [1], volunteer: 7 });
  for (const path of ['/team', '/news', '/sz', '/about', '/mission', '/support']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
  }
});

test('a single picture stands still and without controls', async ({ page }) => {
  await page.goto('/shb');
  await expect(page.getByRole('region', { name: 'Science Hub' })).toBeVisible();
  await expect(page.getByRole('button', { name: /slide/i })).toHaveCount(0);
  await page.goto('/ycm');
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
});
