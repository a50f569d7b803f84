import { setTimeout as pause } from 'node:timers/promises';
import { totalOf } from '@lamplight/content/metrics';
import { type Answer, type Ask, ask, inParallel, type Latencies, latencies } from './ask.ts';
import { seeded } from './chance.ts';
import type { Instance, LoadSite } from './loadSite.ts';
import { milliseconds, type Outcome, shown, table } from './report.ts';
import { editedFields, editOf, editsIn, readCounts, readVersions } from './stored.ts';
import { newForm, seen, sendForm } from './visitors.ts';

const editsEach = 20;

/** Several processes: what they keep in memory cannot be what keeps them apart. */
const processes = 2;

/**
 * `node tools/run.mjs load hot`: many who write to one document at once. Five people edit one page, visits are counted in the
 * documents of one day, errors in one document, and one network sends more forms than it may.
 */
export async function hot(site: LoadSite): Promise<Outcome> {
  const instances = [];
  for (let count = 0; count < processes; count += 1) instances.push(await site.start('api'));
  const crowd = { site, instances, random: seeded(3) };
  const results = [
    await editOnePage(crowd),
    await countVisits(crowd, 'Visits of one day', 600, []),
    await countVisits(crowd, 'Errors of one day', 100, [{ message: 'Failed', at: 'entry.js:1:1' }]),
    await exceedLimit(crowd),
  ];
  for (const { end } of instances) end();
  const head = [
    'What',
    'Sent',
    'At once',
    'A second',
    'p50',
    'p99',
    'Slowest',
    'Commits refused and tried again',
    'Outcome',
  ];
  return {
    text: table(
      head,
      results.map(({ row }) => row),
    ),
    failures: results.flatMap(({ failures }) => failures),
  };
}

interface Crowd {
  site: LoadSite;
  instances: Instance[];
  random: () => number;
}

/** Everybody edits a field of their own of the same document. */
async function editOnePage({ site, instances }: Crowd) {
  const Authorization = `Bearer ${await site.token()}`;
  const before = (await readVersions(site.ports)).length;
  const measured = measure(site);
  let refused = 0;
  await Promise.all(
    editedFields.map(async (field, person) => {
      for (let edit = 1; edit <= editsEach; edit += 1) {
        const put: Ask = {
          method: 'PUT',
          path: '/api/about/about',
          headers: { Authorization },
          body: editOf(field, edit),
        };
        // Editors who are told that someone else was faster save again.
        while ((await measured.ask(instances[person % processes], put)).status !== 200) {
          refused += 1;
          await pause(200);
        }
      }
    }),
  );
  const sent = editedFields.length * editsEach;
  const versions = (await readVersions(site.ports)).slice(before);
  const complete = editedFields.every((field) => {
    const edits = editsIn(versions, field);
    return new Set(edits).size === editsEach && edits.length === editsEach;
  });
  return measured.result('Edits of one page', sent, editedFields.length, {
    outcome: `${versions.length} versions, each edit in one of them; ${refused} told to save again`,
    failures:
      complete && versions.length === sent ? [] : ['edits of one page are missing or doubled'],
  });
}

const visitsAtOnce = 50;

async function countVisits(
  { site, instances, random }: Crowd,
  what: string,
  sent: number,
  errors: object[],
) {
  const before = await readCounts(site.ports);
  const measured = measure(site);
  const asks = Array.from({ length: sent }, () => {
    const visit = seen(random);
    return { ...visit, body: { ...visit.body, errors } };
  });
  await inParallel(visitsAtOnce, asks, async (visit, index) => {
    const { status } = await measured.ask(instances[index % processes], visit);
    if (status !== 204) throw new Error(`A visit was answered with ${status}`);
  });
  const after = await readCounts(site.ports);
  const counted = totalOf(after, 'pages') - totalOf(before, 'pages');
  const countedErrors = totalOf(after, 'errors') - totalOf(before, 'errors');
  const expected = sent * errors.length;
  return measured.result(what, sent, visitsAtOnce, {
    outcome:
      errors.length > 0
        ? `${counted} visits and ${countedErrors} errors counted`
        : `${counted} counted`,
    failures:
      counted === sent && countedErrors === expected
        ? []
        : [`${what}: ${counted} of ${sent} were counted`],
  });
}

const formsAtOnce = 50;
const formsSent = 200;

/** FORM_POSTS_PER_HOUR of functions/.env. */
const formsAllowed = 20;

async function exceedLimit({ site, instances, random }: Crowd) {
  const measured = measure(site);
  const visitor = '203.0.113.9';
  const statuses: number[] = [];
  const forms = Array.from({ length: formsSent }, () => sendForm({ ...newForm(random), visitor }));
  await inParallel(formsAtOnce, forms, async (form, index) => {
    statuses.push((await measured.ask(instances[index % processes], form)).status);
  });
  const stored = statuses.filter((status) => status === 201).length;
  const refused = statuses.filter((status) => status === 429).length;
  return measured.result('Forms of one network', formsSent, formsAtOnce, {
    outcome: `${stored} stored, ${refused} refused with 429`,
    failures:
      stored === formsAllowed && stored + refused === formsSent
        ? []
        : [`of ${formsSent} forms of one network ${stored} were stored`],
  });
}

/** Starts measuring requests. */
function measure(site: LoadSite) {
  site.relay.take();
  const began = performance.now();
  const took: Latencies = latencies();
  return {
    async ask(instance: Instance | undefined, request: Ask): Promise<Answer> {
      const from = performance.now();
      const answer = await ask(instance?.address ?? '', request);
      took.since(from);
      return answer;
    },
    result(
      what: string,
      sent: number,
      atOnce: number,
      found: { outcome: string; failures: string[] },
    ) {
      const seconds = (performance.now() - began) / 1_000;
      const { contended } = site.relay.take();
      const times = [took.at(50), took.at(99), took.max()].map(milliseconds);
      const row = [
        what,
        shown(sent),
        `${atOnce}`,
        shown(sent / seconds),
        ...times,
        `${contended}`,
        found.outcome,
      ];
      return { row, failures: found.failures };
    },
  };
}
