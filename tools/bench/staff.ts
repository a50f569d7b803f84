import { demoTeam } from '@lamplight/content/demo/team';
import { listLimits } from '@lamplight/content/limits';
import { paths } from '@lamplight/content/pagePaths';
import { listItem } from '@lamplight/content/paths';
import { allPages, sitePages } from '@lamplight/content/sitePages';
import type { BrowserContext, Page } from '@playwright/test';
import { countDocuments } from '../../e2e/support/countDocuments.ts';
import { Failure } from '../../scripts/lib/command.ts';
import { withEmulators } from '../../scripts/lib/project.ts';
import { numberIn, tool } from '../tool.ts';
import { type BenchSite, startBenchSite } from './benchSite.ts';
import { logIn, withBrowser } from './browsing.ts';
import { serveCompressed } from './compressed.ts';
import { median } from './figures.ts';
import { cachedResponse, mirrorOf, serveMirror, trusting } from './mirror.ts';
import { openPage, slowProcessor, withProfile } from './slowLine.ts';

/** The limits of the staff area, in milliseconds and in documents. */
const goals = {
  'The log-in can be filled in': 1_500,
  'The log-in answers': 2_500,
  'The home editor, never loaded before': 4_000,
  'The home editor, loaded before': 1_200,
  'A small editor, never loaded before': 4_000,
  'A small editor, loaded before': 1_200,
  'A list of 200 members': 1_500,
  'The slowest of 40 keys': 50,
  'A formatted text, loaded before': 600,
  'The slowest of 20 keys in 20,000 characters': 50,
  'Documents read in an hour alone': 30,
} as const;

type Measured = keyof typeof goals;

const { home, about, support: small, team } = sitePages;

/** A field of the about page that may hold 20,000 characters. */
const longText = 'story';

/** The first field of a form that may be typed in. */
const field = 'main form fieldset:enabled:not([inert]) :is(input, textarea)';

/** How many members there are next to those of the demo. */
const members = listLimits.items - Object.keys(demoTeam).length;
const lastMember = `[role=group][aria-label="Member ${members - 1}"]`;

const tellBytes = (of: string, bytes: number) =>
  console.log(`${(bytes / 1_000).toFixed(0)} kB of code until ${of} can be used`);

/** Stores as many members as a list may have. */
const storeMembers = ({ ports }: BenchSite) =>
  withEmulators(ports, async ({ firestore }) => {
    const [sample] = Object.values(demoTeam);
    const stored = { version: 1, updatedAt: new Date(), updatedBy: 'demo-staff' };
    const writer = firestore.bulkWriter();
    for (let index = 0; index < members; index += 1) {
      const member = { ...sample, name: `Member ${index}`, type: 'support' };
      const order = 100_000 + index;
      void writer.set(firestore.doc(listItem('team', `member-${index}`)), {
        ...member,
        ...stored,
        order,
      });
    }
    await writer.close();
  });

/** Serves the staff area as Hosting does that is near, and has it ask Firestore through a proxy that compresses. */
async function serveStaffArea({ hosting, stage, ports }: BenchSite): Promise<string> {
  const compressed = await serveCompressed(ports.firestore);
  // Files that name the emulator's port name the proxy's instead.
  const change = (text: string) => text.replaceAll(String(ports.firestore), String(compressed));
  const shells = [paths.login, ...allPages.map(([, { editor }]) => editor.path)];
  const mirror = await mirrorOf(hosting, shells, stage.path('hosting'), (html) => html);
  for (const [path, { headers }] of mirror) {
    if (path.endsWith('.js')) mirror.set(path, await cachedResponse(hosting, path, change));
    else for (const name of Object.keys(headers)) headers[name] = change(headers[name] ?? '');
  }
  return serveMirror(mirror);
}

type Session = Readonly<Record<string, string>>;

/** Logs in. @returns what the browser keeps of it */
async function sessionOf(context: BrowserContext): Promise<Session> {
  const page = await context.newPage();
  await logIn(page);
  const session = await page.evaluate(() => ({ ...localStorage }));
  await page.close();
  return session;
}

/** A file of the site with no code in it. */
const still = '/demo/lamp.svg';

async function takeSession(context: BrowserContext, session: Session): Promise<void> {
  const page = await context.newPage();
  await page.goto(still);
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, session);
  await page.close();
}

/** Milliseconds until a page has nothing left to load. */
const settleMs = 4_000;

/**
 * Opens a page twice, as often as browsers want before they keep compiled code. Chromium 150 and 156 did so with
 * classic scripts, but not with modules, where it compiles functions anew each time: a tenth of an opening.
 */
async function getToKnow(context: BrowserContext, path: string, selector: string) {
  for (const slow of [false, false]) {
    const { page } = await openPage(context, path, selector, slow);
    await page.waitForTimeout(settleMs);
    await page.close();
  }
}

/** Opens an editor in a browser that has nothing of it, and once more when it has. */
async function openTwice(context: BrowserContext, path: string) {
  const { took: first, bytes, code, page } = await openPage(context, path, field);
  const early = code.filter((file) => /\/(Preview|mountPreview|store)-/.test(file));
  if (early.length > 0) throw new Failure(`The first field waited for ${early.join(', ')}.`);
  await page.close();
  await getToKnow(context, path, field);
  const { took: again, page: known } = await openPage(context, path, field);
  await known.close();
  return { first, again, bytes };
}

/** The longest task that any of 40 keys caused, in milliseconds; 0 where none took more than 50. */
async function slowestKey(context: BrowserContext): Promise<number> {
  const { page } = await openPage(context, home.editor.path, field, false);
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(settleMs);
  await slowProcessor(await context.newCDPSession(page));
  const first = await longestTask(page, 'story.description');
  const second = await longestTask(page, 'testimonials.0.quote');
  await page.close();
  return Math.max(first, second);
}

