import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { loadedAhead, openEditor, update } from './support/editor.ts';
import { unfold } from './support/staff.ts';
import { storedDocument, storeVersion } from './support/store.ts';
import { expect, staffTest as test, timed } from './support/test.ts';

test.beforeEach(resetDemo);

/** Milliseconds from a click in the staff navigation until the form of its page can be used. */
async function timeToForm(page: Page, name: string, field: string): Promise<number> {
  await page.evaluate((label) => {
    const isThere = () =>
      [...document.querySelectorAll('label')].some((each) => each.textContent?.startsWith(label));
    const shown = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            if (!isThere()) return requestAnimationFrame(look);
            return requestAnimationFrame(() => resolve(performance.now() - timeStamp));
          };
          look();
        },
        { once: true },
      );
    });
    Object.assign(window, { shown });
  }, field);
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}

test(
  'an editor opens within 300 ms, once the code of all of them was loaded ahead',
  timed,
  async ({ page }) => {
    await openEditor(page, '/contentnavigation');
    await loadedAhead(page, 'WorkEditor');
    const times = [
      await timeToForm(page, 'Contact Us', 'Phone number'),
      await timeToForm(page, 'Navigation', 'Leads to'),
      await timeToForm(page, 'Contact Us', 'Phone number'),
    ];
    console.info(`From click to form: ${times.map(Math.round).join(', ')} ms`);
    expect(Math.min(...times)).toBeLessThan(300);
  },
);

test('an editor that is opened again shows what is stored by then, and nothing older', async ({
  page,
}) => {
  const support = (await storedDocument('site/support')) ?? {};
  const navigation = page.getByRole('navigation', { name: 'Staff' });
  await openEditor(page, '/contentsupport');
  await navigation.getByRole('link', { name: 'Contact Us', exact: true }).click();
  await expect(page.getByLabel('Phone number')).toBeVisible();
  const donate = { ...Object(support.donate), point1: 'Theirs' };
  await storeVersion('site/support', { ...support, donate }, 2);
  await unfold(page, 'Involved');
  const shown = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const look = () => {
          const field = document.querySelector<HTMLInputElement>('[name="donate.point1"]');
          if (field?.value) resolve(field.value);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await navigation.getByRole('link', { name: 'Support Us', exact: true }).click();
  expect(await shown).toBe('Theirs');
});

const lookups = /accounts:lookup/;

test('who was logged in before has the editor before Auth has answered, and may save', async ({
  page,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(lookups, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/contentsupport');
  const point = page.getByLabel('Point 1').first();
  // Auth itself gives up after half a minute, which is later than this.
  await expect(point).toBeEditable();
  await point.fill('Typed before the answer');
  answer();
  await update(page);
  expect(await storedDocument('site/support')).toMatchObject({
    donate: { point1: 'Typed before the answer' },
  });
});

test.describe('whom Auth refuses', () => {
  test.use({ expectedMessages: /status of 400/ });

  test('is led to the log-in', async ({ page }) => {
    const error = { code: 400, message: 'USER_DISABLED' };
    await page.route(lookups, (route) =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { error },
      }),
    );
    await page.goto('/contentsupport');
    await expect(page).toHaveURL('/login');
  });
});
