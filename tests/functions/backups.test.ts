import { execFile } from 'node:child_process';
import {
  appendFile,
  copyFile,
  mkdtemp,
  open,
  readFile,
  rm,
  stat,
  truncate,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { times } from '@lamplight/content/samples/sample';
import { isNightly } from '@lamplight/content/samples/tried';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { planRestore, restoreBackup } from '../../scripts/backup/restore.ts';
import type { Document } from '../../scripts/backup/store.ts';
import { type Backup, type Site, takeBackup, verifyBackup } from '../../scripts/backup/take.ts';
import { inRoot } from '../../scripts/lib/places.ts';
import { text, twoProjects } from './twoProjects.ts';

const projects = twoProjects('demo-backed-up', 'demo-restored');
const { from, to, restored } = projects;

const listOfOne = (fields: Document['fields']) => ({
  arrayValue: { values: [{ mapValue: { fields } }] },
});

/** A value of each type, as Firestore's interface has it, and some that a careless reader takes for others. */
const everyType: Document['fields'] = {
  integer: { integerValue: '9007199254740993' },
  double: { doubleValue: 5 },
  notANumber: { doubleValue: 'NaN' },
  moment: { timestampValue: '2026-11-21T08:09:10.123456Z' },
  bytes: { bytesValue: Buffer.alloc(250_000, 'light').toString('base64') },
  reference: { referenceValue: 'site/home' },
  place: { geoPointValue: { latitude: 1.5, longitude: -2 } },
  nothing: { nullValue: null },
  no: { booleanValue: false },
  text: {
    stringValue: 'projects/demo-backed-up/databases/(default)/documents/site/home \u2028 🪔',
  },
  list: { arrayValue: { values: [{ referenceValue: 'team/anna' }, { stringValue: '' }] } },
  emptyList: { arrayValue: {} },
  // As formatted texts are stored.
  blocks: listOfOne({ children: listOfOne({ text: { stringValue: 'soup' } }) }),
  map: { mapValue: { fields: { to: { referenceValue: 'team/anna' } } } },
  emptyMap: { mapValue: {} },
};

const documents: Document[] = [
  { path: 'site/home', fields: everyType },
  { path: 'addresses/projekte~gärten', fields: { page: { stringValue: 'garden' } } },
  { path: 'site/home/revisions/1', fields: everyType },
  // For a deleted item with only its history left.
  { path: 'team/anna/revisions/10', fields: text('ten') },
  { path: 'team/anna/revisions/9', fields: text('nine') },
  // Together they are more than a page may have.
  ...times(9, (number) => ({ path: `pictureFiles/${number}`, fields: everyType })),
  { path: 'files/report', fields: everyType },
  { path: 'reminders/site~home', fields: everyType },
  { path: 'fileContents/one', fields: everyType },
  { path: 'fileParts/one', fields: everyType },
  ...times(1200, (number) => ({ path: `feedback/${number}`, fields: text(`entry ${number}`) })),
  { path: 'feedback/é', fields: {} },
  { path: 'limits/1', fields: text('expires') },
];
const kept = documents.length - 1;

let folder = '';
let file = '';
let whole: Backup;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lamplight-backups-'));
  file = path.join(folder, 'whole');
  await projects.empty();
  for (let at = 0; at < documents.length; at += 8) {
    await from.store.commit(documents.slice(at, at + 8), []);
  }
  const people = times(3, (number) => ({
    uid: `uid${number}`,
    email: `ruth${number}@example.org`,
  }));
  for (const each of people) await from.auth.createUser({ ...each, password: 'lamplight' });
  await takeBackup(from, file);
  whole = await verifyBackup(file);
});

beforeEach(async () => {
  for (const each of await restored.listCollections()) await restored.recursiveDelete(each);
});

afterAll(async () => {
  await projects.empty();
  await rm(folder, { recursive: true });
  await projects.end();
});

const unchanged = {
  added: 0,
  changed: 0,
  deleted: 0,
  same: kept,
  kept: 0,
  unscheduled: 0,
  accounts: 0,
  staff: [],
};

/** The same site, whose database fails for good after so many documents were read, or commits made. */
function failingAfter(site: Site, calls: number): Site {
  let left = calls;
  const count = () => {
    left -= 1;
    if (left < 0) throw new Error('cut off');
  };
  const store: Site['store'] = {
    ...site.store,
    async *documents(...args) {
      for await (const document of site.store.documents(...args)) {
        count();
        yield document;
      }
    },
    async commit(...args) {
      count();
      await site.store.commit(...args);
    },
  };
  return { ...site, store };
}

test('restores all documents with their types, and accounts without passwords', async () => {
  expect(await verifyBackup(file)).toMatchObject({
    project: 'demo-backed-up',
    documents: {
      addresses: 1,
      feedback: 1201,
      fileContents: 1,
      fileParts: 1,
      files: 1,
      pictureFiles: 9,
      revisions: 3,
      site: 1,
    },
    accounts: 3,
  });
  expect((await planRestore(to, whole)).added).toBe(kept);
  await restoreBackup(to, whole);
  expect(await planRestore(to, whole)).toEqual(unchanged);
  const home = [];
  for await (const document of to.store.documents('site')) home.push(document);
  expect(home).toEqual([{ path: 'site/home', fields: everyType }]);
  // A text that looks like a reference stays one of the project it was written in; a reference moves along.
  const moved = await restored.doc('site/home').get();
  expect(moved.get('reference').firestore.projectId).toBe('demo-restored');
  expect((await to.auth.listUsers()).users.map(({ uid }) => uid).sort()).toEqual([
    'uid0',
    'uid1',
    'uid2',
  ]);
  expect(gunzipSync(await readFile(file)).toString()).not.toMatch(/password/i);
});

