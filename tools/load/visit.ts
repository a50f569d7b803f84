import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inRoot } from '../../scripts/lib/places.ts';
import { type BenchSite, startBenchSite } from '../bench/benchSite.ts';
import { withBrowser } from '../bench/browsing.ts';
import { mirrorOf, serveMirror, trusting } from '../bench/mirror.ts';
import { askFunctions, type Measured, type Reads, type Work, works } from './askFunctions.ts';
import type { Target } from './loadSite.ts';
import { milliseconds, type Outcome, shown, table } from './report.ts';
import { pagePaths } from './visitors.ts';

/** The cost of a visit: written by `node tools/run.mjs load visit`, and read by `cdn` and `costs`. */
export interface MeasuredVisit {
  /** The traffic of a browser that was never here: it opens the first page, and goes on to two more. */
  first: Traffic;
  /** And when it comes back to the same pages, with what it has kept. */
  again: Traffic;
  /** The requests to functions, each by itself. */
  functions: Record<Measured, Work>;
  /** Milliseconds from the start of a process to its first answer. */
  starts: Record<Target, number>;
  /** The reads for each page, by its path, and for a feed. */
  pages: Record<string, Reads>;
  feed: Reads;
}

interface Traffic {
  /** The number of requests for pages, pictures, other files, and functions behind /api. */
  requestCounts: Record<Part, number>;
  /** The bytes that were transferred for them, with headers. */
  bytes: Record<Part, number>;
}

const parts = ['pages', 'pictures', 'files', 'api'] as const;
type Part = (typeof parts)[number];

/** The pages of a visit. */
const visited = ['/', '/about', '/contact'];

const file = inRoot('tools/load/visit.json');

/** `node tools/run.mjs load visit`: what a visit costs in reads, writes, milliseconds and bytes. */
export async function visit(): Promise<Outcome> {
  const site = await startBenchSite();
  const measured: MeasuredVisit = {
    ...(await browse(site)),
    ...(await askFunctions(site)),
  };
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
  return { text: tables(measured), failures: [] };
}

/** A phone, which scrolls to the end of each page and reads what is there. */
async function browse({ hosting, stage }: BenchSite) {
  const mirror = await mirrorOf(hosting, pagePaths, stage.path('hosting'), (html) => html);
  for (const [path, { headers }] of mirror) {
    // The demo's pictures stand for those that staff have uploaded, which browsers keep for a year.
    if (partOf(path) === 'pictures')
      headers['cache-control'] = 'public, max-age=31536000, immutable';
  }
  const baseURL = await serveMirror(mirror);
  return withBrowser(
    async (browser) => {
      const context = await browser.newContext({
        baseURL,
        hasTouch: true,
        isMobile: true,
        viewport: { width: 412, height: 915 },
        deviceScaleFactor: 2.625,
      });
      // Programs that drive a browser are not counted; this one is to be.
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
      );
      const walk = async () => {
        const page = await context.newPage();
        const traffic = await watchTraffic(page);
        await page.goto(visited[0] ?? '/');
        await lookAround(page);
        for (const path of visited.slice(1)) {
          await page
            .locator(`a[href="${path}"]`)
            .first()
            .evaluate((link: HTMLElement) => link.click());
          await page.waitForURL(path);
          await lookAround(page);
        }
        // The report that a page sends when it closes can't be observed, so the page is hidden first.
        const sent = page.waitForRequest(/\/api\/seen$/);
        await page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
          document.dispatchEvent(new Event('visibilitychange'));
        });
        await sent;
        await page.close();
        return traffic;
      };
      return { first: await walk(), again: await walk() };
    },
    [await trusting()],
  );
}

async function lookAround(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const steps = await page.evaluate(() => document.body.scrollHeight / innerHeight);
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(150);
  }
  await page.waitForLoadState('networkidle');
}

async function watchTraffic(page: Page): Promise<Traffic> {
  const none = () => Object.fromEntries(parts.map((part) => [part, 0])) as Record<Part, number>;
  const traffic: Traffic = { requestCounts: none(), bytes: none() };
  const known = new Map<string, Part>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('https:')) return;
    const part = partOf(new URL(request.url).pathname);
    known.set(requestId, part);
    traffic.requestCounts[part] += 1;
  });
  /** Cached requests finish too, without a byte. */
  const forget = (requestId: string) => {
    const part = known.get(requestId);
    if (part) traffic.requestCounts[part] -= 1;
    known.delete(requestId);
  };
  session.on('Network.requestServedFromCache', ({ requestId }) => forget(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) forget(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const part = known.get(requestId);
    if (part) traffic.bytes[part] += encodedDataLength;
  });
  return traffic;
}

function partOf(path: string): Part {
  if (path.startsWith('/api/')) return 'api';
  if (/^\/(pictures|demo)\//.test(path)) return 'pictures';
  return /\.\w+$/.test(path) ? 'files' : 'pages';
}

/** The figures as tables. */
function tables({ first, again, functions, pages, starts }: MeasuredVisit): string {
  const kilobytes = (bytes: number) => `${shown(bytes / 1_000)} kB`;
  const line = (name: string, { requestCounts, bytes }: Traffic) => [
    name,
    ...parts.map((part) => `${requestCounts[part]}, ${kilobytes(bytes[part])}`),
    kilobytes(sum(Object.values(bytes))),
  ];
  const charged = Object.values(pages).map((each) => sum(Object.values(each)));
  return [
    table(
      ['Visit to three pages', 'Pages', 'Pictures', 'Files', 'API', 'Together'],
      [line('The first', first), line('Another one, to the same pages', again)],
    ),
    table(
      ['What a function does', 'Time', 'Of it computing', 'Reads', 'Writes'],
      Object.entries(works).map(([name, what]) => {
        const { took, computed, reads, writes } = functions[name as Measured];
        return [
          what,
          milliseconds(took),
          milliseconds(computed),
          shown(reads, 1),
          shown(writes, 1),
        ];
      }),
    ),
    `A page is made of ${Math.min(...charged)} to ${Math.max(...charged)} documents. From the start of a process to its first ` +
      `answer \`site\` takes ${milliseconds(starts.site)}, \`api\` ${milliseconds(starts.api)} for a visit that is counted, ` +
      `\`pictures\` ${milliseconds(starts.pictures)}.`,
  ].join('\n\n');
}

const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);
