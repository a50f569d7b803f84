import { randomUUID } from 'node:crypto';
import { type Counts, dayOf, overviewSchema, totalOf } from '@lamplight/content/metrics';
import { addressClaim } from '@lamplight/content/paths';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import getPort from 'get-port';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoProject } from '../../scripts/lib/firebaseTools.ts';
import { startFunction } from './framework.ts';
import { staff } from './people.ts';
import { ask, store } from './suite.ts';

const tell = (visit: object) => ask('POST', '/api/seen', { body: visit });

/** Today's counts and all errors, as a manager sees them. */
async function shown() {
  const response = await ask('GET', '/api/seen', { as: await staff() });
  expect(response.status).toBe(200);
  const { days, errors } = overviewSchema.parse(await response.json());
  const counts: Counts = days.find(({ day }) => day === dayOf(Date.now()))?.counts ?? {};
  return { counts, errors };
}

test('counts what pages report for managers, and stores nothing else', async () => {
  const before = (await shown()).counts;
  for (const LCP of [1_000, 9_999]) {
    const response = await tell({ pages: ['privacy'], LCP, INP: 16, CLS: 0 });
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toBeNull();
  }
  const { counts } = await shown();
  expect((counts.pages?.privacy ?? 0) - (before.pages?.privacy ?? 0)).toBe(2);
  for (const vital of ['LCP', 'INP', 'CLS'] as const)
    expect(totalOf(counts, vital) - totalOf(before, vital)).toBe(2);
  const { docs } = await store.collection('seen').get();
  const keys = new Set(docs.flatMap((each) => Object.keys(each.data())));
  const known = ['alerted', 'counts', 'day', 'errors', 'expiresAt', 'missed'];
  expect([...keys].filter((key) => !known.includes(key))).toEqual([]);
});

test('counts pages made by staff by address, and ignores invented ones', async () => {
  const address = `/counted-${randomUUID().slice(0, 8)}`;
  const claim = store.doc(addressClaim(address));
  onTestFinished(() => void claim.delete());
  await claim.set({ page: 'one' });
  expect((await tell({ pages: [address, `${address}-made-up`] })).status).toBe(204);
  const { pages = {} } = (await shown()).counts;
  expect(pages[address]).toBe(1);
  expect(pages).not.toHaveProperty([`${address}-made-up`]);
});

test.each([
  [{ pages: ['attic'] }, 400],
  [{ visitor: 'ruth' }, 400],
  [{ pages: [], padding: 'x'.repeat(9_000) }, 413],
])('refuses what no page reports: %j', async (visit, status) => {
  expect((await tell(visit)).status).toBe(status);
});

test('counts each kind of error, and keeps at most fifty kinds a day', async () => {
  onTestFinished(() => void store.doc(`seen/${dayOf(Date.now())}~0`).delete());
  await store.doc(`seen/${dayOf(Date.now())}~0`).delete();
  const error = (index: number) => ({ message: `x${index} is “Ruth”`, at: `site-1.js:1:${index}` });
  for (let first = 0; first < 55; first += 5) {
    const errors = Array.from({ length: 5 }, (_, index) => error(first + index));
    expect((await tell({ errors })).status).toBe(204);
  }
  await tell({ errors: [error(1), error(54)] });
  const { counts, errors } = await shown();
  expect(totalOf(counts, 'errors')).toBe(57);
  expect(errors).toHaveLength(50);
  expect(errors[0]).toEqual({
    message: 'x1 is “…”',
    at: 'site-1.js:1:1',
    count: 2,
    lastDay: dayOf(Date.now()),
  });
});

test('counts a form once however often it is sent, and spam never', async () => {
  const id = randomUUID();
  onTestFinished(() => void store.doc(`feedback/${id}`).delete());
  const form = { ...feedbackSamples.valid.small, id };
  const stored = vi.fn(async () => (await shown()).counts.forms?.feedback ?? 0);
  const before = await stored();
  for (const body of [form, form, { ...form, id: randomUUID(), website: 'https://spam.example' }])
    expect((await ask('POST', '/api/feedback', { body })).status).toBe(201);
  expect(await stored()).toBe(before + 1);
});

test('counts failed responses', async () => {
  const settings = { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${await getPort()}` };
  const running = await startFunction(demoProject, settings);
  onTestFinished(running.kill);
  const before = (await shown()).counts.failures?.api ?? 0;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email: 'staff@lamplight.example', password: 'lamplight-demo' });
  const login = { method: 'POST', headers, body };
  expect((await fetch(`${running.address}/api/users/login`, login)).status).toBe(503);
  await vi.waitFor(
    async () => expect((await shown()).counts.failures?.api).toBeGreaterThan(before),
    { timeout: 10_000, interval: 100 },
  );
});
