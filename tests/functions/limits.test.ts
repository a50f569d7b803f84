import { randomUUID } from 'node:crypto';
import { feedbackEntry } from '@lamplight/content/paths';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import { times } from '@lamplight/content/samples/sample';
import { messages } from '@lamplight/content/texts/messages';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimSlot } from '../../functions/src/visitors/limits.ts';
import { type Running, startFunction } from './framework.ts';
import { inParallel } from './inParallel.ts';

const project = 'demo-limits';
const app = initializeApp({ projectId: project }, project);
const store = getFirestore(app);

const feedback = { ...feedbackSamples.valid.small };
const application = { ...mentorApplicationSamples.valid.small };
let processes: Running[] = [];

beforeAll(async () => {
  await store.recursiveDelete(store.collection('feedback'));
  await store.recursiveDelete(store.collection('limits'));
  const settings = { FORM_POSTS_PER_HOUR: '5', LOGIN_FAILURES_PER_15_MIN: '3' };
  processes = await Promise.all([
    startFunction(project, settings),
    startFunction(project, settings),
  ]);
});

afterAll(async () => {
  await Promise.all(processes.map(({ kill }) => kill()));
  await deleteApp(app);
});

/** Posts to one of the processes, with what the platform adds of the visitor behind their own. */
const post = (path: string, body: object, visitor: string, spoofed = '') =>
  fetch(`${processes[Math.floor(Math.random() * processes.length)]?.address}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': spoofed ? `${spoofed}, ${visitor}` : visitor,
    },
  });

const anyAddress = () => times(4, () => Math.floor(Math.random() * 256)).join('.');
const countOf = async (name: string) => (await store.collection(name).count().get()).data().count;

const expectTooMany = async (response: Response, seconds: number) => {
  expect(response.status).toBe(429);
  const wait = Number(response.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(seconds - 120);
  expect(wait).toBeLessThanOrEqual(seconds);
  expect(await response.json()).toEqual({ message: messages.tooMany, code: 'too-many' });
};

describe('a limit of five forms an hour', () => {
  const visitor = '198.51.100.7';
  const ids = times(200, () => randomUUID());

  test('lets two processes store exactly five of 200 at once, despite forged addresses', async () => {
    // One that waits for the others for too long is told to come again, as forms do.
    const send = async (id: string): Promise<Response> => {
      const response = await post('feedback', { ...feedback, id }, visitor, anyAddress());
      return response.status === 503 ? send(id) : response;
    };
    const answers = await Promise.all(ids.map(send));
    const statuses = Map.groupBy(answers, ({ status }) => status);
    expect([...statuses].map(([status, all]) => [status, all.length]).toSorted()).toEqual([
      [201, 5],
      [429, 195],
    ]);
    for (const response of answers.filter(({ status }) => status === 429))
      await expectTooMany(response, 3_600);
    expect(await countOf('feedback')).toBe(5);
    expect(await countOf('limits')).toBe(5);
  });

  test('doesn’t count a form that is sent again', async () => {
    const { docs } = await store.collection('feedback').get();
    for (const { id } of docs) {
      expect((await post('feedback', { ...feedback, id }, visitor)).status).toBe(201);
      expect((await post('feedback', { ...feedback, name: 'X', id }, visitor)).status).toBe(409);
    }
    expect(await countOf('limits')).toBe(5);
  });

  test('holds across both forms, and after an invalid one', async () => {
    expect((await post('feedback', {}, visitor)).status).toBe(400);
    await expectTooMany(await post('feedback', feedback, visitor), 3_600);
    await expectTooMany(await post('mentors', application, visitor), 3_600);
  });

  test('doesn’t affect other visitors', async () => {
    expect((await post('feedback', feedback, '198.51.100.8')).status).toBe(201);
    expect((await post('feedback', feedback, '198.51.100.9', visitor)).status).toBe(201);
  });

  test('resets after an hour', async () => {
    const { docs } = await store.collection('limits').get();
    await Promise.all(docs.map(({ ref }) => ref.update({ expiresAt: new Date(Date.now() - 1) })));
    const before = await countOf('limits');
    const answers = await Promise.all(times(20, () => post('feedback', feedback, visitor)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(await countOf('limits')).toBe(before);
  });

  test('stores no address', async () => {
    for (const name of ['limits', 'limitSalts', 'feedback']) {
      const { docs } = await store.collection(name).get();
      expect(docs.length).toBeGreaterThan(0);
      const stored = JSON.stringify(docs.map((each) => [each.id, each.data()]));
      expect(stored).not.toContain('198.51.100');
    }
  });
});

test('one id sent 50 times at once is stored once, and every request succeeds', async () => {
  const id = randomUUID();
  const before = await countOf('limits');
  const sends = times(50, () => post('feedback', { ...feedback, id }, '198.51.100.50'));
  const statuses = (await Promise.all(sends)).map(({ status }) => status);
  expect(statuses).toEqual(times(50, () => 201));
  expect((await store.doc(feedbackEntry(id)).get()).exists).toBe(true);
  expect(await countOf('limits')).toBe(before + 1);
});

describe('after three failed log-ins', () => {
  const attempt = (email: string, visitor: string) =>
    post('users/login', { email, password: 'a guess' }, visitor, anyAddress());

  test('the account is locked for a while, from every address', async () => {
    const spellings = [
      'somebody@lämplight.example',
      'SOMEBODY@LÄMPLIGHT.EXAMPLE',
      'somebody@xn--lmplight-0za.example',
      'some\u00adbody@la\u0308mplight.example',
      'ｓｏｍｅｂｏｄｙ＠lämplight.example',
    ];
    const answers = await Promise.all(
      times(20, (index) => attempt(spellings[index % 5] ?? '', `203.0.113.${index}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    for (const response of answers.filter(({ status }) => status !== 401))
      await expectTooMany(response, 900);
    expect((await attempt('else@lamplight.example', '203.0.113.1')).status).toBe(401);
  });

  test('the visitor is locked out of every account', async () => {
    const answers = await Promise.all(
      times(20, (index) => attempt(`someone-${index}@lamplight.example`, '203.0.113.200')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
  });
});

test('more slots than are read at once can be claimed once each', async () => {
  const limit = { name: 'many', max: 230, seconds: 60 };
  const visitor = randomUUID();
  const claims = times(240, () => () => claimSlot(limit, visitor).catch((error) => error));
  const claimed = await inParallel(20, claims);
  expect(claimed.filter((each) => typeof each === 'function')).toHaveLength(230);
  expect(claimed.filter((each) => each.code === 'too-many')).toHaveLength(10);
});
