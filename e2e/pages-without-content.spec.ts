import { demoDocuments } from '@lamplight/content/demo/organisation';
import { resetDemo } from './support/demo.ts';
import { storeDirectly } from './support/store.ts';
import { expect, test } from './support/test.ts';
import { untilHydrated } from './support/untilHydrated.ts';

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

test('an empty list page, or one whose items have only a title, says so', async ({ request }) => {
  const html = async (path: string) => (await request.get(path)).text();
  for (const [path, list, text] of said) {
    await empty(list);
    const page = await html(path);
    expect(page, path).toContain(text);
    expect(page, path).toMatch(/<h1[ >]/);
  }
  await empty('hhk');
  await storeDirectly('hhk/bare', { title: 'Helping Hands', order: 1 });
  await storeDirectly('international/bare', { title: 'Far away', order: 1 });
  for (const path of ['/hhk', '/international']) {
    expect(await html(path), path).toContain('No data available.');
  }
});

test('pages with broken items in the store still render', async ({ page }) => {
  await storeDirectly('team/broken', { name: 7, type: ['founder'], order: 0 });
  await storeDirectly('news/broken', { image: 'none', heading: {}, order: 0 });
  await storeDirectly('sz/broken', { title: ['x'], images: 'none', order: 0 });
  await storeDirectly('site/about', { title1: ['x'], image: null });
  await storeDirectly('site/mission', { mission: 'none' });
  await storeDirectly('site/support', { donate: [1], volunteer: 7 });
  for (const path of ['/news', '/sz', '/about', '/mission', '/support']) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toMatch(/<h1[ >]/);
  }
  await page.goto('/team');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
});

test('a single picture has no controls and does not move', async ({ request }) => {
  const html = async (path: string) => (await request.get(path)).text();
  const one = await html('/shb');
  expect(one).toMatch(/<section[^>]*aria-label="Science Hub"/);
  expect(one).not.toMatch(/<button[^>]*aria-label="[^"]*slide/i);
  expect(await html('/ycm')).toMatch(/<button[^>]*aria-label="Next slide"/);
});
