import { readFileSync } from 'node:fs';
import { type Caching, type Simulation, sentCaching, simulate } from './cdn.ts';
import type { Target } from './loadSite.ts';
import { chargedMs, free, monthSeconds, prices } from './prices.ts';
import { shown, table } from './report.ts';
import type { MeasuredVisit } from './visit.ts';

/** The latest figures of `node tools/run.mjs load visit`. */
const measured = JSON.parse(
  readFileSync(new URL('visit.json', import.meta.url), 'utf8'),
) as MeasuredVisit;

/** How many pages are looked at in a visit, as it was measured. */
const pagesOfVisit = 3;

const months = [1_000, 10_000, 100_000, 1_000_000, 10_000_000];

/** Assumptions about a site, for all that is unknown before it runs. */
const assumed = {
  /** Places of the CDN that have visitors. */
  places: 10,
  /** How many visits there are for one form that is sent. */
  visitsOfForm: 100,
  /** Pictures that staff have uploaded, in so many sizes each, which every place of the CDN forgets once a week. */
  pictures: 500,
  sizes: 6,
  forgottenAMonth: 30 / 7,
  /** How many visits there are for one file that is downloaded, of so many files of so many bytes. */
  visitsOfDownload: 20,
  files: 20,
  fileBytes: 500_000,
  /** How many visits there are for one feed reader, each of which asks every hour. */
  visitsOfFeedReader: 1_000,
  asksOfFeedReader: 24 * 30,
  /** Log-ins of staff, and the documents of each session: five editors, saved once each (`bench:reads`). */
  sessions: 5 * 30,
  ofSession: { reads: 74, writes: 10 },
} as const;

/** How often drafts are looked for that are due, and what a look costs that finds none. */
const publishing = { looks: monthSeconds / 60, took: 100, reads: 1, writes: 0 };

/** Functions that are charged by their time. */
type Charged = Target | 'files' | 'publishDrafts';

/** Gibibytes of each function, as in functions/src/index.ts; all have one processor. */
const memory: Record<Charged, number> = {
  site: 0.25,
  api: 0.5,
  pictures: 0.5,
  files: 0.5,
  publishDrafts: 0.5,
};

/** How long a file is fresh, by functions/src/files/files.ts. */
const fileCaching: Caching = { fresh: 60, stale: 0 };

const simulated = (visits: number, change: Partial<Simulation> = {}) =>
  simulate({
    viewsAMonth: visits * pagesOfVisit,
    caching: sentCaching,
    places: assumed.places,
    pages: Object.values(measured.pages),
    ...change,
  });

/** The feed readers of so many visits, and the downloads, as the CDN sends them. */
const feedsOf = (visits: number) =>
  simulated(visits, {
    viewsAMonth: (visits / assumed.visitsOfFeedReader) * assumed.asksOfFeedReader,
    pages: [measured.feed],
  });
const filesOf = (visits: number) =>
  simulated(visits, {
    viewsAMonth: visits / assumed.visitsOfDownload,
    caching: fileCaching,
    pages: Array.from({ length: assumed.files }, () => ({})),
  });

/** `node tools/run.mjs load cdn`: which share of the pages the CDN sends, by traffic, time to live and places. */
export function cdnTables(): string {
  const visits = (count: number) => shown(count);
  const waiting = (count: number, change: Partial<Simulation>) =>
    percent(simulated(count, change).waiting);
  const [minute, hour, day] = [60, 3_600, 86_400];
  const cachings: [string, Caching][] = [
    ['as sent', sentCaching],
    ['nothing stale', { ...sentCaching, stale: 0 }],
    ['10 min', { ...sentCaching, fresh: 10 * minute }],
    ['1 h', { ...sentCaching, fresh: hour }],
    ['1 min, a day stale', { fresh: minute, stale: day }],
    ['1 h, a day stale', { fresh: hour, stale: day }],
  ];
  return [
    table(
      [
        'Visits a month',
        'Sent fresh',
        'Sent stale',
        'Waits for the function',
        'Of all, waits for a start too',
        'Calls of the function',
        'Reads',
      ],
      months.map((count) => {
        const of = simulated(count);
        return [
          visits(count),
          ...[of.fresh, of.stale, of.waiting, of.waitingForStart].map(percent),
          ...[of.calls, of.reads].map((each) => shown(rounded(each))),
        ];
      }),
    ),
    'Views of pages that wait for the function, by how long a page is fresh, and how long it is sent stale:',
    table(
      ['Visits a month', ...cachings.map(([name]) => name)],
      months.map((count) => [
        visits(count),
        ...cachings.map(([, caching]) => waiting(count, { caching })),
      ]),
    ),
  ].join('\n\n');
}

