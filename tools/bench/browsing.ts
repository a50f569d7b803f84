import { type Browser, chromium, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../../scripts/lib/browser.ts';
import { demoStaff } from '../../scripts/lib/firebaseTools.ts';

/**
 * Uses a browser, which ends with it.
 * @param flags what it is started with besides
 */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
  flags: string[] = [],
): Promise<Result> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    args: [...browserFlags, ...flags],
    ...(executablePath && { executablePath }),
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Logs the demo organisation's staff in; ends in the home editor, with its content loaded. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(demoStaff.email);
  await page.getByLabel('Password').fill(demoStaff.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/contenthome');
  await page.getByRole('button', { name: 'Update' }).waitFor();
}
