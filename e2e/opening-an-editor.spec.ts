import { resetDemo } from './support/demo.ts';
import { loadedAhead, openEditor, update } from './support/editor.ts';
import { unfold } from './support/staff.ts';
import { storedDocument, storeVersion } from './support/store.ts';
import { expect, sharedTabTest, staffTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

sharedTabTest(
  'a prefetched editor loads no more code, and shows the current content',
  async ({ page }) => {
    const support = (await storedDocument('site/support')) ?? {};
    const navigation = page.getByRole('navigation', { name: 'Staff' });
    await openEditor(page, '/contentsupport');
    await loadedAhead(page, 'ContactEditor');
    // No code comes from here on.
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
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
    held.resolve();
  },
);

const lookups = /accounts:lookup/;

test('logged-in staff can edit before Auth responds, and save afterwards', async ({ page }) => {
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

test.describe('an account that Auth rejects', () => {
  test.use({ expectedMessages: /status of 400/ });

  test('is redirected to the log-in', async ({ page }) => {
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
