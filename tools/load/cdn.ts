import { pageCacheControl } from '../../functions/src/site/siteResponses.ts';
import { chooser, nextAfter, seeded, zipf } from './chance.ts';
import { monthSeconds } from './prices.ts';

/** How a place of the CDN keeps a page, in seconds. */
export interface Caching {
  /** For how long it is fresh: `s-maxage`. */
  fresh: number;
  /** For how long after that it is still sent, while a fresh one is asked for: `stale-while-revalidate`. */
  stale: number;
}

/** The caching headers of the site's pages. */
export const sentCaching: Caching = {
  fresh: secondsOf('s-maxage'),
  stale: secondsOf('stale-while-revalidate'),
};

function secondsOf(name: string): number {
  const [, seconds] = new RegExp(`\\b${name}=(\\d+)`).exec(pageCacheControl) ?? [];
  if (!seconds) throw new Error(`Pages are sent without ${name}`);
  return Number(seconds);
}

/** The parameters of a simulation. */
export interface Simulation {
  /** How many pages are looked at in a month, at moments by chance (Poisson), in all places together. */
  viewsAMonth: number;
  caching: Caching;
  /** Places of the CDN, each of which keeps pages for itself; the n-th has an n-th as many visitors as the first. */
  places: number;
  /**
   * The reads for each page, most visited pages first: documents and lists by name, with how many documents
   * each is charged as.
   */
  pages: readonly Readonly<Record<string, number>>[];
}

/** The results for a month. */
export interface Simulated {
  /** Which share of the views is sent by the CDN from what it keeps: fresh, or stale. The others wait for the function. */
  fresh: number;
  stale: number;
  waiting: number;
  /** Which share waits for a process to start besides. */
  waitingForStart: number;
  /** How often the function is asked, how often that starts a process, and what it reads of Firestore. */
  calls: number;
  starts: number;
  reads: number;
}

/** The cloud ends an idle instance after so many seconds, as a rule. */
const idleSeconds = 15 * 60;

/** For how many seconds an instance counts on what it has read: CONTENT_SECONDS of functions/.env. */
const contentSeconds = 10;

/** The document that an instance reads when it starts, for any page; see `prefetch` in functions/src/site/site.ts. */
const prefetched = 'site/home';

/** With so many views the shares no longer change. As many before them are not counted, until all places keep something. */
const counted = 30_000;

/**
 * Simulates a month of the CDN in front of one instance of the function. Answers of the function take no time, and no place
 * forgets a page before its time.
 */
export function simulate({ viewsAMonth, caching, places, pages }: Simulation): Simulated {
  const random = seeded(1);
  const [choosePlace, choosePage] = [chooser(zipf(places)), chooser(zipf(pages.length))];
  const rate = viewsAMonth / monthSeconds;
  const kept = new Map<number, number>();
  const instance = newInstance(pages);
  const none = {
    fresh: 0,
    stale: 0,
    waiting: 0,
    waitingForStart: 0,
    calls: 0,
    starts: 0,
    reads: 0,
  };
  let [now, from, count] = [0, 0, { ...none }];
  for (let view = 0; view < 2 * counted; view += 1) {
    if (view === counted) [from, count] = [now, { ...none }];
    now += nextAfter(rate, random);
    const page = choosePage(random);
    const key = choosePlace(random) * pages.length + page;
    const age = now - (kept.get(key) ?? Number.NEGATIVE_INFINITY);
    if (age <= caching.fresh) {
      count.fresh += 1;
      continue;
    }
    const { started, reads } = instance.ask(page, now);
    kept.set(key, now);
    count.calls += 1;
    count.reads += reads;
    if (started) count.starts += 1;
    if (age <= caching.fresh + caching.stale) count.stale += 1;
    else {
      count.waiting += 1;
      if (started) count.waitingForStart += 1;
    }
  }
  const aMonth = (number: number) => (number * monthSeconds) / (now - from);
  const share = (number: number) => number / counted;
  return {
    fresh: share(count.fresh),
    stale: share(count.stale),
    waiting: share(count.waiting),
    waitingForStart: share(count.waitingForStart),
    calls: aMonth(count.calls),
    starts: aMonth(count.starts),
    reads: aMonth(count.reads),
  };
}

/** An instance of the function that renders pages; it ends after a long time without requests. */
function newInstance(pages: Simulation['pages']) {
  let lastAsked = Number.NEGATIVE_INFINITY;
  const known = new Map<string, number>();
  const read = pages.map((page) => Object.entries(page));
  const readFirst = pages.map((page) => Object.entries({ ...page, [prefetched]: 1 }));
  return {
    ask(page: number, now: number) {
      const started = now - lastAsked > idleSeconds;
      if (started) known.clear();
      lastAsked = now;
      const period = Math.floor(now / contentSeconds);
      let reads = 0;
      for (const [name, charged] of (started ? readFirst : read)[page] ?? []) {
        if (known.get(name) === period) continue;
        known.set(name, period);
        reads += charged;
      }
      return { started, reads };
    },
  };
}
