import { staffMember } from '@lamplight/content/paths';
import type { Role } from '@lamplight/content/rights';
import { expect, type Page } from '@playwright/test';
import { demoStaff } from './demo.ts';
import { inProject } from './store.ts';

export const staffLogin = { email: demoStaff.email, password: demoStaff.password };

/** A second person of the staff. */
export const colleague = { email: 'ruth@lamplight.example', password: 'another-lamp' };

/** Makes the second person's account, unless there is one, and lets it into the staff area. */
export const addColleague = () =>
  inProject(async ({ auth, firestore }) => {
    const { email, password } = colleague;
    const { users } = await auth.getUsers([{ email }]);
    const { uid } = users[0] ?? (await auth.createUser({ email, password }));
    await firestore.doc(staffMember(uid)).set({ email });
  });

/** Gives the demo staff another role. */
export const giveRole = (role: Role) =>
  inProject(({ firestore }) => firestore.doc(staffMember(demoStaff.uid)).update({ role }));

/** Logs the demo staff or someone else in; ends on the home editor, with its content loaded, for viewers too. */
export async function logIn(page: Page, password = staffLogin.password, email = staffLogin.email) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/contenthome');
  await expect(page.locator('main form')).toBeVisible();
}

/** The navigation of the staff area, at the side or in its drawer. */
export const staffNavigation = (page: Page) => page.getByRole('navigation', { name: 'Staff' });

/** Has a menu of the navigation show its entries. */
export async function unfold(page: Page, menu: string): Promise<void> {
  const summary = staffNavigation(page).locator('summary', { hasText: menu });
  if (await summary.locator('xpath=..').evaluate((details) => details.hasAttribute('open'))) return;
  await summary.click();
}