test('a backup resumes after repeated interruptions', async () => {
  const name = path.join(folder, 'resumed');
  for (const documents of isNightly ? [0, 5, 700, 1205, 5, 2] : [5, 1205]) {
    await expect(takeBackup(failingAfter(from, documents), name)).rejects.toThrow('cut off');
    // The file that was being written when the power went out.
    await appendFile(`${name}.part`, 'half of a part');
    await appendFile(`${name}.journal`, '{"bytes":12');
  }
  // In the meantime, whole collections have become empty.
  const later = { ...from, store: { ...from.store, sources: async () => ['revisions' as const] } };
  await takeBackup(later, name);
  expect((await verifyBackup(name)).documents).toEqual((await verifyBackup(file)).documents);
  await restoreBackup(to, await verifyBackup(name));
  expect(await planRestore(to, whole)).toEqual(unchanged);
});

test('a restore resumes after repeated interruptions', async () => {
  for (const commits of isNightly ? [1, 3, 2] : [2]) {
    const { same } = await planRestore(to, whole);
    // Each document that is there is read before.
    const cutOff = restoreBackup(failingAfter(to, same + commits), whole);
    await expect(cutOff).rejects.toThrow('cut off');
  }
  const { added, same } = await planRestore(to, whole);
  expect(added).toBeGreaterThan(0);
  expect(same).toBeGreaterThan(0);
  await restoreBackup(to, whole);
  expect(await planRestore(to, whole)).toEqual(unchanged);
});

test('detects a single changed byte anywhere, and a missing end', async () => {
  const { size } = await stat(file);
  const places = [...times(30, (number) => Math.floor((number * size) / 30)), size - 1, size - 90];
  const copy = path.join(folder, 'damaged');
  for (const at of places) {
    await copyFile(file, copy);
    const damaged = await open(copy, 'r+');
    const { buffer } = await damaged.read(Buffer.alloc(1), 0, 1, at);
    await damaged.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, at);
    await damaged.close();
    await expect(verifyBackup(copy), `byte ${at}`).rejects.toThrow(/is damaged/);
  }
  await copyFile(file, copy);
  await truncate(copy, size - 1);
  await expect(verifyBackup(copy)).rejects.toThrow(/is damaged/);
});

test('a restore says what it would change in a project in use, and asks for its name', async () => {
  const run = (...more: string[]) =>
    promisify(execFile)(process.execPath, [inRoot('scripts/restore.ts'), file, ...more]);
  const said = await run().catch(({ stdout, stderr }) => stdout + stderr);
  expect(said).toMatch(/In demo-lamplight:\n\d+ documents are added,\n[1-9]\d* are replaced/);
  expect(said).toContain(
    'Nothing was changed. To continue, back up what is there, then add --replace demo-lamplight',
  );
  await restoreBackup(to, whole);
  await to.store.commit(
    [
      { path: 'site/home', fields: text('changed') },
      { path: 'news/more', fields: {} },
    ],
    ['feedback/7'],
  );
  const plan = { ...unchanged, added: 1, changed: 1, deleted: 1, same: kept - 2 };
  expect(await planRestore(to, whole)).toEqual(plan);
  await restoreBackup(to, whole);
  expect(await planRestore(to, whole)).toEqual(unchanged);
});

test('a restore is refused where someone would get a second account', async () => {
  await restoreBackup(to, whole);
  await to.auth.deleteUser('uid0');
  await to.auth.createUser({ uid: 'other', email: 'ruth0@example.org' });
  await expect(planRestore(to, whole)).rejects.toThrow('another account there: ruth0@example.org');
  await to.auth.deleteUser('other');
  await restoreBackup(to, whole);
  expect(await planRestore(to, whole)).toEqual(unchanged);
});

test('a commit that is refused is made in halves', async () => {
  const realFetch = globalThis.fetch;
  onTestFinished(() => void vi.unstubAllGlobals());
  let commits = 0;
  vi.stubGlobal('fetch', async (url: string, request: { body: string }) => {
    if (!url.includes(':commit?')) return realFetch(url, request);
    commits += 1;
    return JSON.parse(request.body).writes.length > 25
      ? new Response('Transaction too big. Decrease transaction size.', { status: 400 })
      : realFetch(url, request);
  });
  const entries = times(60, (at) => ({ path: `feedback/entry-${at}`, fields: text('soup') }));
  await to.store.commit(entries, ['feedback/none']);
  expect((await restored.collection('feedback').get()).size).toBe(60);
  expect(commits).toBe(7);
});

test('the moment of a backup is the database’s', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  const now = await from.store.now().finally(() => vi.useRealTimers());
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
});
