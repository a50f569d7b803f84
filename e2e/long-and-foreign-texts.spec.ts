import { always } from '@lamplight/content/demo/always';
import { demoIdentity } from '@lamplight/content/demo/identity';
import { demoNavigation } from '@lamplight/content/demo/navigation';
import { demoPages } from '@lamplight/content/demo/pages';
import { orderField } from '@lamplight/content/documentMetadata';
import { teamMemberPath } from '@lamplight/content/pagePaths';
import { listItem, siteDocument } from '@lamplight/content/paths';
import {
  arabicTexts,
  documentWithTexts,
  itemWithTexts,
  longWords,
  type TextMaker,
} from '@lamplight/content/samples/everyText';
import { listNames, siteDocumentNames } from '@lamplight/content/siteContent';
import { allPages, publicPages } from '@lamplight/content/sitePages';
import type { Page } from '@playwright/test';
import { expectNoOverhang } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { wrongDirections } from './support/directions.ts';
import { openEditor } from './support/editor.ts';
import { storeVersion } from './support/store.ts';
import { expect, nightly, sharedTabTest, test } from './support/test.ts';
import { untilHydrated } from './support/untilHydrated.ts';

// The content's samples name pictures that aren't there.
test.use({ expectedMessages: /ERR_NAME_NOT_RESOLVED \(https:\/\/pictures\.example/ });

/** Has every field of all content hold such texts. */
async function storeEverywhere(text: TextMaker): Promise<void> {
  await resetDemo();
  for (const name of siteDocumentNames) {
    await storeVersion(siteDocument(name), documentWithTexts(name, text), 2);
  }
  for (const name of listNames) {
    const item = { ...itemWithTexts(name, text), [orderField]: 1 };
    await storeVersion(listItem(name, 'one'), item, 1);
  }
}

const paths = [...publicPages.map(([, { path }]) => path), teamMemberPath('one')];

const open = async (page: Page, path: string, word: string) => {
  await page.goto(path);
  await untilHydrated(page, 'footer button');
  await expect(page.locator('footer')).toContainText(word);
};

test.afterAll(resetDemo);

/** Looks at these pages with such texts; all of them at night. */
async function expectRoom(page: Page, pages: readonly string[]): Promise<void> {
  await storeEverywhere(longWords);
  for (const path of pages) {
    await open(page, path, 'Donaudampf');
    for (const [width, size] of [
      [320, ''],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((fontSize) => {
        Object.assign(document.documentElement.style, { fontSize });
        for (const menu of document.querySelectorAll('details')) menu.open = true;
      }, size);
      await expectNoOverhang(page, `${path} at ${width} ${size}`);
    }
  }
}

async function expectOwnDirections(page: Page, pages: readonly string[]): Promise<void> {
  await storeEverywhere(arabicTexts);
  for (const path of pages) {
    await open(page, path, 'سلام');
    expect.soft(await wrongDirections(page), path).toEqual([]);
  }
}

const some = ['/'];

test('long words don’t widen a page at 320 pixels or at 200% text size', ({ page }) =>
  expectRoom(page, some));

test('each text has its own direction', nightly, ({ page }) => expectOwnDirections(page, some));

test('in Arabic, titles and links start on the right', async ({ page }) => {
  await resetDemo();
  const { projects } = demoPages;
  const word = 'سلام';
  const inArabic = { ...demoIdentity, language: 'ar' };
  await storeVersion(siteDocument('organisation'), inArabic, 2);
  const links = [{ _key: 'link', name: word, url: '/about' }];
  const dropdowns = [{ _key: 'menu', title: 'قائمة', links }];
  await storeVersion(siteDocument('navigation'), { ...demoNavigation, dropdowns }, 2);
  const cards = [{ _key: 'card', picture: '', title: word, text: word, url: '/about' }];
  const blocks = [{ ...always, _type: 'cards', _key: 'cards', title: '', cards }];
  await storeVersion(listItem('pages', 'projects'), { ...projects, blocks, [orderField]: 1 }, 2);
  await page.goto('/projects');
  for (const [place, around] of [
    ['main', 'h2, h3'],
    ['footer', 'li'],
  ] as const) {
    const link = page.locator(place).getByRole('link', { name: word });
    const gap = link.evaluate((element, selector) => {
      const [outer, inner] = [element.closest(selector), element].map((each) =>
        each?.getBoundingClientRect(),
      );
      return Math.abs((outer?.right ?? Number.NaN) - (inner?.right ?? Number.NaN));
    }, around);
    expect.soft(await gap, place).toBeLessThan(1);
  }
  const title = page.getByRole('heading', { name: word }).first();
  await expect(title).toHaveCSS('letter-spacing', 'normal');
  await expect.poll(() => page.evaluate(loadedScripts)).toEqual(['U+600-6FF']);
});

test('in Arabic, the slider causes no layout shift', nightly, async ({ page }) => {
  await resetDemo();
  await storeVersion(siteDocument('organisation'), { ...demoIdentity, language: 'ar' }, 2);
  await page.goto('/');
  await expect(page.locator('.swiper-initialized').first()).toBeVisible();
  expect(await page.evaluate(shiftSoFar)).toBeLessThan(0.01);
});

/** The cumulative layout shift. */
async function shiftSoFar(): Promise<number> {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  // Shifts are known once a frame is painted, and told after it.
  for (const _ of [1, 2, 3])
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  add(observer.takeRecords());
  return sum;
}

/** The first letters of those typefaces of other scripts that the page has loaded. */
const loadedScripts = () =>
  [...document.fonts]
    .filter(({ family, status }) => family.includes('Scripts') && status === 'loaded')
    .map(({ unicodeRange }) => unicodeRange.split(',')[0]);

test(
  'long words fit and texts have their own direction on every page',
  nightly,
  async ({ page }) => {
    test.slow();
    await expectRoom(page, paths);
    await expectOwnDirections(page, paths);
  },
);

sharedTabTest(
  'long words fit and texts have their own direction in every editor',
  nightly,
  async ({ page }) => {
    test.slow();
    const editors = allPages.map(([, { editor }]) => editor.path);
    await storeEverywhere(longWords);
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of editors) {
      await openEditor(page, path);
      await expectNoOverhang(page, path);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await storeEverywhere(arabicTexts);
    for (const path of editors) {
      await openEditor(page, path);
      expect.soft(await wrongDirections(page), path).toEqual([]);
    }
  },
);
