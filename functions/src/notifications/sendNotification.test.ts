import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unavailable } from '../http/errors.ts';
import { NotSent } from './mailServer.ts';
import { sendNotification } from './sendNotification.ts';

const { readEntry, noteOnEntry, sendMail, logged, counted } = vi.hoisted(() => ({
  counted: vi.fn(),
  readEntry: vi.fn(),
  noteOnEntry: vi.fn(),
  sendMail: vi.fn(),
  logged: vi.fn(),
}));
vi.mock('firebase-functions/logger', () => ({ error: logged, warn: logged }));
vi.mock('../submissions/submissions.ts', () => ({ readEntry, noteOnEntry }));
vi.mock('../store/metrics.ts', () => ({ recordMetrics: counted }));
vi.mock('../store/siteName.ts', () => ({ siteName: async () => 'Farol' }));
vi.mock('./mailServer.ts', async (original) => ({
  ...(await original<typeof import('./mailServer.ts')>()),
  sendMail,
}));

const storedAt = new Date('2026-11-21T14:02:00Z');
const entry = { state: 'new', notice: undefined, createdAt: storedAt, storedAt };
const stored = (found?: object) => readEntry.mockResolvedValue(found);
const hours = (ago: number) => Date.now() - ago * 3_600_000;
const give = (since = hours(0)) => sendNotification('feedback', 'feedback/0b7f', since);

beforeEach(() => {
  vi.resetAllMocks();
  stored(entry);
  sendMail.mockResolvedValue(0);
  vi.stubEnv('SMTP_HOST', 'smtp.lamplight.example');
  vi.stubEnv('NOTICE_FROM', 'notices@lamplight.example');
  vi.stubEnv('NOTICE_TO', 'ruth@lamplight.example');
  vi.stubEnv('SITE_ADDRESS', 'https://lamplight.example');
});
afterEach(() => vi.unstubAllEnvs());

test('sends, notes and reads nothing while mail is off', async () => {
  vi.stubEnv('SMTP_HOST', '');
  await give();
  for (const call of [readEntry, noteOnEntry, sendMail]) expect(call).not.toHaveBeenCalled();
});

test('notes that the notification was sent', async () => {
  await give();
  expect(sendMail).toHaveBeenCalledOnce();
  expect(noteOnEntry.mock.calls).toEqual([['feedback/0b7f', 'sent']]);
});

test.each([
  ['is gone', undefined],
  ['is spam', { ...entry, state: 'spam' }],
  ['was told of', { ...entry, notice: 'sent' }],
  ['came back', { ...entry, createdAt: new Date(storedAt.getTime() - 60_000) }],
  ['is nothing that the function stored', { ...entry, createdAt: undefined }],
])('sends nothing about a submission that %s', async (_, data) => {
  stored(data);
  await give();
  expect(sendMail).not.toHaveBeenCalled();
  expect(noteOnEntry).not.toHaveBeenCalled();
});

test('notes a failure and retries for a day', async () => {
  stored({ ...entry, notice: 'failed' });
  sendMail.mockRejectedValue(new NotSent({ code: 'ECONNREFUSED', command: 'CONN' }));
  await expect(give(hours(22.9))).rejects.toThrow(
    /feedback\/0b7f was not sent: ECONNREFUSED CONN$/,
  );
  expect(counted).not.toHaveBeenCalled();
  await give(hours(23.1));
  await give(Number.NaN);
  expect(counted.mock.calls).toEqual(Array.from({ length: 2 }, () => [{ mails: { feedback: 1 } }]));
  expect(sendMail).toHaveBeenCalledTimes(3);
  expect(noteOnEntry.mock.calls).toEqual(
    Array.from({ length: 3 }, () => ['feedback/0b7f', 'failed']),
  );
});

test('doesn’t retry a permanent failure', async () => {
  sendMail.mockRejectedValue(new NotSent({ code: 'EAUTH', responseCode: 535, permanent: true }));
  await give();
  expect(noteOnEntry.mock.calls).toEqual([['feedback/0b7f', 'failed']]);
  expect(logged).toHaveBeenCalledOnce();
});

test('doesn’t retry with a missing setting, and logs which one', async () => {
  vi.stubEnv('NOTICE_TO', '');
  await give();
  expect(sendMail).not.toHaveBeenCalled();
  expect(noteOnEntry.mock.calls).toEqual([['feedback/0b7f', 'failed']]);
  expect(logged).toHaveBeenCalledWith(expect.any(String), { wrong: ['to'] });
});

test('retries an unavailable store, but not for ever', async () => {
  readEntry.mockRejectedValue(unavailable());
  await expect(give()).rejects.toMatchObject({ code: 'unavailable' });
  await give(hours(23.1));
});
