import { demoEvents } from '@lamplight/content/demo/events';
import { demoLibrary } from '@lamplight/content/demo/library';
import { paths } from '@lamplight/content/pagePaths';
import { listItem } from '@lamplight/content/paths';
import { allPages, publicPages, sitePages } from '@lamplight/content/sitePages';
import { staffPages, titleAt } from '@lamplight/content/staffPages';
import { filesTexts } from '@lamplight/content/texts/staffArea/files';
import { navigationTexts } from '@lamplight/content/texts/staffArea/navigation';
import { ownPagesTexts } from '@lamplight/content/texts/staffArea/ownPages';
import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { now, storeADayOfWork } from '../scripts/lib/aDayOfWork.ts';
import { resetDemo, storeLibrary } from './support/demo.ts';
import { palette } from './support/editor.ts';
import { expectLookOf, expectNoOtherPictures, expectPageLook } from './support/looks.ts';
import { goWithin } from './support/sharedTab.ts';
import { staffNavigation } from './support/staff.ts';
import { inProject } from './support/store.ts';
import { expect, nightly, staffTest, test } from './support/test.ts';
import { untilHydrated } from './support/untilHydrated.ts';

const [narrower, desk, phone] = [
  { width: 1180, height: 800 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const each of [test, staffTest]) {
  each.use({
    // Playwright hides the caret with a style element, which the policy of the staff area refuses.
    bypassCSP: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: desk,
    // On a busy machine, the first picture comes late.
    expectedMessages: /preloaded using link preload/,
  });
}

// Each test opens dozens of pages.
test.describe.configure({ timeout: 300_000 });

const nameOf = (path: string) => path.slice(1).toLowerCase() || 'home';

const logIns = [paths.login, paths.forgotPassword];

test('every public page looks as before', nightly, async ({ page }) => {
  await resetDemo();
  await storeEventsToCome(page);
  await page.clock.setFixedTime(now);
  for (const [, { path }] of publicPages) {
    // A carousel measures itself once it is there, however late that is, and whenever the window has another width.
    await page.setViewportSize(narrower);
    await page.goto(path);
    await untilHydrated(page, 'footer button');
    await page.setViewportSize(desk);
    await expectPageLook(page, nameOf(path));
    await page.setViewportSize(phone);
    await expectPageLook(page, `${nameOf(path)}-phone`);
  }
  await page.setViewportSize(desk);
  for (const path of logIns) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectPageLook(page, nameOf(path));
  }
});

/** Makes the demo's repeated events single dates far ahead: the server's clock is the real one, and leaves out past events. */
async function storeEventsToCome(page: Page): Promise<void> {
  await inProject(async ({ firestore }) => {
    const batch = firestore.batch();
    const repeated = Object.entries(demoEvents).filter(([, { repeats }]) => repeats);
    for (const [index, [id, { allDay }]] of repeated.entries()) {
      const at = (time: string) => `2090-0${index + 1}-15${allDay ? '' : `T${time}`}`;
      const once = { repeats: '', exceptions: [], changes: [] };
      const document = firestore.doc(listItem('events', id));
      batch.update(document, { ...once, begin: at('18:00'), end: at('20:00') });
    }
    await batch.commit();
  });
  await expect(async () => {
    await page.goto(sitePages.events.path);
    await expect(page.getByRole('main')).toContainText('2090', { timeout: 1_000 });
  }).toPass();
}

const staffPaths = [
  // The handbook looks otherwise whenever a word of it is changed.
  ...Object.values(staffPages)
    .map(({ path }) => path)
    .filter((path) => path !== staffPages.help.path),
  ...allPages.map(([, { editor }]) => editor.path),
];

/** Lists that show a moment later where each entry is used. */
const untilUsesAreKnown: Record<string, (page: Page) => Promise<void>> = {
  [sitePages.pages.editor.path]: (page) =>
    expect(page.getByText(ownPagesTexts.notLinked).first()).toBeVisible(),
  [staffPages.files.path]: (page) => expectToFilter(page, filesTexts.show),
  [staffPages.pictures.path]: (page) => expectToFilter(page, picturesTexts.show),
};

/** Waits until a library can list only unused entries. */
const expectToFilter = (page: Page, label: string) =>
  expect(page.getByRole('combobox', { name: label, exact: true })).toBeEnabled();

