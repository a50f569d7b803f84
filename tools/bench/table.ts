import { submissionsAtFirst, submissionsMore } from '@lamplight/content/limits';
import type { Browser, Page } from '@playwright/test';
import { countDocuments } from '../../e2e/support/countDocuments.ts';
import { numberIn, tool } from '../tool.ts';
import { startBenchSite, storeEntries } from './benchSite.ts';
import { logIn, withBrowser } from './browsing.ts';

/**
 * The emulator looks at every entry for each query. That takes it less time where they lie close together,
 * and where garbage is collected in short pauses, not while it works.
 */
const javaOptions = [
  '-XX:+UseParallelGC',
  '-Xms6g',
  '-Xmn400m',
  '-XX:+UseTransparentHugePages',
  '-XX:+IgnoreUnrecognizedVMOptions',
  '-XX:+UseCompactObjectHeaders',
];

/** How long a page of the table may take, in milliseconds. */
const budget = 1_000;
const [visits, pages] = [6, 20];

/**
 * `node tools/run.mjs bench:table`: how long the table of feedback takes to show its first page and each of the
 * next ones, with 100,000 entries stored or as many as the argument says, and how many documents that
 * reads.
 */
await tool('bench:table', async ({ words }) => {
  const count = numberIn(words[0], 100_000);
  process.env.JAVA_TOOL_OPTIONS = javaOptions.join(' ');
  const site = await startBenchSite();
  await storeEntries(site, count);
  return withBrowser(async (browser) => {
    const firsts: number[] = [];
    for (let visit = 1; visit < visits; visit += 1) {
      const { page, first } = await visitTable(browser, site.hosting);
      // With its first queries the emulator is slow: Java compiles what is used often.
      if (visit > 1) firsts.push(first);
      await showMore(page, 3);
      await page.close();
    }
    const { page, read, first, readFirst } = await visitTable(browser, site.hosting);
    firsts.push(first);
    report(`First page (${firsts.length})`, firsts, readFirst, submissionsAtFirst);
    const before = read();
    const times = await showMore(page, pages);
    report(`Next pages (${pages})`, times, read() - before, pages * submissionsMore);
    return Math.max(...firsts, ...times) < budget ? 0 : 1;
  });
});

/** Opens the table from the staff area's first page, in a browser that knows nothing yet. */
async function visitTable(browser: Browser, baseURL: string) {
  const page = await browser.newPage({ baseURL });
  const read = await countDocuments(page, 'feedback');
  // The chart counts the months, for which the emulator looks at every entry, a minute long.
  await page.route('**/api/feedback/summary*', (route) => route.abort());
  await logIn(page);
  // The number of unread entries is watched with one document, and counted.
  await page.waitForTimeout(10_000);
  const before = read();
  const first = await timed(page, submissionsAtFirst, () =>
    page.getByRole('link', { name: /^Feedback/ }).click(),
  );
  return { page, read, first, readFirst: read() - before };
}

/** Shows so many more pages. @returns how long each took, in milliseconds */
async function showMore(page: Page, pages: number): Promise<number[]> {
  const times: number[] = [];
  for (let shown = 1; shown <= pages; shown += 1) {
    const more = () => page.getByRole('button', { name: 'Show more' }).click();
    times.push(await timed(page, submissionsAtFirst + shown * submissionsMore, more));
  }
  return times;
}

/** How long the table takes to have so many rows, from the click that `action` makes. */
async function timed(page: Page, rows: number, action: () => Promise<void>): Promise<number> {
  // Noted in the page: asking it from outside, in each frame, takes what is asked for up to a tenth longer.
  const timing = await page.evaluateHandle(rowsTimer, rows);
  await action();
  return timing.evaluate(({ took }) => took);
}

/** Runs in the page, before the click. */
function rowsTimer(rows: number) {
  const took = new Promise<number>((resolve, reject) => {
    let began = 0;
    const note = () => {
      began = performance.now();
      setTimeout(reject, 120_000, new Error(`There are no ${rows} rows after two minutes.`));
    };
    addEventListener('click', note, { capture: true, once: true });
    const watching = new MutationObserver(() => {
      if (document.querySelectorAll('tbody tr').length < rows) return;
      watching.disconnect();
      resolve(performance.now() - began);
    });
    watching.observe(document.body, { childList: true, subtree: true });
  });
  return { took };
}

function report(what: string, times: number[], documents: number, shown: number) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(0);
  console.log(
    `${what.padEnd(16)}  median ${at(0.5)} ms, at most ${at(1)} ms` +
      `  ${documents} documents read for ${shown} shown`,
  );
}
