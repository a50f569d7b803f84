import { demoMission } from '@lamplight/content/demo/mission';
import { revision, siteDocument } from '@lamplight/content/paths';
import type { Browser, Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { countDocuments } from '../../e2e/support/countDocuments.ts';
import { demoStaff } from '../../scripts/lib/firebaseTools.ts';
import { type Project, withEmulators } from '../../scripts/lib/project.ts';
import { tool } from '../tool.ts';
import { startBenchSite, storeEntries } from './benchSite.ts';
import { logIn, withBrowser } from './browsing.ts';

/**
 * `node tools/run.mjs bench:reads`: how many documents browsers read of Firestore, in what visitors and staff do, with
 * 10,000 entries and 500 saves stored. Time passes by the browser's clock, an hour in a few seconds.
 */
await tool('bench:reads', async () => {
  const site = await startBenchSite();
  await storeEntries(site, 10_000);
  await withEmulators(site.ports, storeSaves);
  return withBrowser(async (browser) => {
    await visit(browser, site.hosting);
    await edit(browser, site.hosting);
    return 0;
  });
});

/** Stores 500 saves of the last days. */
async function storeSaves({ firestore }: Project): Promise<void> {
  const writer = firestore.bulkWriter({ throttling: false });
  for (let version = 1; version <= 500; version += 1) {
    const updatedAt = Timestamp.fromMillis(Date.now() - version * 600_000);
    const saved = { ...demoMission, version, updatedAt, updatedBy: demoStaff.uid };
    writer.set(firestore.doc(revision(siteDocument('mission'), version)), saved);
  }
  await writer.close();
}

async function visit(browser: Browser, baseURL: string) {
  const { page, tell } = await countingPage(browser, baseURL);
  await page.goto('/');
  await quiet(page);
  tell('A first visit');
  const navigation = page.getByRole('navigation');
  await navigation.getByText('Our story').click();
  await navigation.getByRole('link', { name: 'Team', exact: true }).click();
  await page.waitForURL('/team');
  await quiet(page);
  tell('Going on to another page');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await quiet(page);
  tell('Coming back to the tab');
  await page.clock.runFor('01:00:00');
  await quiet(page);
  tell('An hour with the page open');
}

async function edit(browser: Browser, baseURL: string) {
  const { page, tell } = await countingPage(browser, baseURL);
  await logIn(page);
  await quiet(page);
  tell('Logging in, home editor open');
  await page.getByRole('link', { name: 'Start' }).click();
  await page.getByRole('link', { name: 'All activity' }).waitFor();
  await quiet(page);
  tell('The start page');
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await page.waitForURL('/contentcontact');
  await page.getByLabel('Phone number').waitFor();
  await quiet(page);
  tell('Opening another editor');
  await page.getByLabel('Phone number').fill('5550100142');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await page.getByText('Content updated successfully!').waitFor();
  await quiet(page);
  tell('A save');
  await page.clock.runFor('25:00');
  await quiet(page);
  tell('25 minutes with the editor open');
}

/** A page that reports how many documents it has read since its last report. */
async function countingPage(browser: Browser, baseURL: string) {
  const page = await browser.newPage({ baseURL });
  await page.clock.install();
  const read = await countDocuments(page);
  let before = 0;
  const tell = (what: string) => {
    console.log(`${what.padEnd(32)} ${String(read() - before).padStart(3)} documents`);
    before = read();
  };
  return { page, tell };
}

/** Waits until a page has nothing left to ask. */
async function quiet(page: Page) {
  await page.clock.runFor(6_000);
  await page.waitForTimeout(2_000);
}
