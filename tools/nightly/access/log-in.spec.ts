import { expect, type Page } from '@playwright/test';
import { obstacles } from '../../../e2e/support/axe.ts';
import { demoStaff, resetDemo } from '../../../e2e/support/demo.ts';
import { mailedResetCode } from '../../../e2e/support/store.ts';
import { test } from '../../../e2e/support/test.ts';

// As `visitors.spec.ts`, with `node tools/run.mjs access`.

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

test.use({ expectedMessages: /status of (400|403)|permission|ERR_/ });
test.beforeEach(resetDemo);

const ofLogIn: Record<string, (page: Page) => Promise<unknown>> = {
  'the log-in': (page) => page.goto('/login'),
  'the log-in that says what is wrong': async (page) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('staff');
    await press(page, 'Login');
    await expect(page.getByText('Invalid email format')).toBeVisible();
  },
  'the log-in that was refused': async (page) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(demoStaff.email);
    await page.getByLabel('Password').fill('wrong');
    await press(page, 'Login');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the log-in that succeeded': async (page) => {
    await page.clock.install();
    await page.goto('/login');
    await page.getByLabel('Email').fill(demoStaff.email);
    await page.getByLabel('Password').fill(demoStaff.password);
    await press(page, 'Login');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'a forgotten password': async (page) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('nobody@example.org');
    await press(page, 'Send the link');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'a password that is set': async (page) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(demoStaff.email);
    await press(page, 'Send the link');
    await expect(page.getByRole('alert')).toBeVisible();
    const code = await mailedResetCode(demoStaff.email);
    await page.goto(`/forgot-password?mode=resetPassword&oobCode=${code}`);
    await page.getByLabel('New password').fill('short');
    await press(page, 'Set the password');
    await expect(page.getByText('At least 8 characters')).toBeVisible();
  },
};

for (const [name, bring] of Object.entries(ofLogIn)) {
  test(`${name} is accessible`, async ({ page }) => {
    await bring(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await obstacles(page)).toEqual([]);
  });
}
