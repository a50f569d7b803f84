import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { activityRecord, feedbackEntry, staffMember } from '@lamplight/content/paths';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { Timestamp } from 'firebase-admin/firestore';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { portsAt, requestedOffset } from '../../scripts/lib/ports.ts';
import { stored } from './documents.ts';
import { account, type MailServer, startMailServer } from './mailServer.ts';
import { newStaff } from './people.ts';
import { submit } from './submissions.ts';
import { accounts, ask, askAuth, store } from './suite.ts';

const inFunctions = (file: string) =>
  path.join(process.env.LAMPLIGHT_STAGE ?? '', 'functions', file);
const [settingsFile, secretsFile] = [inFunctions('.env'), inFunctions('.secret.local')];
const before = [settingsFile, secretsFile].map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);
let server: MailServer;

/** Has the emulator read the functions and their settings anew, or run those of events no more. */
async function tellEmulator(what: 'enable' | 'disable'): Promise<void> {
  const { hub } = portsAt(requestedOffset() ?? 0);
  const address = `http://127.0.0.1:${hub}/functions/${what}BackgroundTriggers`;
  const { ok, status } = await fetch(address, { method: 'PUT' });
  if (!ok) throw new Error(`The emulator answered ${status}`);
}

// Sites under test have no mail server and hence no such functions: elsewhere in the tests thousands
// of submissions would start a process each.
beforeAll(async () => {
  const port = await getPort();
  server = await startMailServer(port);
  const settings = {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: port,
    SMTP_USER: account.user,
    NOTICE_FROM: 'notices@lamplight.example',
    NOTICE_TO: 'ruth@lamplight.example',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  const others = readFileSync(settingsFile, 'utf8').replace(/^(SMTP|NOTICE)_\w+=.*\n/gm, '');
  writeFileSync(settingsFile, others + lines.join(''));
  writeFileSync(secretsFile, `SMTP_PASSWORD="${account.password}"\n`);
  await tellEmulator('enable');
});

afterAll(async () => {
  for (const [file, text] of before) writeFileSync(file, text);
  // Processes that answered with the mail server would say to later tests that they have sent a mail.
  await tellEmulator('enable');
  await tellEmulator('disable');
  await server.close();
});

test('a submission triggers the notification of staff', async () => {
  const response = await submit('feedback', feedbackSamples.valid.small);
  expect(response.status).toBe(201);
  const { _id } = await response.json();
  const noted = async () =>
    expect(await stored(feedbackEntry(_id))).toMatchObject({ notice: 'sent', state: 'new' });
  await vi.waitFor(noted, { timeout: 30_000, interval: 100 });
  expect(server.received.map(({ mail }) => mail.subject)).toEqual(['New feedback · Lamplight']);
}, 40_000);

test('staff get an email about a draft that wasn’t published', async () => {
  const record = { kind: 'notPublished', of: 'support', name: '', by: 'ruth', reason: 'rights' };
  const document = store.doc(activityRecord(randomUUID()));
  await document.create({ ...record, at: Timestamp.now() });
  onTestFinished(async () => void (await document.delete()));
  const found = () =>
    server.received.find(
      ({ mail }) => mail.subject === 'A scheduled draft wasn’t published · Lamplight',
    );
  await vi.waitFor(() => expect(found()).toBeDefined(), { timeout: 30_000, interval: 100 });
  expect(found()?.mail.to?.[0]?.address).toBe('ruth@lamplight.example');
  expect(found()?.mail.text).toContain(
    'Support Us: the person who scheduled it may no longer publish it',
  );
  expect(found()?.mail.text).toMatch(/\/content\b/);
}, 40_000);

test('an invited colleague gets an email with a link to set a password, and later a link alone', async () => {
  const { token: as } = await newStaff();
  const email = `${randomUUID()}@invited.example`;
  // A record that came back with a backup asks nobody again.
  const before = { kind: 'invited', email: 'back@invited.example', role: 'viewer', by: '' };
  const record = store.doc(activityRecord(randomUUID()));
  await record.create({ ...before, at: Timestamp.fromMillis(Date.now() - 3_600_000) });
  // Nor is anyone asked who has been removed since.
  const removed = { ...before, email: 'removed@invited.example', at: Timestamp.now() };
  await store.doc(activityRecord(randomUUID())).create(removed);
  const response = await ask('POST', '/api/people', { as, body: { email, role: 'viewer' } });
  expect(response.status).toBe(201);
  const { uid } = await response.json();
  onTestFinished(async () => {
    await store.doc(staffMember(uid)).delete();
    await accounts.deleteUser(uid);
  });
  const mailsTo = (whom: string) =>
    server.received.filter(({ mail }) => mail.to?.[0]?.address === whom);
  const invitations = () => mailsTo(email);
  await vi.waitFor(() => expect(invitations()).toHaveLength(1), { timeout: 30_000, interval: 100 });
  const [invitation] = invitations();
  expect(invitation?.mail.subject).toBe('Your access to the website of Lamplight');
  const code = /oobCode=([\w-]+)/.exec(invitation?.mail.text ?? '')?.[1];
  const newPassword = randomUUID();
  await askAuth('resetPassword', { oobCode: code ?? '', newPassword });
  const signedIn = await askAuth('signInWithPassword', { email, password: newPassword });
  expect(signedIn.localId).toBe(uid);

  const again = await ask('POST', `/api/people/${uid}/invitation`, { as, body: { again: true } });
  expect(again.status).toBe(200);
  await vi.waitFor(() => expect(invitations()).toHaveLength(2), { timeout: 30_000, interval: 100 });
  expect(invitations()[1]?.mail.subject).toBe('Your password for the website of Lamplight');
  expect(invitations()[1]?.mail.text).toMatch(/oobCode=[\w-]+/);
  expect([...mailsTo(before.email), ...mailsTo(removed.email)]).toEqual([]);
}, 70_000);
