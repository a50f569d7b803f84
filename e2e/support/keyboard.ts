import type { Locator, Page } from '@playwright/test';

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator, key = 'Tab') {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${control}`);
}