/** The longest task that typing in a field causes, in milliseconds; 0 where none took more than 50. */
async function longestTask(page: Page, name: string): Promise<number> {
  await page.locator(`[name="${name}"]`).focus();
  // A field that is entered is looked for in the preview, once.
  await page.waitForTimeout(1_500);
  await page.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.keyboard.type('A lamp for everybody', { delay: 100 });
  await page.waitForTimeout(1_500);
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  return Math.max(0, ...tasks);
}

/** Enters a formatted text, which becomes an editor then. @returns the milliseconds until that is there */
async function openText(context: BrowserContext): Promise<{ took: number; page: Page }> {
  const { page } = await openPage(context, about.editor.path, field);
  await page.waitForTimeout(settleMs);
  const took = await page.evaluate(async (selector) => {
    const began = performance.now();
    document.querySelector<HTMLElement>(selector)?.focus();
    while (!document.querySelector('[role=toolbar]')) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  }, `[name="${longText}"]`);
  return { took, page };
}

/** The longest task that a key causes in a text as long as it may be, this processor being as fast as it is. */
async function slowestKeyInLongText(context: BrowserContext): Promise<number> {
  const { page } = await openText(context);
  const session = await context.newCDPSession(page);
  await page.evaluate(
    ([selector, text]) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      const options = { clipboardData: data, bubbles: true, cancelable: true };
      document.querySelector(selector)?.dispatchEvent(new ClipboardEvent('paste', options));
    },
    [`[name="${longText}"]`, 'A lamp for everybody. '.repeat(8).concat('\n\n').repeat(90)] as const,
  );
  await page.waitForTimeout(settleMs);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const slowest = await longestTask(page, longText);
  await page.close();
  return slowest;
}

/** How many documents are read in an hour in which an editor is open and nobody else is there. */
const readAlone = (baseURL: string): Promise<number> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage({ baseURL });
    await page.clock.install();
    const read = await countDocuments(page);
    await logIn(page);
    await pass(page, '00:10');
    const before = read();
    // Anyone who does nothing for half an hour is logged out.
    for (let part = 0; part < 4; part += 1) {
      await page.mouse.move(100 + part, 100);
      await pass(page, '15:00');
    }
    return read() - before;
  });

async function pass(page: Page, time: string): Promise<void> {
  await page.clock.runFor(time);
  await page.waitForTimeout(2_000);
}

const line = (cells: string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(46) : cell.padStart(12))).join('');

/** Prints all figures. @returns whether each keeps to its goal */
function report(figures: Map<Measured, number[]>): boolean {
  console.log(line(['What', 'Goal', 'Median', 'From', 'To']));
  const kept = [...figures].map(([what, each]) => {
    const [goal, figure] = [goals[what], median(each)];
    const cells = [goal, figure, Math.min(...each), Math.max(...each)];
    const verdict = figure > goal ? '  missed' : '';
    console.log(line([what, ...cells.map((cell) => cell.toFixed(0))]) + verdict);
    return figure <= goal;
  });
  return kept.every(Boolean);
}

/**
 * `node tools/run.mjs bench:staff`: how soon the staff area can be used on a slow 4G line and with a processor four times slower,
 * behind a proxy that compresses, how it answers keys, and what it reads of Firestore. The argument says how often
 * each is measured, by turns; medians count. It fails where one misses its goal.
 */
await tool('bench:staff', async ({ words }) => {
  const runs = numberIn(words[0], 5);
  const site = await startBenchSite();
  await storeMembers(site);
  const address = await serveStaffArea(site);
  const flags = [await trusting()];
  const figures = new Map<Measured, number[]>();
  const note = (what: Measured, figure: number) => {
    figures.set(what, [...(figures.get(what) ?? []), figure]);
  };

  const session = await withProfile(address, flags, sessionOf);
  const loggedIn = (use: (context: BrowserContext) => Promise<void>) =>
    withProfile(address, flags, async (context) => {
      await takeSession(context, session);
      await use(context);
    });
  for (let run = 1; run <= runs; run += 1) {
    await withProfile(address, flags, async (context) => {
      const { took, page } = await openPage(context, paths.login, 'form button:enabled');
      note('The log-in can be filled in', took);
      await page.close();
    });
    await withProfile(address, flags, async (context) => {
      // The link home appears once the page is hydrated.
      const { took, bytes, page } = await openPage(context, paths.login, 'main a[href="/"]');
      note('The log-in answers', took);
      if (run === 1) tellBytes('the log-in', bytes);
      await page.close();
    });
    await loggedIn(async (context) => {
      const { first, again, bytes } = await openTwice(context, home.editor.path);
      note('The home editor, never loaded before', first);
      note('The home editor, loaded before', again);
      if (run === 1) tellBytes('the home editor', bytes);
    });
    await loggedIn(async (context) => {
      const { first, again } = await openTwice(context, small.editor.path);
      note('A small editor, never loaded before', first);
      note('A small editor, loaded before', again);
      await getToKnow(context, team.editor.path, lastMember);
      const { took, page } = await openPage(context, team.editor.path, lastMember);
      note('A list of 200 members', took);
      await page.close();
    });
    await loggedIn(async (context) => note('The slowest of 40 keys', await slowestKey(context)));
    await loggedIn(async (context) => {
      for (const _ of [1, 2]) await (await openText(context)).page.close();
      const { took, page } = await openText(context);
      note('A formatted text, loaded before', took);
      await page.close();
      note('The slowest of 20 keys in 20,000 characters', await slowestKeyInLongText(context));
    });
  }
  note('Documents read in an hour alone', await readAlone(site.hosting));
  return report(figures) ? 0 : 1;
});
