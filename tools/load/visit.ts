import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inRoot } from '../../scripts/lib/places.ts';
import { computedSeconds, startBareFunction } from '../bench/bareFunction.ts';
import { type BenchSite, startBenchSite } from '../bench/benchSite.ts';
import { withBrowser } from '../bench/browsing.ts';
import { median } from '../bench/figures.ts';
import { mirrorOf, serveMirror, trusting } from '../bench/mirror.ts';
import { type Ask, ask } from './ask.ts';
import { seeded } from './chance.ts';
import { spawnListening, type Target } from './loadSite.ts';
import { startRelay } from './relay.ts';
import { milliseconds, type Outcome, shown, table } from './report.ts';
import { newForm, pagePaths, seen, sendForm, storePictures } from './visitors.ts';

/** What a visit costs: written by `node tools/run.mjs load visit`, and what `cdn` and `costs` reckon with. */
export interface MeasuredVisit {
  /** What a browser asks for that was never here: as it looks at the first page, and goes on to two more. */
  first: Traffic;
  /** And when it comes back to the same pages, with what it has kept. */
  again: Traffic;
  /** What is asked of functions, each by itself. */
  functions: Record<Measured, Work>;
  /** Milliseconds from the start of a process to its first answer. */
  starts: Record<Target, number>;
  /** What is read for each page, by its path: documents and lists, with how many documents each is charged as. */
  pages: Record<string, Record<string, number>>;
}

interface Traffic {
  /** How often it was asked for pages, pictures, other files, and functions behind /api. */
  asked: Record<Part, number>;
  /** What came over the line for them, with headers. */
  bytes: Record<Part, number>;
}

const parts = ['pages', 'pictures', 'files', 'api'] as const;
type Part = (typeof parts)[number];

/** What one request costs; times in milliseconds, the median of many. */
interface Work {
  took: number;
  /** What the process computed for it. */
  computed: number;
  reads: number;
  writes: number;
}

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
        // What a page tells when it is put aside nobody could watch once it is gone.
        const told = page.waitForRequest(/\/api\/seen$/);
        await page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
          document.dispatchEvent(new Event('visibilitychange'));
        });
        await told;
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
  const traffic: Traffic = { asked: none(), bytes: none() };
  const known = new Map<string, Part>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('https:')) return;
    const part = partOf(new URL(request.url).pathname);
    known.set(requestId, part);
    traffic.asked[part] += 1;
  });
  /** What the browser has kept comes to its end too, without a byte. */
  const forget = (requestId: string) => {
    const part = known.get(requestId);
    if (part) traffic.asked[part] -= 1;
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

/** How often each is asked, one after the other, and how often a process is started. */
const [times, rounds] = [200, 7];

const works = {
  unchanged: 'A page whose content is read again and has not changed',
  rendered: 'A page that is rendered',
  picture: 'A picture that the instance has not sent before',
  visit: 'A visit that is counted',
  form: 'A form',
} as const;

type Measured = keyof typeof works;

async function askFunctions(site: BenchSite) {
  const relay = await startRelay(site.ports.firestore);
  const random = seeded(5);
  const pictures = await storePictures(site.ports);
  // Read anew for each request, so that each costs what the first one within ten seconds does.
  const settings = { CONTENT_SECONDS: '0', TRUSTED_HOPS: '1' };
  const start = (target: string, ready: string) =>
    startBareFunction(site, { target, ready, settings, firestore: relay.port });
  const [page, api] = [await start('site', '/'), await start('api', '/api/nav')];
  const picture = await start('pictures', pictures[0] ?? '');

  const work = async ({ address, pid }: typeof page, asks: Ask[], warm: number): Promise<Work> => {
    for (const each of asks.slice(0, warm)) await ask(address, each);
    relay.take();
    const [took, before] = [[] as number[], computedSeconds(pid)];
    for (const each of asks.slice(warm)) {
      const began = performance.now();
      const { status, body } = await ask(address, each);
      took.push(performance.now() - began);
      if (status >= 300) throw new Error(`${each.path} was answered with ${status}: ${body}`);
    }
    const { reads, writes } = relay.take();
    const count = took.length;
    const computed = (1_000 * (computedSeconds(pid) - before)) / count;
    return { took: median(took), computed, reads: reads / count, writes: writes / count };
  };
  const many = (next: (index: number) => Ask) =>
    Array.from({ length: times }, (_, index) => next(index));
  const functions: Record<Measured, Work> = {
    unchanged: await work(
      page,
      many(() => ({ path: '/' })),
      50,
    ),
    rendered: await work(
      page,
      many(() => ({ path: '/Home' })),
      50,
    ),
    picture: await work(
      picture,
      pictures.slice(1).map((path) => ({ path })),
      1,
    ),
    visit: await work(
      api,
      many(() => seen(random)),
      50,
    ),
    form: await work(
      api,
      many(() => sendForm(newForm(random))),
      50,
    ),
  };

  const pages: MeasuredVisit['pages'] = {};
  for (const path of pagePaths) {
    relay.take();
    await ask(page.address, { path });
    const { questions } = relay.take();
    pages[path] = Object.fromEntries([...questions].map(([name, { reads }]) => [name, reads]));
  }
  for (const { end } of [page, api, picture]) end();
  const firsts: Record<Target, Ask> = {
    site: { path: '/' },
    api: seen(random),
    pictures: { path: pictures[0] ?? '' },
  };
  const starts = { site: 0, api: 0, pictures: 0 };
  for (const target of ['site', 'api', 'pictures'] as const) {
    const took = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const started = spawnListening(site, { target, settings, firestore: relay.port });
      await started.listens;
      await ask(started.address, firsts[target]);
      took.push(performance.now() - began);
      started.end();
      await started.process;
    }
    starts[target] = median(took);
  }
  return { functions, pages, starts };
}

/** The figures as tables. */
function tables({ first, again, functions, pages, starts }: MeasuredVisit): string {
  const kilobytes = (bytes: number) => `${shown(bytes / 1_000)} kB`;
  const line = (name: string, { asked, bytes }: Traffic) => [
    name,
    ...parts.map((part) => `${asked[part]}, ${kilobytes(bytes[part])}`),
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