staffTest('every page of the staff area looks as before', nightly, async ({ page, context }) => {
  await openStart(page, context);
  for (const path of staffPaths) {
    await open(page, path);
    await untilUsesAreKnown[path]?.(page);
    await expectPageLook(page, nameOf(path));
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectPageLook(page, 'dark');
});

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** The components of staff screens, each on a page that has it. The toast is last: it would be on top of others. */
const recipes: Record<string, (page: Page) => Promise<Locator>> = {
  navigation: async (page) => staffNavigation(page),
  card: async (page) => region(page, 'Quick edits'),
  commands: async (page) => {
    await page.keyboard.press('ControlOrMeta+k');
    await palette(page).getByRole('combobox').fill('mem');
    return page.getByRole('dialog');
  },
  table: async (page) => {
    await open(page, '/contentfeedback');
    return page.getByRole('table').first();
  },
  row: async (page) => {
    await open(page, '/contentnavigation');
    return page.getByRole('group', { name: 'link 1' }).first();
  },
  list: async (page) => {
    await open(page, '/contenthome');
    return region(page, 'Image slider');
  },
  history: async (page) => {
    await open(page, '/contentsupport');
    await press(page, 'History');
    return page.getByRole('dialog');
  },
  library: async (page) => {
    await open(page, '/contentabout');
    await press(page, /^Replace/);
    await expectToFilter(page, picturesTexts.show);
    return page.getByRole('dialog');
  },
  fields: async (page) => {
    await open(page, '/contentsupport');
    await page.getByLabel('Point 1').first().fill('');
    await press(page, 'Update');
    await press(page, 'Close');
    return region(page, 'Donate');
  },
  dialog: async (page) => {
    await open(page, '/contentteam');
    await press(page, 'Edit Amina Yusuf');
    return page.getByRole('dialog');
  },
  nothing: async (page) => {
    await press(page, 'Recently deleted');
    return page.getByRole('dialog');
  },
  question: async (page) => {
    await press(page, 'Delete Amina Yusuf');
    return page.getByRole('alertdialog');
  },
  toast: async (page) => {
    await press(page, 'Delete Amina Yusuf');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    return page.getByRole('status').filter({ hasText: 'deleted successfully' });
  },
};

staffTest('every component of the staff area looks as before', async ({ page, context }) => {
  await openStart(page, context);
  for (const [name, show] of Object.entries(recipes)) {
    await expectLookOf(await show(page), `recipe-${name}`);
    await page.keyboard.press('Escape');
  }
});

test('there are no unused reference pictures', () => {
  const wide = publicPages.map(([, { path }]) => nameOf(path));
  const narrow = wide.map((name) => `${name}-phone`);
  const others = [...logIns, ...staffPaths].map(nameOf);
  const ofRecipes = Object.keys(recipes).map((name) => `recipe-${name}`);
  expectNoOtherPictures([...wide, ...narrow, ...others, ...ofRecipes, 'dark']);
});

/** Opens the start page, in the middle of a working day. */
async function openStart(page: Page, context: BrowserContext): Promise<void> {
  await resetDemo();
  await storeLibrary(...demoLibrary.map(({ content }) => content.address));
  await inProject(storeADayOfWork);
  await context.clock.setFixedTime(now);
  // The page asks the server for the time too.
  await context.route(/\/documents:(batchGet|runQuery)\?/, async (route) => {
    const response = await route.fetch();
    const answers: object[] = await response.json();
    const json = answers.map((answer) => ({ ...answer, readTime: now.toISOString() }));
    await route.fulfill({ response, json });
  });
  // Accounts and counts are of today.
  await context.route('**/api/seen', (route) =>
    route.fulfill({ json: { days: [], errors: [], missed: [] } }),
  );
  await context.route('**/api/*/summary*', (route) =>
    route.fulfill({ json: { months: receivedUntilNow(route.request().url()), retentionDays: 0 } }),
  );
  await context.route('**/api/people', async (route) => {
    const response = await route.fetch();
    const people: object[] = await response.json();
    const json = people.map((person) => ({ ...person, lastSeen: now.toISOString() }));
    await route.fulfill({ response, json });
  });
  await page.goto(staffPages.start.path);
  // How many messages are unread comes last.
  await expect(staffNavigation(page).getByText('unread').nth(1)).toBeAttached();
}

/** How much came in the twelve months up to November 2026, when the submissions of the demo were sent. */
function receivedUntilNow(address: string) {
  const last = address.includes('feedback') ? [1, 5] : [1, 3];
  const counts = [...Array<number>(10).fill(0), ...last];
  return counts.map((count, index) => ({
    month: new Date(Date.UTC(2025, 11 + index)).toISOString().slice(0, 7),
    count,
  }));
}

async function open(page: Page, path: string): Promise<void> {
  await goWithin(page, path);
  await expect(page).toHaveTitle(navigationTexts.pageTitle(titleAt(path)));
}
