import { dayOf, missedOfNetwork, storedDaySchema, totalOf } from '@lamplight/content/metrics';
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

/** Looks for an address as a browser does. @returns after how many milliseconds the answer was there */
async function lookFor(path: string, visitor: string, status: number): Promise<number> {
  const began = performance.now();
  const headers = { 'Sec-Fetch-Dest': 'document', 'X-Forwarded-For': visitor };
  const answer = await fetch(site.address + path, { headers });
  await answer.arrayBuffer();
  expect(answer.status, path).toBe(status);
  return performance.now() - began;
}

const middleOf = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** How long the median of 200 requests at once takes. */
const atOnce = async (path: (index: number) => string, visitor: string, status: number) =>
  middleOf(
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => lookFor(path(index), visitor, status)),
    ),
  );

const counted = async () => storedDaySchema.parse((await day.get()).data());

test('200 unknown addresses at once are answered like a known page, and a network has its share counted', async () => {
  await lookFor('/about', '198.51.100.1', 200);
  const known: number[] = [];
  const unknown: number[] = [];
  // The best of three: this machine may do something else at the same time.
  for (let round = 0; round < 3; round += 1) {
    unknown.push(await atOnce((index) => `/flood/${round}/${index}`, '198.51.100.1', 404));
    known.push(await atOnce(() => '/about', '198.51.100.1', 200));
  }
  expect(Math.min(...unknown), site.logged()).toBeLessThan(2 * Math.min(...known));

  await lookFor('/old.html', '198.51.100.2', 404);
  const isThere = async () =>
    expect(Object.values((await counted()).missed)).toContainEqual({ path: '/old.html', count: 1 });
  await vi.waitFor(isThere, { timeout: 14_000, interval: 200 });
  const { counts, missed } = await counted();
  expect(Object.values(missed)).toHaveLength(missedOfNetwork + 1);
  expect(totalOf(counts, 'missed')).toBe(missedOfNetwork + 1);
});
