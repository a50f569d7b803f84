import { expect, test } from 'vitest';
import { replyTo, wordsOf } from './texts.ts';

test('a reply goes to the visitor’s email or phone', () => {
  expect(replyTo({ emailOrPhone: 'ruth@lamplight.example', subject: 'Hours & days' })).toEqual({
    href: 'mailto:ruth%40lamplight.example?subject=Re%3A%20Hours%20%26%20days',
    text: 'Reply by email',
  });
  expect(replyTo({ emailOrPhone: '5550100199' })?.href).toBe('tel:5550100199');
  expect(replyTo({ emailOrPhone: '٥٥٥٠١٠٠١٩٩' })?.href).toBe('tel:5550100199');
});

test.each([
  'a@b.example?bcc=c',
  'a@b.example&body=x',
  'a@b.example%0d%0aBcc:c',
  'a"onclick=alert(1)@b.example',
  'javascript:alert(1)//@b.example',
])('encodes every character of an email address: %s', (email) => {
  const { href = '' } = replyTo({ email, subject: 'x&bcc=c@d.example' }) ?? {};
  const { protocol, pathname, searchParams } = new URL(href);
  expect(protocol).toBe('mailto:');
  expect(decodeURIComponent(pathname)).toBe(email);
  expect([...searchParams.keys()]).toEqual(['subject']);
});

test.each(['javascript:alert(1)', 'a@b@c', 'a@b.example\nBcc: c@d.example', '12345678901', ''])(
  'an invalid contact has no reply link: %j',
  (contact) => expect(replyTo({ emailOrPhone: contact })).toBeNull(),
);

test('hides direction overrides in a submission', () => {
  expect(wordsOf('Ruth \u202egpj.exe')).toBe('Ruth gpj.exe');
  expect(wordsOf(['Weekdays', 'Week\u200bends'])).toBe('Weekdays, Weekends');
});
