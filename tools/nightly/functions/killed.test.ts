import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { mentorEntry } from '@lamplight/content/paths';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import { times } from '@lamplight/content/samples/sample';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startFunction } from '../../../tests/functions/framework.ts';

const project = 'demo-killed';
const app = initializeApp({ projectId: project }, project);
const store = getFirestore(app);

/** How often the function is killed. */
const kills = Number(process.env.KILLS ?? 4);
const senders = 12;

const application = { ...mentorApplicationSamples.valid.largest };
const settings = { FORM_POSTS_PER_HOUR: '100000' };

beforeAll(async () => {
  await store.recursiveDelete(store.collection('mentors'));
  await store.recursiveDelete(store.collection('limits'));
});
afterAll(() => deleteApp(app));

/** Whether the post was answered; what it was answered is for the end. */
const post = async ({ address }: Running, id: string): Promise<number | 'lost'> => {
  try {
    const response = await fetch(`${address}/api/mentors`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...application, fullName: id, id }),
    });
    return response.status;
  } catch {
    return 'lost';
  }
};

test('if the function is killed, each post that is retried is stored once and whole', async () => {
  const ids: string[] = [];
  const lost: string[] = [];
  const send = async (running: Running) => {
    for (;;) {
      const id = randomUUID();
      ids.push(id);
      if ((await post(running, id)) === 201) continue;
      lost.push(id);
      return;
    }
  };

  let running = await startFunction(project, settings);
  for (let round = 0; round < kills; round++) {
    const next = startFunction(project, settings);
    const sending = times(senders, () => send(running));
    await next; // while it starts, the other works
    await pause(Math.random() * 200);
    await running.kill();
    await Promise.all(sending);
    running = await next;
  }

  expect(lost).toHaveLength(kills * senders);
  const before = await store.getAll(...lost.map((id) => store.doc(mentorEntry(id))));
  const storedUnanswered = before.filter(({ exists }) => exists).length;
  const statuses = await Promise.all(lost.map((id) => post(running, id)));
  expect(statuses).toEqual(lost.map(() => 201));
  await running.kill();

  const { docs } = await store.collection('mentors').get();
  expect(docs.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const beside = { spam: '', state: 'new', note: '', words: expect.any(Array) };
  for (const entry of docs)
    expect(entry.data()).toEqual({
      ...application,
      fullName: entry.id,
      ...beside,
      createdAt: expect.any(Timestamp),
    });
  const slots = (await store.collection('limits').count().get()).data().count;
  expect(slots).toBe(ids.length);
  console.info(
    `Killed ${kills} times: ${ids.length} posts, ${lost.length} without an answer, of which ` +
      `${storedUnanswered} had been stored.`,
  );
}, 120_000);
