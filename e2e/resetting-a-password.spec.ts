import { resetAccounts, resetDemo } from './support/demo.ts';
import { logIn, staffLogin } from './support/staff.ts';
import { mailedResetCode } from './support/store.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(resetDemo);
test.beforeEach(resetAccounts);
// The tests of other files log in with the demo's password.
test.afterAll(resetAccounts);

test('staff set a new password with the emailed link, which works once', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page).toHaveURL('/forgot-password');
  // Until it is there, the log-in's own field is.
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  await page.getByLabel('Email').fill(staffLogin.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('alert')).toContainText('If there is an account with this email');

  const link = `/forgot-password?mode=resetPassword&oobCode=${await mailedResetCode(staffLogin.email)}`;
  await page.goto(link);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('At least 8 characters')).toBeVisible();
  await page.getByLabel('New password').fill('          ');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('A password can’t be only spaces.')).toBeVisible();
  await page.getByLabel('New password').fill('a-new-lamp-is-lit');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('alert')).toContainText('Your password is set');
  await logIn(page, 'a-new-lamp-is-lit');
});

test.describe('with a wrong or used link', () => {
  test.use({ expectedMessages: /status of 400/ });

  test('the page says so, and staff can request a new link', async ({ page }) => {
    await page.goto('/forgot-password?mode=resetPassword&oobCode=no-such-code');
    await expect(page.getByRole('alert')).toContainText('has been used or has expired');
    await page.getByLabel('Email').fill(staffLogin.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('alert')).toContainText('If there is an account with this email');
    const code = await mailedResetCode(staffLogin.email);
    const link = `/forgot-password?mode=resetPassword&oobCode=${code}`;
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'New Password' })).toBeVisible();

    // In another tab the link is used while this one is open.
    const other = await page.context().newPage();
    await other.goto(link);
    await other.getByLabel('New password').fill('a-new-lamp-is-lit');
    await other.getByRole('button', { name: 'Set the password' }).click();
    await expect(other.getByRole('alert')).toContainText('Your password is set');
    await page.getByLabel('New password').fill('a-newer-lamp-is-lit');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByRole('alert')).toContainText('has been used or has expired');

    await test.step('an unknown email gets the same answer', async () => {
      await page.getByLabel('Email').fill('nobody@example.org');
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByRole('alert')).toContainText('If there is an account with this email');
    });
  });
});
