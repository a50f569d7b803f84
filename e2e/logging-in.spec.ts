import type { Page, Request } from '@playwright/test';
import { resetAccounts, resetDemo } from './support/demo.ts';
import { storeRequests } from './support/editor.ts';
import { logIn, staffLogin } from './support/staff.ts';
import { registerStranger } from './support/store.ts';
import { expect, nightly, test } from './support/test.ts';

test.beforeEach(resetDemo);
test.beforeEach(resetAccounts);
// The tests of other files log in with the demo's password.
test.afterAll(resetAccounts);

const submit = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};

test('the staff area redirects to the log-in and, after it, back, until logout', async ({
  page,
}) => {
  const title = page.getByRole('heading', { name: 'Home', level: 1 });

  await test.step('the log-in redirects back, and its heading doesn’t move', async () => {
    // The address may be written in any case.
    await page.goto('/ContentHome');
    await expect(page).toHaveURL('/login');
    await page.goto('/contenthome');
    await expect(page).toHaveURL('/login');
    const heading = page.getByRole('heading', { name: 'Admin Login' });
    const before = await heading.boundingBox();
    await submit(page, staffLogin.email, staffLogin.password);
    await expect(page.getByText('Login successful!')).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    await expect(page).toHaveURL('/login');
    await expect(page).toHaveURL('/contenthome', { timeout: 5_000 });
    await expect(title).toBeVisible();
  });

  await test.step('the session survives a reload and ends with Logout', async () => {
    await expect(page.locator('main form')).toBeVisible();
    await page.reload();
    await expect(title).toBeVisible();
    const pages = () => page.evaluate(() => history.length);
    const before = await pages();
    await page.getByRole('button', { name: 'Logout' }).click();
    // The form is in a page that was loaded anew, in the place of the one that was left.
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await pages()).toBe(before);
    await page.goto('/contenthome');
    await expect(page).toHaveURL('/login');
  });
});

test('the log-in form works before its code has loaded', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/(auth|base|libraries)-/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(staffLogin.email);
  await page.getByLabel('Password').fill(staffLogin.password);
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
  await expect(page).toHaveURL('/login');
  code.resolve();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(staffLogin.email);
  await expect(page).toHaveURL('/contenthome', { timeout: 5_000 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody can send a password', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('noscript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
  });
});

test.describe('failing', () => {
  // The browser reports the refused request by itself; the store's client then tries another site.
  test.use({ expectedMessages: /status of 400|ERR_(FAILED|NAME_NOT_RESOLVED)/ });

  test('the log-in says why it fails', async ({ page }) => {
    const alert = page.getByRole('alert');
    const urls: string[] = [];
    const note = (request: Request) => {
      if (request.method() === 'POST') urls.push(request.url());
    };
    page.on('request', note);
    await page.goto('/login');

    await test.step('an invalid email is rejected without a request', async () => {
      await submit(page, 'staff@lamplight', 'x');
      await expect(page.getByText('Invalid email format')).toBeVisible();
      await expect(page.getByLabel('Email')).toBeFocused();
      expect(urls).toEqual([]);
      page.off('request', note);
    });

    await test.step('a wrong password is reported', async () => {
      await submit(page, staffLogin.email, 'wrong-password');
      await expect(alert).toHaveText('Invalid email or password.');
      await expect(page.getByText('Login successful!')).toBeHidden();
    });

    await test.step('a failed connection is reported', async () => {
      await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort());
      await submit(page, staffLogin.email, staffLogin.password);
      await expect(alert).toHaveText('An error occurred. Please try again.');
      await page.unrouteAll();
    });

    await test.step('an account that isn’t staff has no access', async () => {
      const stranger = await registerStranger();
      await submit(page, stranger.email, stranger.password);
      await expect(alert).toContainText('no access to the staff area');
      await page.goto('/contenthome');
      await expect(page).toHaveURL('/login');
    });

    await test.step('nobody gets in while the store is unreachable', async () => {
      await page.route(storeRequests, (route) => route.abort());
      await submit(page, staffLogin.email, staffLogin.password);
      await expect(alert).toHaveText(
        'Your password is correct, but the staff area is not available right now. Please try again in a minute.',
      );
      await page.unroute(storeRequests);
      await page.goto('/contenthome');
      await expect(page).toHaveURL('/login');
      await submit(page, staffLogin.email, staffLogin.password);
      await expect(page.getByText('Login successful!')).toBeVisible();
    });
  });
});

test('the staff navigation shows its links and can be hidden', nightly, async ({ page }) => {
  await logIn(page);
  const navigation = page.getByRole('navigation', { name: 'Staff' });
  await expect(navigation.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Get Image Url' })).toHaveAttribute(
    'href',
    'https://postimages.org/',
  );
  await navigation.getByText('Involved').click();
  await expect(navigation.getByText('Sponsor')).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Sponsor' })).toHaveCount(0);

  const fold = page.getByRole('button', { name: 'Show sidebar' });
  await fold.press('Enter');
  await expect(navigation).toBeHidden();
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.press('Enter');
  await expect(navigation.getByRole('link', { name: 'Home' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
