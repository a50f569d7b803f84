import { demoDocuments } from '@lamplight/content/demo/organisation';
import { publicPages } from '@lamplight/content/sitePages';
import type { Page } from '@playwright/test';
import { obstacles } from '../../../e2e/support/axe.ts';
import { resetDemo } from '../../../e2e/support/demo.ts';
import { hiddenOnTheWay, watchFocus } from '../../../e2e/support/keyboard.ts';
import { openMentorForm, submitMentorForm } from '../../../e2e/support/mentorForm.ts';
import { storeDirectly } from '../../../e2e/support/store.ts';
import { expect, test } from '../../../e2e/support/test.ts';
import { untilHydrated } from '../../../e2e/support/untilHydrated.ts';

// `node tools/run.mjs access` looks at every state of the site in every way: too long for each `npm test`.

test.beforeAll(resetDemo);

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await untilHydrated(page, 'footer button');
};

/** The states that visitors bring a page into. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  ...Object.fromEntries(
    publicPages.map(([name, { path }]) => [name, (page: Page) => open(page, path)]),
  ),
  'a member of the team': async (page) => {
    await open(page, '/team');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a menu that is open': async (page) => {
    await open(page, '/about');
    await page.getByRole('navigation').getByText('Our work').click();
  },
  'the menu of a narrow screen, with another in it': async (page) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/about');
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('navigation').getByText('Our work').click();
  },
  'another initiative': async (page) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Reading buddies' }).click();
  },
  'a video that is played': async (page) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
    );
    await open(page, '/mission');
    await page.getByRole('button', { name: /^Play video/ }).click();
    await expect(page.locator('iframe')).toBeVisible();
  },
  'who designed the site': async (page) => {
    await open(page, '/about');
    await page.getByRole('button', { name: 'Designer credit' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Designed and built by')).toBeVisible();
  },
  'feedback with something wrong': async (page) => {
    await open(page, '/contact');
    await page.getByLabel('Name').fill('Noor '.repeat(50));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  },
  'feedback that could not be sent': async (page) => {
    await page.route('/api/feedback', (route) => route.fulfill({ status: 503, json: {} }));
    await open(page, '/contact');
    await page.getByLabel('Email or Phone').fill('noor@example.org');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'feedback that has arrived': async (page) => {
    await open(page, '/contact?sent');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'an application with something wrong': async (page) => {
    await openMentorForm(page);
    await page.getByLabel('Full name').fill('Noor');
    await submitMentorForm(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByText('Kept on this device.')).toBeVisible();
  },
  'an application with something wrong, before scripts have come': async (page) => {
    await page.route('/assets/entry-client-*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/mentorform');
    await submitMentorForm(page);
    await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
  },
  'a page that cannot be had': async (page) => {
    await open(page, '/');
    await page.route('**', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
    );
    await page.evaluate(() => history.pushState({ idx: 1, key: 'x', usr: null }, '', '/team'));
    await page.evaluate(() =>
      dispatchEvent(new PopStateEvent('popstate', { state: history.state })),
    );
    await expect(page.getByRole('alert')).toHaveText(/Failed to fetch team data/);
  },
};

test.describe('the site', () => {
  // Other tests check all other messages.
  test.use({ expectedMessages: /ERR_FAILED|503|422/ });

  for (const [name, bring] of Object.entries(states)) {
    test(`${name} is accessible`, async ({ page }) => {
      await bring(page);
      expect(await obstacles(page)).toEqual([]);
    });
  }
});

test('the focus is visible on every page', async ({ page }) => {
  for (const [, { path }] of publicPages) {
    await open(page, path);
    await watchFocus(page);
    for (const [width, height] of [
      [320, 640],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await hiddenOnTheWay(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('without content', () => {
  test.beforeAll(async () => {
    for (const { path } of demoDocuments) await storeDirectly(path, null);
  });
  test.afterAll(resetDemo);

  for (const [name, { path }] of publicPages) {
    test(`${name} is accessible`, async ({ page }) => {
      await open(page, path);
      expect(await obstacles(page)).toEqual([]);
    });
  }
});
