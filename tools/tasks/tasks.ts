import type { Browser } from '@playwright/test';
import { storeADayOfWork } from '../../scripts/lib/aDayOfWork.ts';
import { withEmulators } from '../../scripts/lib/project.ts';
import { startBenchSite } from '../bench/benchSite.ts';
import { logIn, withBrowser } from '../bench/browsing.ts';
import { tool } from '../tool.ts';
import { type Effort, Hand } from './hand.ts';
import { type Task, tasks } from './list.ts';

/** The window of a small laptop. */
const viewport = { width: 1280, height: 800 };

/** Does a task as someone who has just logged in. @returns what it took */
async function effortOf(browser: Browser, baseURL: string, task: Task): Promise<Effort> {
  const context = await browser.newContext({ baseURL, viewport });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await logIn(page);
    if (task.before) {
      await task.before(page);
      await page.goto('/contenthome');
      await page.getByRole('button', { name: 'Update' }).first().waitFor();
    }
    const hand = new Hand(page);
    await task.run(hand);
    await page.getByText(task.done).first().waitFor();
    return hand.effort;
  } finally {
    await context.close();
  }
}

/**
 * `node tools/run.mjs tasks`: does twelve everyday tasks of staff in the demo and counts the clicks, keys and pixels of scrolling
 * of each. Words pick tasks by their names.
 */
await tool('tasks', async ({ words }) => {
  const site = await startBenchSite();
  await withEmulators(site.ports, storeADayOfWork);
  let failed = 0;
  await withBrowser(async (browser) => {
    console.log(
      `${'Task'.padEnd(42)}${'Clicks'.padStart(8)}${'Keys'.padStart(8)}${'Scrolled'.padStart(10)}`,
    );
    for (const task of tasks) {
      if (words.length > 0 && !words.some((word) => task.name.includes(word))) continue;
      try {
        const { clicks, keys, scrolled } = await effortOf(browser, site.hosting, task);
        const cells = [
          `${clicks}`.padStart(8),
          `${keys}`.padStart(8),
          `${scrolled} px`.padStart(10),
        ];
        console.log(task.name.padEnd(42) + cells.join(''));
      } catch (error) {
        failed += 1;
        console.log(
          `${task.name.padEnd(42)}  failed: ${error instanceof Error ? error.message : error}`,
        );
      }
    }
  });
  return failed === 0 ? 0 : 1;
});
