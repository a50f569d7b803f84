import { randomUUID } from 'node:crypto';
import { siteDocument } from '@lamplight/content/paths';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Running, startAny } from './framework.ts';
import { account, type MailServer, startMailServer } from './mailServer.ts';

const project = 'demo-notices';
const app = initializeApp({ projectId: project }, project);
const store = getFirestore(app);

const addresses = ['ruth@lamplight.example', 'noor@lamplight.example'];
const settings = () => ({
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(mailPort),
  SMTP_USER: account.user,
  SMTP_PASSWORD: account.password,
  NOTICE_FROM: 'Lamplight <notices@lamplight.example>',
  NOTICE_TO: addresses.join(', '),
  SITE_ADDRESS: 'https://lamplight.example',
});
const start = (target: string) =>
  startAny(project, { target, signature: 'cloudevent', settings: settings() });

let mailPort: number;
let ofFeedback: Running;
let ofMentors: Running;

beforeAll(async () => {
  mailPort = await getPort();
  await store.doc(siteDocument('organisation')).set({ name: 'Farol' });
  [ofFeedback, ofMentors] = await Promise.all([
    start('noticeOfFeedback'),
    start('noticeOfMentors'),
  ]);
  return () => Promise.all([ofFeedback.kill(), ofMentors.kill()]);
});

afterAll(() => deleteApp(app));

/** Stores an entry and delivers the event of it. */
async function notified(running: Running, more: object = {}, name: SubmissionName = 'feedback') {
  const path = submissionKinds[name].entry(randomUUID());
  const samples = { feedback: feedbackSamples, mentors: mentorApplicationSamples };
  const metadata = { spam: '', state: 'new', note: '', words: ['zo'] };
  const createdAt = FieldValue.serverTimestamp();
  await store.doc(path).create({ ...samples[name].valid.small, ...metadata, createdAt, ...more });
  return { path, status: await deliver(running, path) };
}

