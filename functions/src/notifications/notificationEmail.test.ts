import { invitationSubject, invitationText } from '@lamplight/content/texts/mail';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notificationEmail, notificationSettings } from './notificationEmail.ts';

beforeEach(() => {
  vi.stubEnv('SMTP_HOST', 'smtp.lamplight.example');
  vi.stubEnv('NOTICE_FROM', 'notices@lamplight.example');
  vi.stubEnv('NOTICE_TO', 'ruth@lamplight.example');
  vi.stubEnv('SITE_ADDRESS', 'https://lamplight.example');
});
afterEach(() => vi.unstubAllEnvs());

test('notifications are off without a mail server', () => {
  expect(notificationSettings()).toMatchObject({ host: 'smtp.lamplight.example', port: 587 });
  vi.stubEnv('SMTP_HOST', '');
  expect(notificationSettings()).toEqual({ off: true });
});

test.each([
  ['NOTICE_TO', '', 'to'],
  ['NOTICE_FROM', '', 'from'],
  ['SMTP_PORT', 'submission', 'port'],
  ['SMTP_PORT', '70000', 'port'],
  ['SITE_ADDRESS', 'lamplight.example', 'site'],
  ['SITE_ADDRESS', 'javascript:alert(1)', 'site'],
])('%s cannot be “%s”', (name, value, wrong) => {
  vi.stubEnv(name, value);
  expect(notificationSettings()).toEqual({ wrong: [wrong] });
});

const settings = {
  from: 'Lamplight <notices@lamplight.example>',
  to: 'ruth@lamplight.example, noor@lamplight.example',
  site: 'https://lamplight.example',
  organisation: 'Farol',
};
const received = new Date('2026-11-21T14:02:59Z');

test.each([
  ['feedback', 'New feedback', 'https://lamplight.example/contentfeedback'],
  ['mentors', 'New mentor application', 'https://lamplight.example/contentmentorform'],
] as const)(
  'a notification of %s says what came, when, and where to read it',
  (name, subject, link) => {
    const mail = notificationEmail(name, '0b7f', received, settings);
    expect(mail).toMatchObject({
      subject: `${subject} · Farol`,
      from: settings.from,
      to: settings.to,
    });
    expect(mail.text).toContain(`${subject}, received 2026-11-21 14:02 UTC.`);
    expect(mail.text).toContain(`\n${link}\n`);
  },
);

test('without the organisation’s name the subject says only what came', () => {
  const mail = notificationEmail('feedback', '0b7f', received, { ...settings, organisation: '' });
  expect(mail.subject).toBe('New feedback');
});

test('a right-to-left name keeps the order of the sentence around it', () => {
  const name = 'منارة!';
  const { subject } = notificationEmail('feedback', '0b7f', received, {
    ...settings,
    organisation: name,
  });
  expect(subject).toBe(`New feedback · \u2068${name}\u2069`);
  expect(invitationSubject(name)).toContain(`of \u2068${name}\u2069`);
  expect(invitationText(name, 'https://a.example', settings.site)).toContain(
    `of \u2068${name}\u2069:`,
  );
});

test('the Message-ID is the same when a mail is resent, and differs between mails', () => {
  const { messageId } = notificationEmail('feedback', '0b7f', received, settings);
  expect(messageId).toBe('<feedback.0b7f@lamplight.example>');
  expect(notificationEmail('feedback', '0b7f', new Date(), settings).messageId).toBe(messageId);
  expect(notificationEmail('mentors', '0b7f', received, settings).messageId).not.toBe(messageId);
  expect(notificationEmail('feedback', 'a>\r\nb', received, settings).messageId).toMatch(/^<\S+>$/);
});
