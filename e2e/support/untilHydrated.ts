import { expect, type Page, type Response } from '@playwright/test';

/**
 * Has scripts take over a public page, and waits for that: before, links load their page anew.
 * @param last what has to be taken over: the parts of a page come one after the other
 */
export async function untilHydrated(page: Page, last?: string): Promise<void> {
  // On a phone, pages of text wait for someone to use them.
  await page.keyboard.press('Shift');
  await untilTakenOver(page, last);
}

/** Waits until scripts have taken over a page that does that by itself. */
export const untilTakenOver = (page: Page, last = '#root a') =>
  page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, last);

/** Comes back to the tab of a public page, and waits until it has asked for its content again. */
export const refocus = (page: Page) =>
  expect(async () => {
    const isFetched = (response: Response) => response.request().resourceType() === 'fetch';
    const response = page.waitForResponse(isFetched, { timeout: 2_000 });
    // A focus event during a request starts no second one.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await (await response).finished();
  }).toPass();