/** `node tools/run.mjs load costs`: what so many visits a month cost. */
export function costTables(): string {
  const { idleVcpuSecond, idleGibSecond } = prices;
  const idle = monthSeconds * (idleVcpuSecond + memory.site * idleGibSecond);
  return [
    table(
      [
        'Visits a month',
        'Calls of functions',
        'Reads',
        'Writes',
        'Traffic',
        'Firestore',
        'Functions',
        'Hosting',
        'Together a month',
      ],
      months.map((visits) => {
        const { calls, reads, writes, gigabytes, dollars } = monthOf(visits);
        const { firestore, functions, hosting } = dollars;
        return [
          ...[visits, rounded(calls), rounded(reads), rounded(writes)].map((each) => shown(each)),
          `${shown(gigabytes, gigabytes < 10 ? 1 : 0)} GB`,
          ...[firestore, functions, hosting, firestore + functions + hosting].map(
            (each) => `$${shown(each, 2)}`,
          ),
        ];
      }),
    ),
    `An instance of \`site\` that always waits (\`minInstances: 1\`) costs $${shown(idle, 2)} a month more.`,
  ].join('\n\n');
}

/** The usage and cost of a month with so many visits. */
export function monthOf(visits: number) {
  const { functions, starts, first } = measured;
  const pages = simulated(visits);
  const feeds = feedsOf(visits);
  const files = filesOf(visits);
  const forms = visits / assumed.visitsOfForm;
  const pictures = Math.min(
    visits * first.requestCounts.pictures,
    assumed.places * assumed.pictures * assumed.sizes * assumed.forgottenAMonth,
  );
  const requests: [Charged, number, { took: number; reads: number; writes: number }][] = [
    // The simulation counts the reads of pages.
    ['site', pages.calls, { ...functions.rendered, reads: 0 }],
    ['site', feeds.calls, { ...functions.feed, reads: 0 }],
    ['files', files.calls, functions.file],
    ['pictures', pictures, functions.picture],
    ['api', visits, functions.visit],
    ['api', forms, functions.form],
    ['publishDrafts', publishing.looks, publishing],
  ];
  const begun: [Charged, number, number][] = [
    ['site', pages.starts, starts.site],
    ['pictures', startsOf(pictures), starts.pictures],
    // It starts as fast as the pictures function, and does as little.
    ['files', files.starts, starts.pictures],
    ['api', startsOf(visits + forms), starts.api],
  ];
  const answered = requests.map(([target, count, { took }]) => [target, count, took] as const);
  const seconds = [...answered, ...begun].map(
    ([target, count, took]) => [target, (count * charged(took)) / 1_000] as const,
  );
  const calls = sum(requests.map(([, count]) => count));
  const { sessions, ofSession, visitsOfDownload, fileBytes } = assumed;
  const reads =
    pages.reads +
    feeds.reads +
    sessions * ofSession.reads +
    sum(requests.map(([, count, work]) => count * work.reads));
  const writes =
    sessions * ofSession.writes + sum(requests.map(([, count, work]) => count * work.writes));
  const ofVisit = sum(Object.values(first.bytes)) + fileBytes / visitsOfDownload;
  const gigabytes = (visits * ofVisit) / 1e9;
  const beyond = (used: number, given: number) => Math.max(0, used - given);
  return {
    calls,
    reads,
    writes,
    gigabytes,
    dollars: {
      firestore:
        (beyond(reads, free.firestoreReads) * prices.firestoreReads +
          beyond(writes, free.firestoreWrites) * prices.firestoreWrites +
          // The slot of each form is deleted when its hour is over.
          forms * prices.firestoreDeletes) /
        100_000,
      functions:
        beyond(sum(seconds.map(([, each]) => each)), free.vcpuSeconds) * prices.vcpuSecond +
        beyond(sum(seconds.map(([target, each]) => each * memory[target])), free.gibSeconds) *
          prices.gibSecond +
        (beyond(calls, free.requests) / 1e6) * prices.millionRequests,
      hosting: beyond(gigabytes, free.hostingGigabytes) * prices.hostingGigabyte,
    },
  };
}

const idleSeconds = 15 * 60;

/** How many of so many requests a month, at moments by chance, find no instance, as nobody has asked for a quarter of an hour. */
const startsOf = (requests: number) =>
  requests * Math.exp((-requests * idleSeconds) / monthSeconds);

const charged = (took: number) => Math.ceil(took / chargedMs) * chargedMs;

const percent = (share: number) => `${shown(100 * share, 1)} %`;

/** With three digits: more are chance. */
const rounded = (value: number) => Number(value.toPrecision(3));

const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);
