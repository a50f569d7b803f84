import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type Ask, ask, atRate, inParallel, latencies } from './ask.ts';
import { chooser, seeded } from './chance.ts';
import { disturbances } from './disturbances.ts';
import { newLedger } from './ledger.ts';
import type { Instance, LoadSite, Target } from './loadSite.ts';
import { heapInUse, sampling, trendOf } from './memory.ts';
import { milliseconds, type Outcome, shown, table } from './report.ts';
import { choosePage, newForm, pagePaths, type SentForm, seen, sendForm } from './visitors.ts';

/** How many of a hundred actions are of each kind. */
const mix = { page: 50, picture: 12, read: 10, visit: 14, form: 10, edit: 4 } as const;
type Kind = keyof typeof mix;
const kinds = Object.keys(mix) as Kind[];

/** Low enough to leave the machine to others, high enough that something is always under way. */
const perSecond = 12;

/** The processes of each function: one that lives as long as the run, and one that is killed now and then. */
const fleet = { site: 2, api: 2, pictures: 1 } as const satisfies Record<Target, number>;
const targets = Object.keys(fleet) as Target[];

/**
 * How much of its mean the memory of a process may grow in an hour, as a straight line through its samples tells; and how much
 * more of its heap may be in use in the end.
 */
const [maxGrowth, maxKept] = [0.05, 0.1];

/** How many requests bring a process of each to the size that it keeps. */
const requestsToSize: Record<Target, number> = { site: 50_000, api: 6_000, pictures: 3_000 };

async function bringToSize({ pictures }: LoadSite, target: Target, { address }: Instance) {
  const random = seeded(11);
  const next: Record<Target, () => Ask> = {
    site: () => ({ path: pagePaths[choosePage(random)] ?? '/' }),
    api: () => (random() < 0.5 ? sendForm(newForm(random)) : seen(random)),
    pictures: () => ({ path: pictures[Math.floor(random() * pictures.length)] ?? '' }),
  };
  const asks = Array.from({ length: requestsToSize[target] }, next[target]);
  await inParallel(20, asks, (each) => ask(address, each));
}

/**
 * `node tools/run.mjs load hour`: an hour of steady load, or as many minutes as the argument says, in which function processes are killed
 * and Firestore is out of reach and started anew. Anyone who gets no answer tries again, as people at a form do, with the
 * same id. At its end all that was acknowledged has to be stored once, and memory has to be flat.
 */
