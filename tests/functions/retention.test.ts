import { submissionKinds, submissionNames } from '@lamplight/content/submissionKinds';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Running, startAny } from './framework.ts';

const project = 'demo-retention';
const app = initializeApp({ projectId: project }, project);
const store = getFirestore(app);

const day = 86_400_000;
const due = Date.now() - 60_000;
const boundary = due - 30 * day;

let after30Days: Running;

beforeAll(async () => {
  const settings = { RETENTION_DAYS: '30' };
  after30Days = await startAny(project, { target: 'deleteOldSubmissions', settings });
  return () => after30Days.kill();
});

beforeEach(async () => {
  for (const name of [...submissionNames, 'limits', 'erasures']) {
    await store.recursiveDelete(store.collection(name));
  }
});

afterAll(() => deleteApp(app));

/** Runs the function as the scheduler does. Resolves to the status. */
async function run({ address }: Running, time = new Date(due).toISOString()): Promise<number> {
  const headers = { 'X-CloudScheduler-ScheduleTime': time };
  return (await fetch(address, { method: 'POST', headers })).status;
}

/** Stores entries of each kind, by their ids. */
async function arrange(entries: Record<string, object>): Promise<void> {
  const writer = store.bulkWriter({ throttling: false });
  for (const name of submissionNames) {
    for (const [id, data] of Object.entries(entries)) {
      writer.set(store.doc(submissionKinds[name].entry(id)), {
        name: 'Ruth',
        words: ['ru'],
        ...data,
      });
    }
  }
  await writer.close();
}

const idsIn = async (name: string) =>
  (await store.collection(name).listDocuments()).map(({ id }) => id).toSorted();

const at = (milliseconds: number) => ({ createdAt: Timestamp.fromMillis(milliseconds) });
const around = { older: at(boundary - 1), exact: at(boundary), newer: at(boundary + 1) };

test('deletes submissions older than the retention time, to the millisecond', async () => {
  await arrange(around);
  expect(await run(after30Days)).toBe(200);
  for (const name of submissionNames) expect(await idsIn(name)).toEqual(['exact', 'newer']);
});

test('deletes any number in any state, and logs only how many', async () => {
  const states = ['new', 'in-progress', 'done', 'spam'];
  const old = Array.from({ length: 620 }, (_, index) => [
    `old-${index}`,
    { ...at(boundary - 1 - index * 1_000), state: states[index % 4] },
  ]);
  await arrange({ ...Object.fromEntries(old), exact: around.exact });
  const before = after30Days.logged().length;
  expect(await run(after30Days)).toBe(200);
  for (const name of submissionNames) expect(await idsIn(name)).toEqual(['exact']);
  const said = after30Days.logged().slice(before).trim();
  expect(JSON.parse(said)).toMatchObject({ severity: 'INFO', feedback: 620, mentors: 620 });
  expect(said).not.toMatch(/ruth|old-/i);
});

test('two concurrent runs delete everything old and nothing else', async () => {
  const old = Array.from({ length: 60 }, (_, index) => [`old-${index}`, at(boundary - 1 - index)]);
  await arrange({ ...Object.fromEntries(old), exact: around.exact });
  expect(await Promise.all([run(after30Days), run(after30Days)])).toEqual([200, 200]);
  for (const name of submissionNames) expect(await idsIn(name)).toEqual(['exact']);
});

test('keeps other documents, and submissions without a date', async () => {
  await arrange({ ...around, dateless: {}, odd: { createdAt: '2001-01-01' } });
  const others = ['limits/slot', 'erasures/one', 'feedback/newer/revisions/1'];
  for (const path of others) await store.doc(path).set({ expiresAt: at(0).createdAt, ...at(0) });
  expect(await run(after30Days)).toBe(200);
  for (const name of submissionNames) {
    expect(await idsIn(name)).toEqual(['dateless', 'exact', 'newer', 'odd']);
  }
  for (const path of others) expect((await store.doc(path).get()).exists).toBe(true);
});

describe('nothing is deleted', () => {
  const expectAll = async () => {
    for (const name of submissionNames) expect(await idsIn(name)).toHaveLength(3);
  };

  test('if it is not known when the run was due', async () => {
    await arrange(around);
    expect(await run(after30Days, 'yesterday')).toBe(500);
    await expectAll();
  });

  test('before its time, even if a request claims a later date', async () => {
    await arrange({ a: at(Date.now() - 29 * day), b: at(Date.now()), c: at(Date.now() + day) });
    expect(await run(after30Days, new Date(due + 5 * day).toISOString())).toBe(200);
    await expectAll();
  });
});
