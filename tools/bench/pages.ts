import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import type { Browser } from '@playwright/test';
import { phonePhoto } from '../../e2e/support/photos.ts';
import { local } from '../../scripts/lib/places.ts';
import { tool } from '../tool.ts';
import { becomeAnother, startBenchSite, storeMany } from './benchSite.ts';
import { logIn, withBrowser } from './browsing.ts';
import {
  type Comparison,
  type Figures,
  medians,
  misses,
  printRow,
  printTitles,
  spreadOf,
} from './figures.ts';
import { loadWithLighthouse, type Throttling, throttlings } from './lighthouseLoad.ts';
import { readMeasuring, uploaded } from './measuredPages.ts';
import { mirrorOf, serveMirror, staticTwin } from './mirror.ts';
import { interactionBudget, slowestInteraction } from './slowestInteraction.ts';

/**
 * Anyone who watches a browser has it note where errors are made. React makes some while it is evaluated, to
 * throw them later as signs, and the browser would read all of React's code again for the first of them, 25 ms
 * long, which it does for no visitor. With this it takes notes while it reads.
 */
const readOnce = '--js-flags=--no-enable-lazy-source-positions';

/**
 * `node tools/run.mjs bench`: how pages load next to their static twins, and how long their controls take to answer.
 * Fails where a page misses its goal.
 */
await tool('bench', async (given) => {
  const { pages, runs, another, lazy, many } = readMeasuring(given);
  const site = await startBenchSite();
  if (another) await becomeAnother(site);
  if (many) await storeMany(site);
  const paths = pages.map(({ path }) => path);
  const mirror = (change: (html: string) => string) =>
    mirrorOf(site.hosting, paths, site.stage.path('hosting'), change);
  const port = site.ports.devtools;
  return withBrowser(
    async (browser) => {
      if (pages.some(({ name }) => name === uploaded)) await uploadToNews(browser, site.hosting);
      const [real, twin] = [
        await serveMirror(await mirror((html) => html)),
        await serveMirror(await mirror(staticTwin)),
      ];
      const comparisons = await compareLoading(pages, runs, { real, twin, port });
      const interactions = await measureInteractions(browser, real, pages);
      writeResults({ ...conditions(browser, runs), comparisons, interactions });
      const slow = interactions.some(({ duration }) => duration > interactionBudget);
      return slow || comparisons.some(({ misses }) => misses.length > 0) ? 1 : 0;
    },
    [`--remote-debugging-port=${port}`, '--ignore-certificate-errors', ...(lazy ? [] : [readOnce])],
  );
});

/** Puts a photo of a phone on the page News, as staff do. */
async function uploadToNews(browser: Browser, baseURL: string): Promise<void> {
  const page = await browser.newPage({ baseURL });
  await logIn(page);
  await page.goto('/contentnews');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Replace the picture for Image' }).click();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await chosen).setFiles(await phonePhoto());
  await page.locator('summary', { hasText: 'Address' }).waitFor();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await page.getByText('Content updated successfully!').waitFor();
  await page.close();
}

/** The addresses of the pages and their twins, and the port on which the browser is driven. */
interface Served {
  real: string;
  twin: string;
  port: number;
}

async function compareLoading(
  pages: { name: string; path: string }[],
  runs: number,
  served: Served,
): Promise<Comparison[]> {
  if (runs === 0) return [];
  printTitles();
  const comparisons: Comparison[] = [];
  for (const { name, path } of pages) {
    for (const throttling of throttlings) {
      const figures = await loadByTurns(path, throttling, runs, served);
      const comparison = { name, throttling, ...figures };
      comparisons.push(comparison);
      printRow(comparison);
    }
  }
  return comparisons;
}

/** Loads a page and its twin in turn, so that a machine whose speed changes is fair to both. */
async function loadByTurns(path: string, throttling: Throttling, runs: number, served: Served) {
  const [ofPage, ofTwin]: [Figures[], Figures[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    ofPage.push(await loadWithLighthouse(served.real + path, served.port, throttling));
    ofTwin.push(await loadWithLighthouse(served.twin + path, served.port, throttling));
  }
  const both = { page: medians(ofPage), twin: medians(ofTwin) };
  const spread = { page: spreadOf(ofPage), twin: spreadOf(ofTwin) };
  return { ...both, spread, misses: misses(both.page, both.twin) };
}

async function measureInteractions(
  browser: Browser,
  address: string,
  pages: { name: string; path: string }[],
) {
  const slowest = [];
  const used = new Set<string>();
  for (const { name, path } of pages) {
    const found = await slowestInteraction(browser, address + path, used);
    console.log(
      `${name.padEnd(13)} ${found.count} controls, the slowest ${found.duration} ms: ${found.control}`,
    );
    slowest.push({ name, ...found });
  }
  return slowest;
}

function conditions(browser: Browser, runs: number) {
  return {
    date: new Date().toISOString(),
    runs,
    browser: browser.version(),
    node: process.version,
    processors: os.availableParallelism(),
    processor: os.cpus()[0]?.model,
    load: os.loadavg(),
  };
}

function writeResults(results: object) {
  mkdirSync(local(), { recursive: true });
  writeFileSync(local('bench.json'), JSON.stringify(results, null, 2));
  console.log(`Written to ${local('bench.json')}.`);
}