export async function hour(site: LoadSite, minutes = 60): Promise<Outcome> {
  const random = seeded(7);
  const pool: Record<Target, Instance[]> = { site: [], api: [], pictures: [] };
  for (const target of targets) {
    for (let count = 0; count < fleet[target]; count += 1)
      pool[target].push(await site.start(target));
  }
  const steady = targets.flatMap((target) =>
    pool[target].slice(0, 1).map((of) => ({ target, of })),
  );
  const heaps = new Map<Target, number>();
  for (const { target, of } of steady) {
    await bringToSize(site, target, of);
    heaps.set(target, await heapInUse(of));
    // A collected heap is filled again before it is measured.
    await bringToSize(site, target, of);
  }
  const ledger = await newLedger(site);
  const troubles = disturbances(site, pool, minutes);
  const samples = sampling(steady.map(({ of }) => of));
  const took = latencies();
  const answered = Object.fromEntries(
    kinds.map((kind) => [kind, { all: 0, lost: 0, failed: 0 }]),
  ) as Record<Kind, { all: number; lost: number; failed: number }>;

  /** Asks one of the processes of a function. Undefined where there is no answer. */
  const tell = async (kind: Kind, target: Target, request: Ask): Promise<Answer | undefined> => {
    const running = pool[target];
    const instance = running[Math.floor(random() * running.length)];
    const began = performance.now();
    const answer = await ask(instance?.address ?? '', request).catch(() => undefined);
    answered[kind].all += 1;
    if (!answer) answered[kind].lost += 1;
    else if (answer.status >= 500) answered[kind].failed += 1;
    else if (troubles.isCalm(began)) took.since(began);
    return answer;
  };

  /** Retries until it is acknowledged, as people do: soon at first, then after longer pauses. */
  const insist = async (kind: 'form' | 'edit', makeAsk: () => Promise<Ask>, status: number) => {
    for (let tries = 0; tries < 60; tries += 1) {
      const answer = await tell(kind, 'api', await makeAsk());
      if (answer?.status === status) return true;
      // The emulator of Auth ends all sessions when it restarts: editors log in again. Editors who are told
      // that someone else was faster save again.
      if (answer?.status === 401) token.renew();
      else if (answer && answer.status < 500 && (answer.status !== 409 || kind === 'form')) {
        console.log(`${kind} was answered with ${answer.status}: ${answer.body}`);
        return false;
      }
      await pause(Math.min(60_000, 3_000 * 1.5 ** tries) * (0.5 + random()));
    }
    return false;
  };

  const send = async (form: SentForm) => {
    const began = performance.now();
    const acknowledged = await insist('form', async () => sendForm(form), 201);
    ledger.sent(form, acknowledged, troubles.isCalm(began));
  };

  const editors = ledger.editors.map((editor) => ({ ...editor, last: Promise.resolve() }));
  const edit = () => {
    const editor = editors[Math.floor(random() * editors.length)];
    if (!editor) return Promise.resolve();
    // An editor does one thing after the other.
    const next = async () => {
      const body = editor.next();
      const request = async (): Promise<Ask> => ({
        method: 'PUT',
        path: '/api/about/about',
        body,
        headers: { Authorization: `Bearer ${await token.get()}` },
      });
      editor.saved(body, await insist('edit', request, 200));
    };
    editor.last = editor.last.then(next);
    return editor.last;
  };
  const token = renewed(() => site.token());

  const visit = async () => {
    const began = performance.now();
    const answer = await tell('visit', 'api', seen(random));
    ledger.visited(answer?.status, troubles.isCalm(began));
  };

  const ways: Record<Kind, () => Promise<unknown>> = {
    page: () => tell('page', 'site', { path: pagePaths[choosePage(random)] ?? '/' }),
    picture: () =>
      tell('picture', 'pictures', {
        path: site.pictures[Math.floor(random() * site.pictures.length)] ?? '',
      }),
    read: () => tell('read', 'api', { path: '/api/about' }),
    visit,
    form: () => send(newForm(random)),
    edit,
  };
  const chooseKind = chooser(Object.values(mix));
  const began = performance.now();
  const ended = troubles.begin();
  await atRate({ perSecond, seconds: minutes * 60, random }, async () => {
    await ways[kinds[chooseKind(random)] ?? 'page']();
  });
  await troubles.end();
  await ended;
  const elapsed = (performance.now() - began) / 60_000;
  samples.end();
  const found = await ledger.compare();
  const trends = [];
  for (const { target, of } of steady) {
    const [before, after] = [heaps.get(target) ?? 0, await heapInUse(of)];
    trends.push({ target, before, after, ...trendOf(samples.of(of.pid)) });
  }
  for (const instance of Object.values(pool).flat()) instance.end();
  const grown = trends.filter(
    ({ before, after, perHour, mean }) =>
      perHour > maxGrowth * mean || after - before > maxKept * before,
  );
  return {
    text: [
      `${shown(elapsed)} minutes, ${shown(kinds.reduce((sum, kind) => sum + answered[kind].all, 0))} requests. ` +
        troubles.report(),
      table(
        ['What', 'Requests', 'Without an answer', 'Answered with 503 or the like'],
        kinds.map((kind) => {
          const { all, lost, failed } = answered[kind];
          return [names[kind], ...[all, lost, failed].map((each) => shown(each))];
        }),
      ),
      `While nothing was wrong answers took ${milliseconds(took.at(50))} (p50), ${milliseconds(took.at(95))} (p95) and ` +
        `${milliseconds(took.at(99))} (p99).`,
      table(['What was compared', 'Sent', 'Found', 'Verdict'], found.rows),
      table(
        [
          'Process that lived all the time',
          'Memory, mean',
          'First quarter',
          'Last quarter',
          'Most',
          'Line through all samples',
          'Heap in use, before and after',
          'Of one processor',
        ],
        trends.map(({ target, mean, first, last, max, perHour, before, after, busy }) => [
          `\`${target}\``,
          ...[mean, first, last, max].map((each) => `${shown(each, 1)} MB`),
          `${perHour < 0 ? '' : '+'}${shown(perHour, 1)} MB an hour`,
          `${shown(before, 1)} and ${shown(after, 1)} MB`,
          `${shown(100 * busy, 1)} %`,
        ]),
      ),
    ].join('\n\n'),
    failures: [
      ...found.failures,
      ...grown.map(
        ({ target, perHour, before, after }) =>
          `the memory of ${target} grew by ${shown(perHour, 1)} MB an hour, its heap from ${shown(before, 1)} to ${shown(after, 1)} MB`,
      ),
    ],
  };
}

const names: Record<Kind, string> = {
  page: 'Pages',
  picture: 'Pictures',
  read: '`GET /api/about`',
  visit: 'Visits that are counted',
  form: 'Forms, with those that were sent again',
  edit: 'Edits, with those that were saved again',
};

const renewAfterMs = 20 * 60_000;

/** A token that is asked for anew before it ends; the one before as long as nobody gives another. */
function renewed(ask: () => Promise<string>) {
  let known: { token: string; at: number } | undefined;
  return {
    async get(): Promise<string> {
      if (!known || performance.now() - known.at > renewAfterMs) {
        const token = await ask().catch(() => undefined);
        if (token) known = { token, at: performance.now() };
      }
      return known?.token ?? '';
    },
    renew() {
      if (known) known.at = Number.NEGATIVE_INFINITY;
    },
  };
}
