import { beforeEach, expect, test, vi } from 'vitest';
import { mailRecorded } from './activityEmail.ts';
import { NotSent } from './mailServer.ts';

const { sendMail, readDocument, counted, error } = vi.hoisted(() => ({
  sendMail: vi.fn(),
  readDocument: vi.fn(),
  counted: vi.fn(),
  error: vi.fn(),
}));
vi.mock('firebase-functions/logger', () => ({ error }));
vi.mock('../store/siteName.ts', () => ({ siteName: async () => 'Farol' }));
vi.mock('../store/metrics.ts', () => ({ recordMetrics: counted }));
vi.mock('../store/firestore.ts', async (original) => ({
  ...(await original<typeof import('../store/firestore.ts')>()),
  readDocument,
}));
vi.mock('./mailServer.ts', async (original) => ({
  ...(await original<typeof import('./mailServer.ts')>()),
  sendMail,
}));

const stopped = { kind: 'notPublished', of: 'team', name: 'Anna', by: 'ruth', reason: 'clash' };

beforeEach(() => {
  vi.resetAllMocks();
  readDocument.mockResolvedValue(stopped);
  vi.stubEnv('SMTP_HOST', 'smtp.lamplight.example');
  vi.stubEnv('NOTICE_FROM', 'notices@lamplight.example');
  vi.stubEnv('NOTICE_TO', 'team@lamplight.example');
  vi.stubEnv('SITE_ADDRESS', 'https://lamplight.example');
});

test('the mail says which draft wasn’t published, and why', async () => {
  await mailRecorded('activity/one', Date.now());
  const [[, mail]] = sendMail.mock.calls as [[unknown, Record<string, unknown>]];
  expect(mail).toMatchObject({
    to: 'team@lamplight.example',
    subject: 'A scheduled draft wasn’t published · Farol',
  });
  expect(mail.text).toContain('Anna: someone has changed the same field on the live page');
  expect(mail.text).toContain('https://lamplight.example/content');
});

test('sends no mail about other actions or while mail is off', async () => {
  readDocument.mockResolvedValueOnce({ ...stopped, kind: 'published' });
  await mailRecorded('activity/one', Date.now());
  vi.stubEnv('SMTP_HOST', '');
  await mailRecorded('activity/one', Date.now());
  expect(sendMail).not.toHaveBeenCalled();
});

test.each([
  ['is put off', { responseCode: 451 }, 0, true],
  ['is put off for nearly a day', { responseCode: 451 }, 83_000_000, false],
  ['is refused for good', { responseCode: 550, permanent: true }, 0, false],
])('a mail that %s is tried again, or counted as not sent: %j', async (_, codes, age, again) => {
  sendMail.mockRejectedValue(new NotSent(codes));
  const mailing = mailRecorded('activity/one', Date.now() - age);
  await (again ? expect(mailing).rejects.toThrow('451') : mailing);
  expect(counted.mock.calls).toEqual(again ? [] : [[{ mails: { alerts: 1 } }]]);
});
