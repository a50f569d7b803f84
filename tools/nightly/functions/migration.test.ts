import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ContentStore, contentSource } from '@lamplight/content/contentSource';
import {
  contentVersionLabel,
  contentVersionOf,
  migratedData,
  nextData,
  storedVersion,
} from '@lamplight/content/documentMetadata';
import { isOld, type Migration, versionAfter } from '@lamplight/content/migrations';
import { listItem, revision, siteDocument } from '@lamplight/content/paths';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import { beforeMigrations, sampleMigrations } from '@lamplight/content/samples/migrations';
import { noStoredPages } from '@lamplight/content/samples/noPages';
import { times } from '@lamplight/content/samples/sample';
import type { ListName } from '@lamplight/content/siteContent';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { contentState, migrate, migrateSaved } from '../../../scripts/lib/migrate.ts';
import { inRoot } from '../../../scripts/lib/places.ts';

const project = 'demo-migration';
const app = initializeApp({ projectId: project }, project);
const store = getFirestore(app);
const all = sampleMigrations;
const today = versionAfter(all);

type Data = Record<string, unknown>;

beforeEach(async () => {
  for (const each of await store.listCollections()) await store.recursiveDelete(each);
});
afterAll(() => deleteApp(app));

/** How often the migration is killed, and after how many documents each time: half of them are left at the end. */
const kills = Number(process.env.KILLS ?? 3);
const part = Math.min(100, 600 / kills);

/** Lists that a migration changes, and one that none does. */
const lists = ['team', 'ycm', 'news'] as const;

const asSaved = (content: Data, version: number, order?: number): Data => ({
  ...content,
  ...(order !== undefined && { order }),
  version,
  updatedAt: Timestamp.fromMillis(1_790_000_000_000 + version),
  updatedBy: 'ruth',
});

/** The data of a site from before all migrations: its documents, so many of each list, with their histories. */
function storedBefore(items: Partial<Record<ListName, number>>) {
  const documents = new Map<string, Data>();
  const revisions = new Map<string, Data>();
  const add = (at: string, content: object, order?: number) => {
    const place = at.startsWith('site/') ? at : (at.split('/')[0] ?? '');
    const before = beforeMigrations(place, { ...content });
    for (const version of [1, 2]) {
      documents.set(at, asSaved(before, version, order));
      revisions.set(revision(at, version), asSaved(before, version, order));
    }
  };
  for (const name of ['about', 'home', 'mission'] as const) {
    add(siteDocument(name), documentSamples[name].valid.small ?? {});
  }
  for (const [name, count] of Object.entries(items) as [ListName, number][]) {
    const { small } = listSamples[name].valid;
    times(count, (index) =>
      add(listItem(name, `item-${index}`), { ...small, name: `${index}` }, index * 10),
    );
  }
  return { documents, revisions };
}

async function storeAll(...all: Map<string, Data>[]): Promise<void> {
  const writer = store.bulkWriter();
  for (const [at, data] of all.flatMap((each) => [...each])) writer.set(store.doc(at), data);
  await writer.close();
}

/** The store as pages read it. */
const adminStore: ContentStore = {
  ...noStoredPages,
  document: async (at) => (await store.doc(at).get()).data(),
  list: async (name, max) => {
    const { docs } = await store.collection(name).orderBy('order').limit(max).get();
    return docs.map((each) => ({ id: each.id, data: each.data() }));
  },
};

/** All that is stored, by its path. */
async function allStored(): Promise<Map<string, Data>> {
  const collections = ['site', ...lists].map((name) => store.collection(name));
  const found = await Promise.all(
    [...collections, store.collectionGroup('revisions')].map((each) => each.get()),
  );
  return new Map(found.flatMap(({ docs }) => docs.map((each) => [each.ref.path, each.data()])));
}

/** The outcome of stored data. */
const expected = (at: string, data: Data): Data =>
  isOld(at, contentVersionOf(data), all) ? migratedData(at, data, all) : data;

const countOfToday = async () => (await contentState(store, all)).current.length;

/** A migration in a process of its own. */
function begin(): ChildProcess {
  const script = inRoot('tools/nightly/functions/migrating.ts');
  return spawn(process.execPath, [script, project], { stdio: ['ignore', 'inherit', 'inherit'] });
}

/**
 * Someone saves one document after the other until they are stopped: with the release before, which says nothing of
 * versions and leaves alone what a later one has stored, and with the new one.
 */
function saving(documents: Map<string, Data>, histories: Map<string, Data>) {
  const paths = [...documents.keys()];
  let [stopped, saves] = [false, 0];
  const saveOne = async (at: string, byOldRelease: boolean) => {
    const saved = await store.runTransaction(async (transaction) => {
      const data = (await transaction.get(store.doc(at))).data() ?? {};
      const isNewer = contentVersionOf(data) > 1;
      if (byOldRelease && isNewer) return undefined;
      const stored = storedVersion(at, data, byOldRelease ? [] : all);
      const change = {
        content: { ...stored.content, position: `saved ${saves}` },
        order: stored.order,
      };
      const who = { time: Timestamp.now(), by: 'amina' };
      const next = {
        ...nextData(stored, change, who),
        ...(!byOldRelease && contentVersionLabel(today)),
      };
      transaction.set(store.doc(at), next);
      transaction.create(store.doc(revision(at, next.version)), next);
      return next;
    });
    if (!saved) return;
    saves += 1;
    documents.set(at, saved);
    histories.set(revision(at, saved.version), saved);
  };
  const saveOn = async () => {
    while (!stopped) {
      const at = paths[Math.floor(Math.random() * paths.length)] ?? '';
      await saveOne(at, Math.random() < 0.5);
    }
  };
  const working = saveOn();
  return {
    async stop() {
      stopped = true;
      await working;
      return saves;
    },
  };
}

