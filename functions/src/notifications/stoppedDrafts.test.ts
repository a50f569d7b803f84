import { beforeEach, expect, test, vi } from 'vitest';
import { tellNotPublished } from './stoppedDrafts.ts';

const { sendMail } = vi.hoisted(() => ({ sendMail: vi.fn() }));
vi.mock('../store/siteName.ts', () => ({ siteName: async () => 'Farol' }));
vi.mock('./mailServer.ts', async (original) => ({
  ...(await original<typeof import('./mailServer.ts')>()),
  sendMail,
}));

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubEnv('SMTP_HOST', 'smtp.lamplight.example');
  vi.stubEnv('NOTICE_FROM', 'notices@lamplight.example');
  vi.stubEnv('NOTICE_TO', 'team@lamplight.example');
  vi.stubEnv('SITE_ADDRESS', 'https://lamplight.example');
});

const notPublished = [
  { name: 'Support Us', reason: 'rights' },
  { name: 'Anna', reason: 'clash' },
] as const;

test('the mail says which drafts weren’t published, and why', async () => {
  await tellNotPublished(notPublished);
  const [[, mail]] = sendMail.mock.calls as [[unknown, Record<string, unknown>]];
  expect(mail).toMatchObject({
    to: 'team@lamplight.example',
    subject: 'A scheduled draft wasn’t published · Farol',
  });
  expect(mail.text).toContain(
    'Support Us: the person who scheduled it may no longer publish it\n' +
      'Anna: someone has changed the same field on the live page',
  );
  expect(mail.text).toContain('https://lamplight.example/content');
});

test('sends no mail without drafts or while mail is off', async () => {
  await tellNotPublished([]);
  vi.stubEnv('SMTP_HOST', '');
  await tellNotPublished(notPublished);
  expect(sendMail).not.toHaveBeenCalled();
});
