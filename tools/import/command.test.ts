import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { contentVersionLabel } from '@lamplight/content/documentMetadata';
import { revision } from '@lamplight/content/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../../scripts/lib/places.ts';
import { store as site } from '../../tests/functions/suite.ts';
import { makePicture } from './makePicture.ts';
import type { Plan } from './plan.ts';
import { changesIn, changesText, storeChanges, storePictures, takesAway } from './store.ts';

const app = initializeApp({ projectId: 'demo-import' }, 'demo-import');
const store = getFirestore(app);

beforeEach(async () => {
  for (const each of await store.listCollections()) await store.recursiveDelete(each);
});
afterAll(() => deleteApp(app));

const createdAt = new Date('2024-01-12T21:40:03Z');
const plan: Plan = {
  documents: [
    { path: 'site/about', content: { title1: 'Who we are' } },
    { path: 'ycm/one', content: { title: 'YCM' }, order: 1_000 },
  ],
  lists: ['ycm'],
  unread: [],
  entries: [{ path: 'feedback/one', data: { message: 'Hello', state: 'new' }, createdAt }],
  findings: [],
};

const at = async (path: string) => (await store.doc(path).get()).data();
const moveIn = async (wanted = plan) => storeChanges(store, await changesIn(store, wanted));

test('documents are stored as saves are, with revisions, and submissions as they came', async () => {
  await moveIn();
  const about = await at('site/about');
  expect(about).toEqual({
    title1: 'Who we are',
    version: 1,
    updatedAt: expect.any(Timestamp),
    updatedBy: '',
    ...contentVersionLabel(),
  });
  expect(await at(revision('site/about', 1))).toEqual(about);
  expect(await at('ycm/one')).toMatchObject({ title: 'YCM', order: 1_000, version: 1 });
  expect(await at('feedback/one')).toEqual({
    message: 'Hello',
    state: 'new',
    createdAt: Timestamp.fromDate(createdAt),
  });
});

test('importing again changes nothing, even where staff have handled a submission', async () => {
  await moveIn();
  await store.doc('feedback/one').update({ state: 'done' });
  const again = await changesIn(store, plan);
  expect(again).toEqual({
    added: [],
    replaced: [],
    same: 2,
    removed: [],
    entries: [],
    deleted: 0,
  });
  expect(takesAway(again)).toBe(false);
  await storeChanges(store, again);
  expect(await at('site/about')).toMatchObject({ version: 1 });
  expect(await at('feedback/one')).toMatchObject({ state: 'done' });
});

test('a submission that staff have deleted since stays deleted', async () => {
  await moveIn();
  const record = store.doc('activity/feedback~one~0~deleted');
  await Promise.all([store.doc('feedback/one').delete(), record.set({ kind: 'deleted' })]);
  onTestFinished(async () => void (await record.delete()));
  const again = await changesIn(store, plan);
  expect(again).toMatchObject({ entries: [], deleted: 1 });
  expect(changesText(again)).toContain('Entries that were deleted since, and are left out: 1');
});

test('announces before replacing other content, as the next version, and keeps its history', async () => {
  const other = { title1: 'Ours', version: 4, updatedAt: Timestamp.now(), updatedBy: 'ruth' };
  await store.doc('site/about').set(other);
  await store.doc('ycm/two').set({ title: 'Ours too', order: 500, version: 2 });
  const changes = await changesIn(store, plan);
  expect(takesAway(changes)).toBe(true);
  expect(changesText(changes)).toEqual([
    'New: ycm/one',
    'Have other content, which would be replaced: site/about',
    'Are in the same lists, and would be deleted: ycm/two',
    'New entries of visitors: 1',
  ]);
  expect(await at('site/about')).toEqual(other);
  await storeChanges(store, changes);
  expect(await at('site/about')).toMatchObject({ title1: 'Who we are', version: 5 });
  expect(await at('ycm/two')).toBeUndefined();
  expect(await at('activity/ycm~two~2~deleted')).toMatchObject({ name: 'Ours too', by: '' });
});

test('items with unreadable answers are neither replaced nor deleted', async () => {
  for (const path of ['site/about', 'ycm/one', 'ycm/two', 'team/one']) {
    await store.doc(path).set({ title: 'Ours', order: 500, version: 1 });
  }
  const changes = await changesIn(store, {
    ...plan,
    documents: [{ path: 'ycm/three', content: { title: 'Three' }, order: 0 }],
    unread: ['ycm/two'],
  });
  expect(changes).toMatchObject({ replaced: [], removed: ['ycm/one'] });
});

test('an item that staff deleted comes back with its history', async () => {
  await moveIn();
  await store.doc('ycm/one').delete();
  await moveIn();
  expect(await at('ycm/one')).toMatchObject({ version: 2 });
  expect(await at(revision('ycm/one', 2))).toMatchObject({ title: 'YCM' });
});

test('does not overwrite what someone saves during the import', async () => {
  await moveIn();
  const changes = await changesIn(store, {
    ...plan,
    documents: [{ path: 'site/about', content: { title1: 'Changed' } }],
  });
  await store.doc('site/about').update({ title1: 'Just saved', version: 2 });
  await expect(storeChanges(store, changes)).rejects.toThrow(/saved by someone during the import/);
  expect(await at('site/about')).toMatchObject({ title1: 'Just saved' });
});

test('a picture is stored once, and its description by staff stays', async () => {
  const bytes = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#662d91' },
  })
    .png()
    .toBuffer();
  const picture = await makePicture(bytes, 'lamp.png');
  expect(await storePictures(store, [picture])).toBe(1);
  for (const [hash, { bytes: own }] of picture.files) {
    expect(await at(`pictureFiles/${hash}`)).toMatchObject({ bytes: own });
  }
  const path = `pictures/${picture.id}`;
  expect(await at(path)).toMatchObject({ name: 'lamp', width: 300, version: 1 });
  await store.doc(path).update({ alt: 'A lamp', version: 2 });
  expect(await storePictures(store, [picture])).toBe(0);
  expect(await at(path)).toMatchObject({ alt: 'A lamp', version: 2 });
});

test('names files that are not answers, and keeps their stored content', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lamplight-import-'));
  const report = `${folder}-report.md`;
  onTestFinished(async () => {
    for (const each of [folder, report]) await rm(each, { recursive: true });
  });
  await writeFile(path.join(folder, 'international.json'), '{ "message": "Unauthorized" }');
  await writeFile(path.join(folder, 'sem.json'), '');
  await writeFile(path.join(folder, 'nav.json'), `${'['.repeat(10_000)}${']'.repeat(10_000)}`);
  const items = [site.doc('international/kept'), site.doc('sem/kept')];
  for (const item of items) await item.set({ title: 'Ours', order: 9_000_000, version: 1 });
  onTestFinished(async () => {
    for (const item of items) await item.delete();
  });
  const stored = () => Promise.all(items.map(async (item) => (await item.get()).updateTime));
  const before = await stored();
  const command = [inRoot('tools/import/import.ts'), folder, '--replace'];
  const failed = await promisify(execFile)(process.execPath, command).catch((error) => error);
  expect(failed.code).toBe(1);
  expect(failed.stderr).toMatch(/^No answers of the old API: \S+, \S+, \S+\. What is stored/);
  for (const name of ['international.json', 'nav.json', 'sem.json']) {
    expect(failed.stderr).toContain(name);
    expect(await readFile(report, 'utf8')).toContain(`## ${name}`);
  }
  expect(await stored()).toEqual(before);
}, 120_000);