test('a migration killed repeatedly during saves has the same result as the pure functions', async () => {
  const { documents, revisions } = storedBefore({ team: 900, ycm: 300, news: 100 });
  await storeAll(documents, revisions);
  expect((await contentState(store, all)).old).toHaveLength(1_202);

  const saver = saving(documents, revisions);
  let before = 0;
  for (let round = 0; round < kills; round += 1) {
    const running = begin();
    const ended = once(running, 'exit');
    while ((await countOfToday()) < before + part && running.exitCode === null) await pause(20);
    running.kill('SIGKILL');
    await ended;
    before = await countOfToday();
    // Reads in the meantime all return the same content, whatever was migrated already.
    const source = contentSource(adminStore, all);
    expect(await source.document('about')).toMatchObject({
      story: documentSamples.about.valid.small?.story,
    });
    const team = await source.list('team', 5_000);
    expect(team.filter(({ type }) => type !== listSamples.team.valid.small?.type)).toEqual([]);
  }
  const isHalf = (await contentState(store, all)).old.length > 0;
  const running = begin();
  expect(await once(running, 'exit')).toEqual([0, null]);
  const saves = await saver.stop();

  expect(isHalf).toBe(true);
  expect(saves).toBeGreaterThan(0);
  // Saves of the previous release after the last look came too late for it.
  await migrate(store, all);
  expect(await contentState(store, all)).toMatchObject({ old: [], newer: [] });
  const stored = await allStored();
  const changed = [...documents].map(([at, data]): [string, Data] => [at, expected(at, data)]);
  expect(stored).toEqual(new Map([...changed, ...revisions]));
  console.info(
    `Killed ${kills} times, ${saves} saves meanwhile, ${stored.size} documents compared.`,
  );
}, 120_000);

/** The same store, in which someone does something with each document right after it was read for the first time. */
function overtaken(doing: Record<string, () => Promise<unknown>>): Firestore {
  const doc = (at: string) => ({
    get: async () => {
      const found = await store.doc(at).get();
      const { [at]: does } = doing;
      delete doing[at];
      await does?.();
      return found;
    },
  });
  const collection = (name: string) => store.collection(name);
  return { doc, collection } as unknown as Firestore;
}

test('documents saved or deleted during their migration stay as people left them', async () => {
  const { documents } = storedBefore({ team: 3 });
  await storeAll(documents);
  const [before = {}] = [documents.get('team/item-0')];
  const byOldRelease = { ...before, group: 'support', version: 3 };
  const byNewRelease = { ...migratedData('team/item-1', before, all), type: 'social', version: 3 };
  const racing = overtaken({
    'team/item-0': () => store.doc('team/item-0').set(byOldRelease),
    'team/item-1': () => store.doc('team/item-1').set(byNewRelease),
    'team/item-2': () => store.doc('team/item-2').delete(),
  });
  expect(await migrate(racing, all)).toBe(3);
  const stored = await allStored();
  expect(stored.get('team/item-0')).toEqual(migratedData('team/item-0', byOldRelease, all));
  expect(stored.get('team/item-0')).toMatchObject({ type: 'support', version: 3, shape: today });
  expect(stored.get('team/item-1')).toEqual(byNewRelease);
  expect(stored.has('team/item-2')).toBe(false);
});

test('reports documents that cannot be migrated, and migrates all others', async () => {
  const { documents } = storedBefore({ team: 50 });
  await storeAll(documents);
  const broken: Migration[] = [
    ...all,
    {
      what: 'Every text of a member is as long as no document may be.',
      documents: {
        team: (content) => ({
          ...content,
          text: content.name === '7' ? 'x'.repeat(1_100_000) : '',
        }),
      },
    },
  ];
  await expect(migrate(store, broken)).rejects.toThrow(
    /^1 documents could not be brought to version 5 of the content: team\/item-7 \(.*longer than|size/s,
  );
  expect((await contentState(store, broken)).old).toEqual(['team/item-7']);
  expect((await store.doc('team/item-7').get()).data()).toEqual(documents.get('team/item-7'));
});

test('data saved by a local run is copied and migrated, unless a later release saved it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lamplight-saved-'));
  const [saved, copy] = [path.join(folder, '17'), path.join(folder, 'copy')];
  mkdirSync(saved);
  writeFileSync(path.join(saved, 'export'), 'as it was');
  const about = asSaved(
    beforeMigrations('site/about', { ...documentSamples.about.valid.small }),
    1,
  );
  await store.doc('site/about').set(about);

  await migrateSaved(store, saved, all, copy);
  expect(readFileSync(path.join(copy, 'export'), 'utf8')).toBe('as it was');
  expect((await store.doc('site/about').get()).data()).toEqual(
    migratedData('site/about', about, all),
  );
  rmSync(copy, { recursive: true });
  await migrateSaved(store, saved, all, copy);
  expect(existsSync(copy)).toBe(false);
  await expect(migrateSaved(store, saved, all.slice(1), copy)).rejects.toThrow(
    'was saved by a later Lamplight (site/about)',
  );
  rmSync(folder, { recursive: true });
});
