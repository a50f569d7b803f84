import type { Counts } from '@lamplight/content/metrics';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { giveAlert, hasRisen } from './errorAlert.ts';
import { NotSent } from './mailServer.ts';

const { readDays, isFirstAlert, withdrawAlert, counted, sendMail, error } = vi.hoisted(() => ({
  readDays: vi.fn(),
  isFirstAlert: vi.fn(),
  withdrawAlert: vi.fn(),
  counted: vi.fn(),
  sendMail: vi.fn(),
  error: vi.fn(),
}));
vi.mock('firebase-functions/logger', () => ({ error }));
vi.mock('../store/metrics.ts', () => ({
  readDays,
  isFirstAlert,
  withdrawAlert,
  recordMetrics: counted,
}));
vi.mock('../store/siteName.ts', () => ({ siteName: async () => 'Farol' }));
vi.mock('./mailServer.ts', async (original) => ({
  ...(await original<typeof import('./mailServer.ts')>()),
  sendMail,
}));

const now = Date.parse('2026-11-24T06:00:00Z');
const days = (...known: [day: string, counts: Counts][]) =>
  readDays.mockResolvedValue(known.map(([day, counts]) => ({ day, counts, errors: [] })));
const errors = (all: number): Counts => ({ errors: { all } });

beforeEach(() => {
  vi.resetAllMocks();
  isFirstAlert.mockResolvedValue(true);
  vi.stubEnv('SMTP_HOST', 'smtp.lamplight.example');
  vi.stubEnv('NOTICE_FROM', 'notices@lamplight.example');
  vi.stubEnv('NOTICE_TO', 'ruth@lamplight.example');
  vi.stubEnv('SITE_ADDRESS', 'https://lamplight.example');
});
afterEach(() => vi.unstubAllEnvs());

test.each<[count: number, before: number[], risen: boolean]>([
  [9, [], false],
  [10, [], true],
  [30, Array(7).fill(10), false],
  [31, Array(7).fill(10), true],
  // A day on which nothing was counted counts as one without errors.
  [31, [10], true],
])('%i after %j is a rise: %s', (count, before, risen) => {
  expect(hasRisen(count, before)).toBe(risen);
});

test('the mail says how many errors there were yesterday, and where', async () => {
  days(['2026-11-20', errors(2)], ['2026-11-23', { ...errors(40), failures: { api: 3, site: 1 } }]);
  await giveAlert(now);
  const [, mail] = sendMail.mock.lastCall ?? [];
  expect(mail).toMatchObject({
    subject: 'More errors than usual on the website · Farol',
    to: 'ruth@lamplight.example',
  });
  expect(mail.text).toContain('On 2026-11-23');
  expect(mail.text).toContain('visitors’ browsers: 40\n');
  expect(mail.text).toContain('errors: 4\n');
  expect(mail.text).toContain('https://lamplight.example/contentvisits');
  expect(isFirstAlert).toHaveBeenCalledWith('2026-11-23');
});

test('yesterday is not compared with today', async () => {
  days(['2026-11-23', errors(40)], ['2026-11-24', errors(500)]);
  await giveAlert(now);
  expect(sendMail).toHaveBeenCalledOnce();
});

test('server errors alone trigger an alert', async () => {
  days(['2026-11-23', { failures: { api: 10 } }]);
  await giveAlert(now);
  expect(sendMail).toHaveBeenCalledOnce();
});

test.each<[string, [string, Counts][]]>([
  ['nothing was counted', []],
  [
    'there are as many as always',
    [
      ['2026-11-22', errors(70)],
      ['2026-11-23', errors(30)],
    ],
  ],
  ['only today has many, which is not over', [['2026-11-24', errors(500)]]],
])('sends no alert when %s', async (_, known) => {
  days(...known);
  await giveAlert(now);
  expect(sendMail).not.toHaveBeenCalled();
  expect(isFirstAlert).not.toHaveBeenCalled();
});

test('sends no second alert for the same day', async () => {
  days(['2026-11-23', errors(40)]);
  isFirstAlert.mockResolvedValue(false);
  await giveAlert(now);
  expect(sendMail).not.toHaveBeenCalled();
});

test('a failed mail is counted, and the log has only its codes', async () => {
  days(['2026-11-23', errors(40)]);
  sendMail.mockRejectedValue(new NotSent({ code: 'EAUTH', responseCode: 535, permanent: true }));
  await giveAlert(now);
  expect(withdrawAlert).not.toHaveBeenCalled();
  expect(counted).toHaveBeenCalledWith({ mails: { alerts: 1 } });
  expect(error).toHaveBeenCalledWith('An alert was not sent: EAUTH 535');
});

test('an alert that the mail server puts off is sent by the next attempt', async () => {
  days(['2026-11-23', errors(40)]);
  vi.useFakeTimers({ now });
  onTestFinished(() => void vi.useRealTimers());
  sendMail.mockRejectedValueOnce(new NotSent({ responseCode: 451 }));
  await expect(giveAlert(now)).rejects.toThrow('later');
  expect(withdrawAlert).toHaveBeenCalledWith('2026-11-23');
  await giveAlert(now);
  expect(sendMail).toHaveBeenCalledTimes(2);
  expect(counted).not.toHaveBeenCalled();
});

test('an alert that is put off for hours is counted once it is given up', async () => {
  days(['2026-11-23', errors(40)]);
  vi.useFakeTimers({ now: now + 190 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  sendMail.mockRejectedValue(new NotSent({ responseCode: 451 }));
  await giveAlert(now);
  expect(counted.mock.calls).toEqual([[{ mails: { alerts: 1 } }]]);
});
