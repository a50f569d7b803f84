import { setTimeout as pause } from 'node:timers/promises';
import { siteDocument } from '@lamplight/content/paths';
import { listNames, siteDocumentNames } from '@lamplight/content/siteContent';
import { FieldValue } from 'firebase-admin/firestore';
import { withEmulators } from '../../scripts/lib/project.ts';
import { ask, latencies } from './ask.ts';
import type { LoadSite } from './loadSite.ts';
import { milliseconds, type Outcome, shown, table } from './report.ts';
import { pagePaths } from './visitors.ts';

/** As many instances as two processors bear, and as many places of the CDN that ask each for every address at once. */
const [instanceCount, places] = [2, 20];

/** How long an instance counts on what it has read: CONTENT_SECONDS of functions/.env. */
const periodMs = 10_000;

/**
 * `node tools/run.mjs load storm`: everything that is cached expires at once, and all addresses are asked for at once, by many places
 * of the CDN. However many ask, an instance may ask Firestore for each document or list only once.
 */
export async function storm(site: LoadSite): Promise<Outcome> {
  const instances: { instance: ReturnType<LoadSite['spawn']>; began: number }[] = [];
  const rows: string[][] = [];
  const failures: string[] = [];

  const strike = async (what: string, processes: number) => {
    site.relay.take();
    const began = performance.now();
    const took = latencies();
    let failed = 0;
    const asks = instances.flatMap(({ instance }) =>
      Array.from({ length: places }, () => pagePaths)
        .flat()
        .map(async (path) => {
          const answer = await ask(instance.address, { path }).catch(() => undefined);
          took.since(began);
          if (answer?.status !== 200) failed += 1;
        }),
    );
    await Promise.all(asks);
    const { reads, questions } = site.relay.take();
    const max = Math.max(0, ...[...questions.values()].map(({ times }) => times));
    rows.push([
      what,
      shown(asks.length),
      `${questions.size}`,
      shown(reads / processes, 0),
      shown(max / processes, 1),
      milliseconds(took.at(50)),
      milliseconds(took.max()),
    ]);
    if (failed > 0) failures.push(`${what}: ${failed} pages failed`);
    if (max > processes) failures.push(`${what}: a document was read ${max} times`);
  };

  for (let count = 0; count < instanceCount; count += 1) {
    instances.push({ instance: site.spawn('site'), began: performance.now() });
  }
  await Promise.all(instances.map(({ instance }) => instance.listens));
  await strike('Instances that have just started', instanceCount);
  await untilExpired(instances);
  await strike('Everything has expired, nothing has changed', instanceCount);
  await touchAll(site);
  await untilExpired(instances);
  await strike('Everything has expired, all documents have changed', instanceCount);
  await strike('At once again', instanceCount);
  for (const { instance } of instances) instance.end();

  const head = [
    'When',
    'Pages asked for',
    'Documents and lists',
    'Reads of an instance',
    'Questions of an instance for the one asked for most',
    'p50',
    'Slowest',
  ];
  return { text: table(head, rows), failures };
}

/**
 * Waits until the content that instances have read counts no more. A period is counted from the start of a process: the
 * storm is to fall into the middle of one, since who asks in two of them may be told twice.
 */
async function untilExpired(instances: { began: number }[]): Promise<void> {
  await pause(periodMs);
  const inMiddle = () =>
    instances.every(({ began }) => {
      const at = (performance.now() - began) % periodMs;
      return at > 0.2 * periodMs && at < 0.7 * periodMs;
    });
  while (!inMiddle()) await pause(100);
}

/** Stores all content once more, as saves do, so that no instance can take it for what it has read. */
async function touchAll({ ports }: LoadSite): Promise<void> {
  await withEmulators(ports, async ({ firestore }) => {
    const lists = await Promise.all(listNames.map((name) => firestore.collection(name).get()));
    const documents = [
      ...siteDocumentNames.map((name) => firestore.doc(siteDocument(name))),
      ...lists.flatMap(({ docs }) => docs.map(({ ref }) => ref)),
    ];
    const batch = firestore.batch();
    for (const each of documents) batch.update(each, { version: FieldValue.increment(1) });
    await batch.commit();
  });
}
