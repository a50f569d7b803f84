import { dayOf, maxUnknownOfNetwork, storedDaySchema, totalOf } from '@lamplight/content/metrics';
import { dayCount } from '@lamplight/content/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Running, startAny } from './framework.ts';

// A project of its own: other tests look for addresses that are not there, too.
const project = 'demo-missed';
const app = initializeApp({ projectId: project }, project);
const store = getFirestore(app);
const day = store.doc(dayCount(dayOf(Date.now()), 1));

let site: Running;

beforeAll(async () => {
  await store.recursiveDelete(store.collection('seen'));
  site = await startAny(project, { target: 'site' });
});

afterAll(async () => {
  await site.kill();
  await deleteApp(app);
});

/** Looks for an address as a browser does. @returns the status of the answer */
async function lookFor(path: string, visitor: string): Promise<number> {
  const headers = { 'Sec-Fetch-Dest': 'document', 'X-Forwarded-For': visitor };
  const response = await fetch(site.address + path, { headers });
  await response.arrayBuffer();
  return response.status;
}

/** Looks for 200 unknown addresses at once. */
const flood = (name: string, visitor: string) =>
  Promise.all(Array.from({ length: 200 }, (_, index) => lookFor(`/${name}/${index}`, visitor)));

const counted = async () => storedDaySchema.parse((await day.get()).data());

test('counts only a network’s share of 200 unknown addresses requested at once', async () => {
  expect(new Set(await flood('flood', '198.51.100.1'))).toEqual(new Set([404]));
  expect(await lookFor('/old.html', '198.51.100.2')).toBe(404);
  const isThere = async () =>
    expect(Object.values((await counted()).missed)).toContainEqual({ path: '/old.html', count: 1 });
  await vi.waitFor(isThere, { timeout: 14_000, interval: 200 });
  const { counts, missed } = await counted();
  expect(Object.values(missed)).toHaveLength(maxUnknownOfNetwork + 1);
  expect(totalOf(counts, 'missed')).toBe(maxUnknownOfNetwork + 1);
});

// How long they take, compared with a known page, is measured by `node tools/run.mjs load unknown`.
test('answers unknown addresses while the counts can’t be stored', async () => {
  await store.runTransaction(async (transaction) => {
    // The emulator makes every other write of this document wait until the transaction ends.
    await transaction.get(day);
    expect(new Set(await flood('locked', '198.51.100.3'))).toEqual(new Set([404]));
  });
});
