import { ownPageSchema } from '@lamplight/content/ownPage';
import { listItem, reminder, siteDocument } from '@lamplight/content/paths';
import { emptyValue } from '@lamplight/content/readable';
import { isoDay, type ReminderMonths, reminderAfter } from '@lamplight/content/reminder';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverhang } from './support/axe.ts';
import { demoStaff, resetDemo } from './support/demo.ts';
import { openEditor, refuseSaves } from './support/editor.ts';
import { finger, type Hand, keyboard } from './support/hands.ts';
import { openPage } from './support/sharedTab.ts';
import { storeDirectly, storedDocument, storeVersion } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

/** Stores that something was to be checked again some days ago, and was checked last before that. */
const storeDue = (path: string, days: number, months: ReminderMonths = 3) =>
  storeDirectly(reminder(path), {
    months,
    due: isoDay(daysAgo(days)),
    by: 'colleague',
    at: daysAgo(days + 90),
  });

const dueIn = (months: ReminderMonths) => reminderAfter(months, new Date());

const line = (page: Page): Locator => page.getByLabel('Check again', { exact: true });
const card = (page: Page): Locator => page.getByRole('region', { name: 'Pages to check again' });
const named = (page: Page, action: string, name: string): Locator =>
  card(page).getByRole('button', { name: `${action}: ${name}` });

for (const [way, width, handOf] of [
  ['by keyboard', 1280, keyboard],
  ['on a phone', 390, finger],
] as const) {
  test(`staff check a page again when it is due, ${way}`, nightly, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const hand: Hand = handOf(page);
    await storeDue(siteDocument('contact'), 3);
    await openPage(page, '/content');
    await expect(card(page)).toContainText('Contact Us');
    await expectNoOverhang(page, 'start');
    await expectAccessible(page);

    await hand.press(card(page).getByRole('link', { name: 'Edit: Contact Us' }));
    await expect(line(page)).toHaveValue('3');
    await expect(page.getByText(/^Overdue since /)).toBeVisible();
    await expectNoOverhang(page, 'editor');
    await expectAccessible(page);
    await hand.press(page.getByRole('button', { name: 'Still up to date' }));
    await expect(page.getByText(/^Due (?!since)/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Still up to date' })).toHaveCount(0);
    expect(await storedDocument(reminder('site/contact'))).toMatchObject({
      ...dueIn(3),
      by: demoStaff.uid,
    });

    await storeDue(siteDocument('contact'), 3, 12);
    await openPage(page, '/content');
    await hand.press(named(page, 'Still up to date', 'Contact Us'));
    await expect(page.getByText(/^Contact Us: check again on /)).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    expect(await storedDocument(reminder('site/contact'))).toMatchObject(dueIn(12));
  });
}

test(
  'staff choose in the editor when to check a page again, or never',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contentabout');
    await expect(line(page)).toHaveValue('never');
    await line(page).selectOption('In 24 months');
    await expect(page.getByText(/^Due /)).toBeVisible();
    expect(await storedDocument(reminder('site/about'))).toMatchObject(dueIn(24));
    await line(page).selectOption('Never');
    await expect(page.getByText(/^Due /)).toHaveCount(0);
    await expect.poll(() => storedDocument(reminder('site/about'))).toBeUndefined();

    await openEditor(page, '/contentpages?page=our-history');
    await line(page).selectOption('In 6 months');
    await expect(page.getByText(/^Due /)).toBeVisible();
    expect(await storedDocument(reminder('pages/our-history'))).toMatchObject(dueIn(6));

    await test.step('pages with a list have reminders too', async () => {
      for (const path of ['/contentteam', '/contentycm', '/contentmentorform']) {
        await openEditor(page, path);
        await line(page).selectOption('In 6 months');
        await expect(page.getByText(/^Due /)).toBeVisible();
      }
      for (const of of ['site/team', 'site/ycm', 'site/mentorGreeting'])
        expect(await storedDocument(reminder(of))).toMatchObject(dueIn(6));
      await storeDue('site/team', 3);
      await openPage(page, '/content');
      await expect(card(page)).toContainText('Team');
      await card(page).getByRole('link', { name: 'Edit: Team' }).click();
      await expect(page).toHaveURL('/contentteam');
    });
    await test.step('only pages have reminders', async () => {
      await openEditor(page, '/contentnavigation');
      await expect(line(page)).toHaveCount(0);
    });
  },
);

test.describe('on the start page', () => {
  // The browser writes down that there is nothing where a link leads.
  test.use({ expectedMessages: /status of 404/ });

  test('a reminder says why a page needs checking, and skips deleted pages', async ({ page }) => {
    const day = daysAgo(10);
    const dayText = day.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
    await storeVersion(
      listItem('pages', 'fair'),
      {
        ...emptyValue(ownPageSchema),
        title: 'Summer fair',
        address: '/summer-fair',
        description: `Join us on ${dayText}.`,
        blocks: [
          {
            _type: 'buttons',
            _key: 'b1',
            buttons: ['/our-history', '/no-such-page'].map((link, index) => ({
              _key: `k${index}`,
              label: link,
              url: link,
            })),
          },
        ],
        order: 900_000,
      },
      1,
    );
    await storeDue(listItem('pages', 'fair'), 0);
    await storeDue(listItem('pages', 'deleted-long-ago'), 400);
    await storeDue(siteDocument('mission'), -1);
    await openPage(page, '/content');
    await expect(card(page).getByRole('listitem')).toHaveCount(1);
    await expect(card(page)).toContainText(`${dayText} has passed since the last check.`);
    await expect(card(page)).toContainText('It links to /no-such-page, which is gone or hidden.');
    await expect(card(page)).not.toContainText('/our-history');
    await card(page).getByRole('link', { name: 'Summer fair', exact: true }).click();
    await expect(page).toHaveURL('/contentpages?page=fair');
  });
});

test.describe('a reminder that can’t be saved', () => {
  test.use({ expectedMessages: /status of 403/ });

  test('shows an error and stays as it was', async ({ page }) => {
    await openEditor(page, '/contentabout');
    await expect(line(page)).toHaveValue('never');
    await refuseSaves(page);
    await line(page).selectOption('In 3 months');
    const error = page.getByRole('alertdialog', { name: 'Error' });
    await expect(error).toContainText('The reminder could not be saved.');
    await error.getByRole('button', { name: 'Close' }).click();
    await expect(line(page)).toHaveValue('never');
    expect(await storedDocument(reminder('site/about'))).toBeUndefined();
  });
});