/** Delivers the event that a document was created, as the cloud does. Resolves to the status. */
async function deliver({ address }: Running, document: string, time = new Date()): Promise<number> {
  const database = `projects/${project}/databases/(default)`;
  const moment = time.toISOString();
  const value = {
    name: `${database}/documents/${document}`,
    fields: {},
    createTime: moment,
    updateTime: moment,
  };
  const event = {
    specversion: '1.0',
    id: randomUUID(),
    source: `//firestore.googleapis.com/${database}`,
    type: 'google.cloud.firestore.document.v1.created',
    time: moment,
    project,
    database: '(default)',
    namespace: '(default)',
    document,
    datacontenttype: 'application/json',
    data: { value },
  };
  const headers = { 'Content-Type': 'application/cloudevents+json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(event) });
  return response.status;
}

/** A mail server that is there until the test is done. */
async function mailServer(behaviour = {}): Promise<MailServer> {
  const server = await startMailServer(mailPort, behaviour);
  onTestFinished(() => server.close());
  return server;
}

const notificationOf = async (path: string) => (await store.doc(path).get()).get('notice');

test.each([
  ['feedback', 'New feedback', '/contentfeedback'],
  ['mentors', 'New mentor application', '/contentmentorform'],
] as const)('staff are notified of %s by mail', async (name, subject, page) => {
  const server = await mailServer();
  const { path, status } = await notified(
    { feedback: ofFeedback, mentors: ofMentors }[name],
    {},
    name,
  );
  expect(status).toBeLessThan(300);
  expect(await notificationOf(path)).toBe('sent');
  const [{ recipients, mail } = { recipients: [], mail: null }, ...others] = server.received;
  expect(others).toEqual([]);
  expect(recipients).toEqual(addresses);
  expect(mail?.to?.map(({ address }) => address)).toEqual(addresses);
  expect(mail?.from).toMatchObject({ name: 'Lamplight', address: 'notices@lamplight.example' });
  expect(mail?.subject).toBe(`${subject} · Farol`);
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.messageId).toBe(`<${path.replace('/', '.')}@lamplight.example>`);
  expect(mail?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(mail?.text).toContain(`\nhttps://lamplight.example${page}\n`);
  expect(mail?.html).toBeUndefined();
});

test('nothing that a visitor writes gets into the mail', async () => {
  const server = await mailServer();
  const texts = [
    'Zed\r\nBcc: everybody@elsewhere.example\r\n\r\nZed',
    'Zed \u202emoc.elpmaxe.live\u202c',
    `=HYPERLINK("https://zed.example")`,
    'Zed'.repeat(10_000),
  ];
  for (const text of texts) {
    const { status } = await notified(ofFeedback, { name: text, subject: text, message: text });
    expect(status).toBeLessThan(300);
  }
  expect(server.received).toHaveLength(texts.length);
  for (const { recipients, mail, raw } of server.received) {
    expect(recipients).toEqual(addresses);
    expect(mail.bcc).toBeUndefined();
    expect(raw).not.toMatch(/zed|[\u202e=]HYPERLINK/i);
    expect(raw.length).toBeLessThan(2_000);
  }
});

test('an event delivered again after the mail was sent sends no second one', async () => {
  const server = await mailServer();
  const { path } = await notified(ofFeedback);
  expect(await deliver(ofFeedback, path)).toBeLessThan(300);
  expect(server.received).toHaveLength(1);
});

test('a notification fails while the mail server is down, and is sent once when it is back', async () => {
  const { path, status } = await notified(ofFeedback);
  expect(status).toBe(500);
  expect(await notificationOf(path)).toBe('failed');
  const server = await mailServer();
  expect(await deliver(ofFeedback, path)).toBeLessThan(300);
  expect(await notificationOf(path)).toBe('sent');
  expect(await deliver(ofFeedback, path)).toBeLessThan(300);
  expect(server.received).toHaveLength(1);
});

describe('a notification that the server refuses', () => {
  test.each([
    ['a wrong password', { password: 'another' }],
    ['an unknown recipient', { refusal: 550 }],
  ])('because of %s is given up', async (_, behaviour) => {
    const server = await mailServer(behaviour);
    const { path, status } = await notified(ofFeedback);
    expect(status).toBeLessThan(300);
    expect(await notificationOf(path)).toBe('failed');
    expect(server.received).toEqual([]);
  });

  test('for now is retried', async () => {
    await mailServer({ refusal: 450 });
    const { path, status } = await notified(ofFeedback);
    expect(status).toBe(500);
    expect(await notificationOf(path)).toBe('failed');
  });
});

test('nobody is notified of a submission that was restored or permanently deleted', async () => {
  const server = await mailServer();
  const { path } = await notified(ofFeedback);
  const entry = (await store.doc(path).get()).data() ?? {};
  await store.doc(path).delete();
  await deliver(ofFeedback, path);
  expect(await notificationOf(path)).toBeUndefined();
  await store.doc(path).create(entry);
  await deliver(ofFeedback, path);
  const before = new Date(Date.now() - 3_600_000);
  const { path: older } = await notified(ofFeedback, { createdAt: before });
  expect(await notificationOf(older)).toBeUndefined();
  expect(server.received).toHaveLength(1);
});

test('a submission that is deleted while its mail is sent stays deleted', async () => {
  const meanwhile = () => store.recursiveDelete(store.collection('feedback'));
  const server = await mailServer({ meanwhile });
  const { path, status } = await notified(ofFeedback);
  expect(status).toBeLessThan(300);
  expect(server.received).toHaveLength(1);
  expect((await store.doc(path).get()).exists).toBe(false);
});

test('the logs hold no password and nothing about a visitor', () => {
  const log = ofFeedback.logged() + ofMentors.logged();
  expect(log).toContain('was not sent: EAUTH');
  expect(log).not.toContain(account.password);
  expect(log).not.toContain(
    Buffer.from(`\0${account.user}\0${account.password}`).toString('base64'),
  );
  const { name, emailOrPhone, subject } = { ...feedbackSamples.valid.small };
  for (const text of ['Zed', name, emailOrPhone, subject]) expect(log).not.toContain(text);
});
