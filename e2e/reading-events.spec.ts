import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';
import { untilHydrated } from './support/untilHydrated.ts';

test.beforeAll(resetDemo);

test.use({ timezoneId: 'America/New_York' });

test('visitors find an event in the list and see its time in their time zone', async ({ page }) => {
  await page.goto('/events');
  await untilHydrated(page);
  const main = page.getByRole('main');
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Open evening' }).first().click();
  await expect(page).toHaveURL('/events/open-evening');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open evening');
  await expect(main).toContainText('every month on the first Thursday');
  // Six o'clock in London is mostly one o'clock there.
  await expect(main).toContainText(/6:00\s–\s8:00\sPM.*your time: [12]:00/);
  await expectAccessible(page);

  await main.getByText('Add to calendar').click();
  await expect(main.getByRole('link', { name: 'Calendar file' })).toHaveAttribute(
    'href',
    '/events/open-evening.ics',
  );
  await expect(main.getByRole('link', { name: 'Google' })).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\/.*RRULE/,
  );
  await main.getByRole('link', { name: 'All events' }).click();
  await main.getByRole('link', { name: 'Past events' }).click();
  await expect(main.getByRole('link', { name: 'Career day: meet a bridge builder' })).toHaveCount(
    1,
  );
});

test('visitors read the calendar day by day with the keyboard', async ({ page }) => {
  await page.goto('/events?month=2027-03');
  await untilHydrated(page);
  const grid = page.getByRole('grid', { name: 'March 2027' });
  await expectAccessible(page);
  const day = (number: number) => grid.locator(`[data-day$="-${String(number).padStart(2, '0')}"]`);
  // In March 2027 that is today.
  await tabTo(page, grid.locator('td[tabindex="0"]'));
  for (let left = 31; left > 0 && !(await isFocused(day(1))); left -= 1)
    await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(day(8)).toBeFocused();
  await page.keyboard.press('End');
  await expect(day(13)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(day(7)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const february = page.getByRole('grid', { name: 'February 2027' });
  await expect(february.locator('[data-day="2027-02-28"]')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(day(28)).toBeFocused();

  // On the first Thursday there are two events.
  for (const key of [...Array(3).fill('ArrowUp'), ...Array(3).fill('ArrowLeft')])
    await page.keyboard.press(key);
  await expect(day(4)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(day(4).getByRole('link', { name: 'Homework club' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(day(4).getByRole('link', { name: 'Open evening' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(day(4)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/events/open-evening');
});

const isFocused = (of: Locator) => of.evaluate((node) => node === document.activeElement);

for (const [where, viewport] of [
  ['on a phone', { width: 390, height: 844 }],
  ['at a desk', { width: 1280, height: 800 }],
] as const) {
  test.describe(`${where} without scripts`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test('the calendar is a list of days that link to the events', async ({ page }) => {
      await page.goto('/events?month=2027-07');
      const main = page.getByRole('main');
      const day = main.getByText('Monday, July 26, 2027');
      await expect(day).toBeVisible();
      // What only screen readers get is a pixel wide.
      expect((await day.boundingBox())?.width).toBeGreaterThan(100);
      await expect(main.getByText('Sunday, July 25, 2027')).toBeHidden();
      await main.getByRole('link', { name: 'Summer school' }).first().click();
      await expect(page).toHaveURL('/events/summer-school');
      await expect(main).toContainText(/\w+day,\sJuly\s26\s–\s\w+day,\sAugust\s6,\s20\d\d/);
    });
  });
}
