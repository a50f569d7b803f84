import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  activity,
  activityRecord,
  feedbackEntry,
  knownSettings,
  listItem,
  staffMember,
} from '@lamplight/content/paths';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { times } from '@lamplight/content/samples/sample';
import { teamMemberSamples } from '@lamplight/content/samples/teamMember';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { demoProject } from '../../../scripts/lib/firebaseTools.ts';
import { restoreListAfterwards } from '../../../tests/functions/documents.ts';
import { type Running, startFunction } from '../../../tests/functions/framework.ts';
import { newStaff, stranger } from '../../../tests/functions/people.ts';
import { accounts, store } from '../../../tests/functions/suite.ts';

/** How often the function is killed in the middle of one action of each kind. */
const kills = Number(process.env.KILLS ?? 3);

/** Milliseconds that all of them may take. */
const longest = 2_500;

restoreListAfterwards('team');
const clear = async () => {
  const collections = [activity, 'feedback', 'erasures', 'settings'];
  await Promise.all(collections.map((name) => store.recursiveDelete(store.collection(name))));
};
beforeAll(clear);
afterAll(clear);

interface Deed {
  method: string;
  path: string;
  body?: object;
  /** Without it, the manager asks. */
  anonymous?: boolean;
}

/** An action that is done or not: the request for it, and whether it and its record are there. */
interface Tried {
  kind: string;
  deed: Deed;
  isDone: (answer: Answer) => Promise<boolean>;
  isRecorded: () => Promise<boolean>;
  /** Whether the request may be recorded although it got no answer. */
  startsWithRecord?: boolean;
}

interface Answer {
  status: number | 'lost';
  bytes: number;
}

const staffOf = async (uid: string) => (await store.doc(staffMember(uid)).get()).data();

const hasRecord = async (kind: string, field: string, value: unknown) => {
  const found = store.collection(activity).where('kind', '==', kind).where(field, '==', value);
  return !(await found.get()).empty;
};

/** Someone of the staff who can be told from all others by their email. */
async function member() {
  const { uid } = await newStaff('editor');
  const email = `${uid}@killed.example`;
  await store.doc(staffMember(uid)).update({ email });
  return { uid, email };
}

async function entry(contact: string) {
  const id = randomUUID();
  const beside = { spam: '', state: 'new', note: '', words: [], createdAt: Timestamp.now() };
  const data = { ...feedbackSamples.valid.small, emailOrPhone: contact, ...beside };
  await store.doc(feedbackEntry(id)).set(data);
  return id;
}

