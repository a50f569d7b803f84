import { randomUUID } from 'node:crypto';
import {
  activity,
  activityRecord,
  knownSettings,
  listItem,
  staffMember,
} from '@lamplight/content/paths';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { times } from '@lamplight/content/samples/sample';
import { teamMemberSamples } from '@lamplight/content/samples/teamMember';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { demoProject } from '../../scripts/lib/firebaseTools.ts';
import { restoreListAfterwards } from './documents.ts';
import { startFunction } from './framework.ts';
import { newStaff, stranger } from './people.ts';
import { accounts, ask, store } from './suite.ts';

restoreListAfterwards('team');

const clear = async () => {
  const collections = [activity, 'feedback', 'erasures', 'settings'];
  await Promise.all(collections.map((name) => store.recursiveDelete(store.collection(name))));
};
beforeEach(clear);
afterAll(clear);

const records = async () => {
  const { docs } = await store.collection(activity).get();
  return docs.map((each) => ({ id: each.id, ...each.data() }) as Record<string, unknown>);
};

const arrangeEntries = (count: number, content: object = {}) =>
  Promise.all(
    times(count, async () => {
      const document = store.collection('feedback').doc(randomUUID());
      const metadata = { spam: '', state: 'new', note: '', words: [], createdAt: Timestamp.now() };
      await document.set({ ...feedbackSamples.valid.small, ...content, ...metadata });
      return document.id;
    }),
  );

test('records an item deleted over the API, under the id that the rules require', async () => {
  const { token: as, uid: by } = await newStaff('editor');
  const item = { ...teamMemberSamples.valid.small, name: 'Noor', order: 1, version: 3 };
  await store.doc(listItem('team', 'gone')).set(item);
  expect((await ask('DELETE', '/api/team/gone', { as })).status).toBe(200);
  expect(await records()).toEqual([
    {
      id: 'gone',
      kind: 'deleted',
      of: 'team',
      count: 3,
      name: 'Noor',
      by,
      at: expect.any(Timestamp),
    },
  ]);
  expect((await store.doc(activityRecord('team~gone~3~deleted')).get()).exists).toBe(true);
  expect((await ask('DELETE', '/api/team/gone', { as })).status).toBe(404);
  expect(await records()).toHaveLength(1);
});

test('records how much was erased, and nothing about the person', async () => {
  const { token: as, uid: by } = await newStaff();
  const contact = 'noor@recorded.example';
  const feedback = await arrangeEntries(3, { emailOrPhone: contact });
  const response = await ask('POST', '/api/persons/erase', { as, body: { contact, feedback } });
  expect(response.status).toBe(200);
  const [record, ...others] = await records();
  expect(others).toEqual([]);
  expect(record).toEqual({
    id: expect.any(String),
    kind: 'erased',
    by,
    feedback: 3,
    mentors: 0,
    at: expect.any(Timestamp),
  });
});

test('records an export’s kind, format, filter and count, but not its search text', async () => {
  const { token: as, uid: by } = await newStaff();
  await arrangeEntries(4, { subject: 'Soup' });
  const query = '?format=csv&state=new,done&from=2026-01-01&search=Soup';
  const response = await ask('GET', `/api/feedback/export${query}`, { as });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  const [record, ...others] = await records();
  expect(others).toEqual([]);
  expect(record).toMatchObject({ kind: 'exported', of: 'feedback', by, count: expect.any(Number) });
  expect(record?.filter).toEqual({
    as: 'csv',
    state: 'new or done',
    from: '2026-01-01',
    with: 'a search',
  });
  expect(JSON.stringify(record)).not.toContain('Soup');
  const head = await ask('HEAD', '/api/feedback/export', { as });
  expect(head.status).toBe(200);
  expect(await records()).toHaveLength(1);
});

test('records the days of an export as they are where it’s made', async () => {
  const { token: as } = await newStaff();
  const query = new URLSearchParams({
    from: '2026-11-20T18:30:00.000Z',
    to: '2026-11-21T18:30:00.000Z',
    timeZone: 'Asia/Kolkata',
  });
  await (await ask('GET', `/api/feedback/export?${query}`, { as })).arrayBuffer();
  const [record] = await records();
  expect(record?.filter).toEqual({ as: 'xlsx', from: '2026-11-21', until: '2026-11-21' });
});

test('records a refused log-in by the account alone, once an hour', async () => {
  const { uid } = await stranger();
  const [email, password] = [`${uid}@stranger.example`, randomUUID()];
  await accounts.updateUser(uid, { email, password });
  const login = () => ask('POST', '/api/users/login', { body: { email, password } });
  expect((await login()).status).toBe(403);
  expect((await login()).status).toBe(403);
  const all = await records();
  expect(all.length).toBeLessThanOrEqual(2); // an hour may end in between
  for (const record of all)
    expect(record).toEqual({
      id: expect.any(String),
      kind: 'refused',
      by: uid,
      at: expect.any(Timestamp),
    });
});

test('records no refusal for staff or for someone logged out', async () => {
  const { token } = await newStaff('viewer');
  const body = { refused: true };
  expect((await ask('POST', '/api/users/refused', { as: token, body })).status).toBe(200);
  expect((await ask('POST', '/api/users/refused', { body })).status).toBe(401);
  expect(await records()).toEqual([]);
  const other = await stranger();
  expect((await ask('POST', '/api/users/refused', { as: other.token, body })).status).toBe(200);
  expect(await records()).toMatchObject([{ kind: 'refused', by: other.uid }]);
});

test('records a setting changed by a deploy once, with its old value', async () => {
  const { token: as } = await newStaff();
  const deploy = async (settings: Record<string, string>) => {
    const running = await startFunction(demoProject, settings);
    onTestFinished(running.kill);
    const headers = { Authorization: `Bearer ${as}` };
    for (let twice = 0; twice < 2; twice += 1) {
      const response = await fetch(`${running.address}/api/feedback`, { headers });
      expect(response.status).toBe(200);
    }
    await running.kill();
  };
  await deploy({ FORM_POSTS_PER_HOUR: '20', RETENTION_DAYS: '' });
  expect(await records()).toEqual([]);
  await deploy({ FORM_POSTS_PER_HOUR: '50', RETENTION_DAYS: '90' });
  const all = (await records()).toSorted((one, other) =>
    String(one.name) < String(other.name) ? -1 : 1,
  );
  expect(all).toMatchObject([
    { kind: 'settings', by: '', name: 'FORM_POSTS_PER_HOUR', before: '20', after: '50' },
    { kind: 'settings', by: '', name: 'RETENTION_DAYS', before: '0', after: '90' },
  ]);
  expect((await store.doc(knownSettings).get()).get('RETENTION_DAYS')).toBe('90');
});

test('a viewer may not export, erase or delete, and no attempt is recorded', async () => {
  const { token: as, uid } = await newStaff('viewer');
  expect((await store.doc(staffMember(uid)).get()).get('role')).toBe('viewer');
  expect((await ask('GET', '/api/feedback/export', { as })).status).toBe(403);
  expect((await ask('DELETE', '/api/team/one', { as })).status).toBe(403);
  await vi.waitFor(async () => expect(await records()).toEqual([]));
});
