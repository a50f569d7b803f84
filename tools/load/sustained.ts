import os from 'node:os';
import { computedSeconds, memoryOf, peakMemory } from '../bench/bareFunction.ts';
import { ask, atRate, type Latencies, latencies } from './ask.ts';
import { chooser, seeded } from './chance.ts';
import type { Instance, LoadSite, Target } from './loadSite.ts';
import { milliseconds, type Outcome, shown, table } from './report.ts';
import { choosePage, newForm, pagePaths, seen, sendForm } from './visitors.ts';

/** The mix of a hundred requests of visitors and staff if there were no CDN: pages read, and reported when left. */
const mix = { page: 50, picture: 20, read: 8, visit: 16, form: 5, edit: 1 } as const;

const targets = ['site', 'api', 'pictures'] as const satisfies Target[];

type Kind = keyof typeof mix;
const kinds = Object.keys(mix) as Kind[];

/** Requests a second that two processors can hold, shared by the store, the functions and the clients. */
const rate = 120;

/**
 * `node tools/run.mjs load sustained`: everything that visitors and staff ask the functions, mixed, at a steady rate, by default for a
 * minute.
 */
export async function sustained(site: LoadSite, seconds = 60): Promise<Outcome> {
  const random = seeded(1);
  const instances = {
    site: await site.start('site'),
    api: await site.start('api'),
    pictures: await site.start('pictures'),
  } satisfies Record<Target, Instance>;
  const Authorization = `Bearer ${await site.token()}`;
  const chooseKind = chooser(Object.values(mix));
  let edits = 0;

  const ways: Record<Kind, () => Promise<boolean>> = {
    page: async () => is(200, 'site', { path: pagePaths[choosePage(random)] ?? '/' }),
    picture: async () =>
      is(200, 'pictures', {
        path: site.pictures[Math.floor(random() * site.pictures.length)] ?? '',
      }),
    read: async () => is(200, 'api', { path: '/api/home' }),
    visit: async () => is(204, 'api', seen(random)),
    form: async () => is(201, 'api', sendForm(newForm(random))),
    edit: async () => {
      edits += 1;
      const body = { description1: `Edited for the ${edits}th time.` };
      return is(200, 'api', {
        method: 'PUT',
        path: '/api/about/about',
        headers: { Authorization },
        body,
      });
    },
  };
  const is = async (status: number, target: Target, request: Parameters<typeof ask>[1]) =>
    (await ask(instances[target].address, request)).status === status;

  // Warm up first: the first requests load code, and many compile it.
  const run = (length: number, took: Record<Kind, Latencies>, failed: Record<Kind, number>) =>
    atRate({ perSecond: rate, seconds: length, random }, async (due) => {
      const kind = kinds[chooseKind(random)] ?? 'page';
      const good = await ways[kind]().catch(() => false);
      took[kind].since(due);
      if (!good) failed[kind] += 1;
    });
  await run(10, newLatencies(), noFailures());
  site.relay.take();
  const [took, failed] = [newLatencies(), noFailures()];
  const before = usage(instances);
  await run(seconds, took, failed);
  const after = usage(instances);
  const { reads, writes } = site.relay.take();
  for (const { end } of Object.values(instances)) end();

  const answered = kinds.reduce((sum, kind) => sum + took[kind].count(), 0);
  const elapsed = (after.at - before.at) / 1_000;
  const busy = (after.busy - before.busy) / elapsed / os.availableParallelism();
  return {
    text: [
      table(
        ['What', 'Requests a second', 'p50', 'p95', 'p99', 'Slowest', 'Failed'],
        kinds.map((kind) => [
          names[kind],
          shown(took[kind].count() / elapsed, 1),
          ...[50, 95, 99].map((each) => milliseconds(took[kind].at(each))),
          milliseconds(took[kind].max()),
          `${failed[kind]}`,
        ]),
      ),
      table(
        ['Process', 'Of one processor', 'Memory before', 'Memory after', 'Peak'],
        targets.map((name) => [
          `\`${name}\``,
          `${shown((100 * (after.of[name].seconds - before.of[name].seconds)) / elapsed)} %`,
          `${shown(before.of[name].memory)} MB`,
          `${shown(after.of[name].memory)} MB`,
          `${shown(after.of[name].peak)} MB`,
        ]),
      ),
      `${shown(answered)} requests in ${shown(elapsed)} s, ${shown(answered / elapsed)} a second; the whole machine, with ` +
        `the store and who asks, was busy for ${shown(100 * busy)} % of the time. Firestore was charged ` +
        `${shown(reads)} reads and ${shown(writes)} writes.`,
    ].join('\n\n'),
    failures: kinds.flatMap((kind) => (failed[kind] > 0 ? [`${failed[kind]} ${kind} failed`] : [])),
  };
}

const names: Record<Kind, string> = {
  page: 'Pages',
  picture: 'Pictures of 100 kB',
  read: '`GET /api/home`',
  visit: 'Visits that are counted',
  form: 'Forms',
  edit: 'Edits of one page',
};

const newLatencies = () =>
  Object.fromEntries(kinds.map((kind) => [kind, latencies()])) as Record<Kind, Latencies>;
const noFailures = () => Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;

/** The resources that processes have used so far, and how many seconds the processors were busy. */
function usage(instances: Record<Target, Instance>) {
  const of = (name: Target) => {
    const { pid } = instances[name];
    return { seconds: computedSeconds(pid), memory: memoryOf(pid), peak: peakMemory(pid) };
  };
  const times = os.cpus().map(({ times }) => times);
  const busy = times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, 0);
  return {
    at: performance.now(),
    busy: busy / 1_000,
    of: { site: of('site'), api: of('api'), pictures: of('pictures') },
  };
}
