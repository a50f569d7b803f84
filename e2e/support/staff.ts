import { expect, type Page } from '@playwright/test';
import { demoStaff } from './demo.ts';

export const staffLogin = { email: demoStaff.email, password: demoStaff.password };

/** Logs the demo staff in; ends on the home editor, with its content loaded. */
export async function logIn(page: Page, password = staffLogin.password) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(staffLogin.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/contenthome');
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
}
