import { describe, expect, test } from 'vitest';
import { accountEmail } from './accountEmail.ts';
import { canonicalText } from './canonical.ts';
import { isEmail } from './emails.ts';
import { email, emailOrPhone } from './fields.ts';
import { fieldMessages } from './texts/fieldMessages.ts';

const said = { label: 'Field' };
const messageOf = (schema: ReturnType<typeof email>, text: string) =>
  schema.safeParse(text).error?.issues[0]?.message;

describe('valid in any script:', () => {
  test.each([
    'ruth@lamp.example',
    "o'ruth+lamp@lamp.co.uk",
    'tom&ann@lamp.example',
    'first/last@lamp.example',
    'name.@docomo.ne.jp',
    'مثال@مثال.com',
    'jörg@müller.de',
    'a@münchen.de',
    'a@xn--mnchen-3ya.de',
    'a@xn--mgbh0fb.xn--kgbechtv',
    '用户@例子.公司',
    'उदाहरण@उदाहरण.कॉम',
    'noor٧@lamp.example',
    'a@نامه\u200cای.com',
  ])('%s', (address) => {
    expect(isEmail(address)).toBe(true);
    expect(email(said).parse(address)).toBe(address);
    expect(emailOrPhone(said).parse(address)).toBe(address);
  });
});

test.each([
  ['ru\u00adth@lamp\u200b.exam\u00adple', 'ruth@lamp.example'],
  ['ｒｕｔｈ＠ｌａｍｐ．ｅｘａｍｐｌｅ', 'ruth@lamp.example'],
  ['a@例子。公司', 'a@例子.公司'],
  ['jo\u0308rg@mu\u0308ller.de', 'jörg@müller.de'],
])('%j is stored as %j', (typed, stored) => {
  expect(email(said).parse(typed)).toBe(stored);
  expect(emailOrPhone(said).parse(typed)).toBe(stored);
});

test.each([
  ['٠٧٠٠١٢٣٤٥٦', '0700123456'],
  ['۰۷۰۰۱۲۳۴۵۶', '0700123456'],
  ['०७००१२३४५६', '0700123456'],
  ['０７００１２３４５６', '0700123456'],
  ['\u200e0700\u00ad123\u200b456', '0700123456'],
])('ten digits in another script are accepted: %j', (typed, stored) => {
  expect(emailOrPhone(said).parse(typed)).toBe(stored);
});

test.each([
  '',
  'zoe',
  'zoe@example',
  '555010019',
  '55501001990',
  '555 010 0199',
  '+15550100199',
  '555o1oo199',
  'ruth@home@lamplight.example',
  'ruth@lamplight.',
  '٥٥٥٠١٠٠١٩',
  '٥٥٥٠١٠٠١٩٩٠',
  '٥٥٥ ٠١٠ ٠١٩٩',
  'مثال@مثال',
  'مثال مثال@مثال.com',
])('anything but an email or ten digits is refused: %j', (typed) => {
  expect(messageOf(emailOrPhone(said), typed)).toBe(fieldMessages.invalidEmailOrPhone);
});

test.each([
  'zoe',
  'zoe@',
  '@example.org',
  'zoe @example.org',
  'zoe@example',
  'مثال@مثال',
  '@مثال.com',
  'a@b@مثال.com',
  'a@-ü.de',
  'a@ü..de',
  'a@xn--ü.de',
  'a@ü.de/path',
  'a@ü.de:80',
  '<jörg@müller.de>',
])('%j is not an email', (typed) => {
  expect(messageOf(email(said), typed)).toBe(fieldMessages.invalidEmail);
});

test.each([
  [' Ruth@Lamp.Example ', 'ruth@lamp.example'],
  ['Jo@MÜNCHEN.de', 'jo@xn--mnchen-3ya.de'],
  ['jo@mu\u0308nchen.de', 'jo@xn--mnchen-3ya.de'],
  ['jo@xn--mnchen-3ya.de', 'jo@xn--mnchen-3ya.de'],
  ['مثال@مثال.com', 'مثال@xn--mgbh0fb.com'],
  ['ru\u00adth@lamp.example', 'ruth@lamp.example'],
  ['ruth', 'ruth'],
  ['ruth@', 'ruth@'],
])('the account of %j has the email %s', (typed, account) => {
  expect(accountEmail(typed)).toBe(account);
  expect(accountEmail(account)).toBe(account);
  expect(canonicalText(account)).toBe(canonicalText(typed).trim());
});
