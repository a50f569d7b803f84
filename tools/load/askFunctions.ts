import { demoFiles } from '@lamplight/content/demo/files';
import { fileAddress } from '@lamplight/content/fileContent';
import { newsFeeds } from '@lamplight/content/newsFeeds';
import { computedSeconds, startBareFunction } from '../bench/bareFunction.ts';
import type { BenchSite } from '../bench/benchSite.ts';
import { median } from '../bench/figures.ts';
import { type Ask, ask } from './ask.ts';
import { seeded } from './chance.ts';
import { spawnListening, type Target } from './loadSite.ts';
import { type Relay, startRelay } from './relay.ts';
import { newForm, pagePaths, renderedPath, seen, sendForm, storePictures } from './visitors.ts';

/** The cost of one request; times in milliseconds, the median of many. */
export interface Work {
  took: number;
  /** The processor time of the process for it. */
  computed: number;
  reads: number;
  writes: number;
}

const [report] = demoFiles;
if (!report) throw new Error('The demo has no file');
const id = report.path.split('/').at(-1) ?? '';
const filePath = fileAddress(id, { title: report.content.title, type: report.type });

/** How often each is asked, one after the other, and how often a process is started. */
const [times, rounds] = [200, 7];

/** The requests that are measured. */
export const works = {
  unchanged: 'A page whose content is read again and has not changed',
  rendered: 'A page that is rendered',
  picture: 'A picture that the instance has not sent before',
  visit: 'A visit that is counted',
  form: 'A form',
  feed: 'A feed of the news',
  file: 'A file of 235 kB',
} as const;

export type Measured = keyof typeof works;

/** Asks each function, one request after the other. */
export async function askFunctions(site: BenchSite) {
  const relay = await startRelay(site.ports.firestore);
  const random = seeded(5);
  const pictures = await storePictures(site.ports);
  // Read anew for each request, so that each costs what the first one within ten seconds does.
  const settings = { CONTENT_SECONDS: '0', TRUSTED_HOPS: '1' };
  const start = (target: string, ready: string) =>
    startBareFunction(site, { target, ready, settings, firestore: relay.port });
  const [page, api] = [await start('site', '/'), await start('api', '/api/nav')];
  const picture = await start('pictures', pictures[0] ?? '');
  const file = await start('files', filePath);

  const work = async ({ address, pid }: typeof page, asks: Ask[], warm: number): Promise<Work> => {
    for (const each of asks.slice(0, warm)) await ask(address, each);
    relay.take();
    const [took, before] = [[] as number[], computedSeconds(pid)];
    for (const each of asks.slice(warm)) {
      const began = performance.now();
      const { status } = await ask(address, each);
      took.push(performance.now() - began);
      if (status >= 300) throw new Error(`${each.path} was answered with ${status}`);
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
      many(() => ({ path: renderedPath })),
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
    feed: await work(
      page,
      many(() => ({ path: newsFeeds.atom.path })),
      50,
    ),
    file: await work(
      file,
      many(() => ({ path: filePath })),
      1,
    ),
  };

  const readsOf = readsAt(page.address, relay);
  const all = [...new Set([...pagePaths, ...(await pathsInSitemap(page.address))])];
  const pages: Record<string, Reads> = {};
  for (const path of all) pages[path] = await readsOf(path);
  const feed = await readsOf(newsFeeds.atom.path);
  for (const { end } of [page, api, picture, file]) end();
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
  return { functions, pages, feed, starts };
}

/** The reads for an answer: documents and lists by name, with how many documents each is charged as. */
export type Reads = Record<string, number>;

const readsAt =
  (address: string, relay: Relay) =>
  async (path: string): Promise<Reads> => {
    relay.take();
    await ask(address, { path });
    const { questions } = relay.take();
    return Object.fromEntries([...questions].map(([name, { reads }]) => [name, reads]));
  };

/** All pages, also those of items and those that staff have made. */
async function pathsInSitemap(address: string): Promise<string[]> {
  const { body } = await ask(address, {
    path: '/sitemap.xml',
    headers: { 'Accept-Encoding': 'identity' },
  });
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