/** One action of each kind that the function does. */
async function deedsOf(round: number): Promise<Tried[]> {
  const [changed, removed, ended] = [await member(), await member(), await member()];
  const email = `${randomUUID()}@invited.example`;
  const item = `killed-${round}-${randomUUID()}`;
  await store
    .doc(listItem('team', item))
    .set({ ...teamMemberSamples.valid.small, order: 1, version: 2 });
  const contact = `${randomUUID()}@erased.example`;
  const feedback = [await entry(contact), await entry(contact)];
  const refused = await stranger();
  const login = { email: `${refused.uid}@stranger.example`, password: randomUUID() };
  await accounts.updateUser(refused.uid, login);
  const exportedOn = `20${String(10 + round).slice(-2)}-01-01`;
  onTestFinished(async () => {
    const user = await accounts.getUserByEmail(email).catch(() => undefined);
    if (!user) return;
    await store.doc(staffMember(user.uid)).delete();
    await accounts.deleteUser(user.uid);
  });
  return [
    {
      kind: 'invited',
      deed: { method: 'POST', path: '/people', body: { email, role: 'viewer' } },
      isDone: async () =>
        !(await store.collection('staff').where('email', '==', email).get()).empty,
      isRecorded: () => hasRecord('invited', 'email', email),
    },
    {
      kind: 'role',
      deed: { method: 'PUT', path: `/people/${changed.uid}`, body: { role: 'viewer' } },
      isDone: async () => (await staffOf(changed.uid))?.role === 'viewer',
      isRecorded: () => hasRecord('role', 'email', changed.email),
    },
    {
      kind: 'removed',
      deed: { method: 'DELETE', path: `/people/${removed.uid}` },
      isDone: async () => (await staffOf(removed.uid)) === undefined,
      isRecorded: () => hasRecord('removed', 'email', removed.email),
    },
    {
      kind: 'loggedOut',
      deed: { method: 'POST', path: `/people/${ended.uid}/logout`, body: { everywhere: true } },
      isDone: async () => (await staffOf(ended.uid))?.validSince !== undefined,
      isRecorded: () => hasRecord('loggedOut', 'email', ended.email),
    },
    {
      kind: 'deleted',
      deed: { method: 'DELETE', path: `/team/${item}` },
      isDone: async () => !(await store.doc(listItem('team', item)).get()).exists,
      isRecorded: async () =>
        (await store.doc(activityRecord(`team~${item}~2~deleted`)).get()).exists,
    },
    {
      kind: 'erased',
      deed: { method: 'POST', path: '/persons/erase', body: { contact, feedback } },
      isDone: async () => !(await store.doc(feedbackEntry(feedback[0] ?? '')).get()).exists,
      isRecorded: async () => {
        const { docs } = await store.collection(activity).where('kind', '==', 'erased').get();
        const counted = docs.reduce((sum, each) => sum + Number(each.get('feedback')), 0);
        erasedBefore.push(counted);
        return counted > (erasedBefore.at(-2) ?? 0);
      },
    },
    {
      kind: 'exported',
      deed: { method: 'GET', path: `/feedback/export?format=csv&from=${exportedOn}` },
      isDone: async ({ bytes }) => bytes > 0,
      isRecorded: () => hasRecord('exported', 'filter.from', exportedOn),
      startsWithRecord: true,
    },
    {
      kind: 'refused',
      deed: { method: 'POST', path: '/users/login', body: login, anonymous: true },
      isDone: async ({ status }) => status === 403,
      isRecorded: () => hasRecord('refused', 'by', refused.uid),
      startsWithRecord: true,
    },
    {
      kind: 'settings',
      deed: { method: 'GET', path: '/feedback' },
      isDone: async () =>
        (await store.doc(knownSettings).get()).get('FORM_POSTS_PER_HOUR') === postsIn(round),
      isRecorded: () => hasRecord('settings', 'after', postsIn(round)),
    },
  ];
}

const erasedBefore: number[] = [0];
const postsIn = (round: number) => String(1_000 + round);

async function doDeed(
  { address }: Running,
  { method, path, body, anonymous }: Deed,
  as: string,
): Promise<Answer> {
  try {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(!anonymous && { Authorization: `Bearer ${as}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status } = response;
    const reader = response.body?.getReader();
    let bytes = 0;
    for (;;) {
      const { done, value } = (await reader?.read().catch(() => undefined)) ?? { done: true };
      if (done) return { status, bytes };
      bytes += value?.byteLength ?? 0;
    }
  } catch {
    return { status: 'lost', bytes: 0 };
  }
}

test('if the function is killed, every action has its record, and every record its action', async () => {
  await store.doc(knownSettings).set({ FORM_POSTS_PER_HOUR: '1' });
  const { token } = await newStaff('manager');
  const outcomes: Record<string, number> = { done: 0, not: 0 };
  for (const round of times(kills, (index) => index)) {
    const tried = await deedsOf(round);
    const running = await startFunction(demoProject, {
      FORM_POSTS_PER_HOUR: postsIn(round),
      LOGIN_FAILURES_PER_15_MIN: '1000',
    });
    const asking = tried.map(({ deed }) => doDeed(running, deed, token));
    await pause(Math.random() * longest);
    await running.kill();
    const answers = await Promise.all(asking);
    for (const [index, { kind, isDone, isRecorded, startsWithRecord }] of tried.entries()) {
      const done = await isDone(answers[index] ?? { status: 'lost', bytes: 0 });
      const recorded = await isRecorded();
      outcomes[done ? 'done' : 'not'] = (outcomes[done ? 'done' : 'not'] ?? 0) + 1;
      if (startsWithRecord && !done) continue;
      expect(recorded, `${kind} in round ${round}`).toBe(done);
    }
  }
  console.info(`Killed ${kills} times: ${JSON.stringify(outcomes)}`);
}, 180_000);
