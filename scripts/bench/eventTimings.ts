import type { Page } from '@playwright/test';

declare global {
  interface Window {
    longestEvent: number;
  }
}

/** The shortest that browsers tell of, in milliseconds. */
const durationThreshold = 16;

/** Notes, in every document that the page opens from now on, how long the longest interaction took until its frame. */
export const watchEvents = (page: Page) =>
  page.addInitScript((threshold) => {
    window.longestEvent = 0;
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: threshold,
      buffered: true,
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { duration, interactionId } = entry as PerformanceEventTiming;
        // Only what a visitor does on purpose has a number: a press, a click, a key.
        if (interactionId) window.longestEvent = Math.max(window.longestEvent, duration);
      }
    }).observe(options);
  }, durationThreshold);

/** How long the longest interaction of an action took until its frame; 0 below what browsers tell. */
export async function durationOf(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.longestEvent = 0;
  });
  await action();
  // Entries come after their frame.
  await page.waitForTimeout(250);
  return page.evaluate(() => window.longestEvent);
}
