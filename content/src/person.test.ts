import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactKey, contactOf, holds, personContact } from './person.ts';
import { messages } from './texts/messages.ts';
import { isWellFormed } from './wellFormed.ts';

/** Whether someone who enters a contact finds a text. */
function finds(contact: string, text: string): boolean {
  const read = contactOf(contact);
  if (!read) throw new Error(`${contact} is no contact`);
  return holds(read)(text);
}

describe('a contact is', () => {
  test.each([
    ['ruth@lamp.example', 'ruth@lamp.example'],
    ['  Ruth.Okafor+lamp@LAMP.example\n', 'ruth.okafor+lamp@lamp.example'],
    ['ÉLODIE@LAMP.EXAMPLE'.normalize('NFD'), 'élodie@lamp.example'.normalize('NFC')],
    ['a@b.c', 'a@b.c'],
    ['jo@xn--mnchen-3ya.de', 'jo@münchen.de'],
    ['ru\u00adth\u200b@lamp.example', 'ruth@lamp.example'],
    ['ｒｕｔｈ＠ｌａｍｐ．ｅｘａｍｐｌｅ', 'ruth@lamp.example'],
    ['a@例え。テスト', 'a@例え.テスト'],
  ])('the email %j', (text, value) => {
    expect(contactOf(text)).toEqual({ kind: 'email', value });
  });

  test.each([
    ['0700123456', '0700123456'],
    [' +256 700 123 456 ', '256700123456'],
    ['+256 (0)700-123.456', '2560700123456'],
    ['030/123456', '030123456'],
    ['０７００１２３４５６', '0700123456'],
    ['700‑123‑456', '700123456'],
    ['700−123−456', '700123456'],
    ['٠٧٠٠ ١٢٣ ٤٥٦', '0700123456'],
    ['\u200e+۲۵۶ ۷۰۰ ۱۲۳ ۴۵۶\u200f', '256700123456'],
    ['०७००१२३४५६', '0700123456'],
    ['123456', '123456'],
  ])('the phone number %j', (text, value) => {
    expect(contactOf(text)).toEqual({ kind: 'phone', value });
  });

  test.each([
    '',
    ' ',
    'Ruth',
    'ruth@',
    '@lamp.example',
    'ruth@lamp',
    'ruth@lamp@example.org',
    'ruth@lamp.example, amina@lamp.example',
    '12345',
    '0700123456 0788000111',
    'Tel. 0700123456',
    '+',
  ])('not %j', (text) => {
    expect(contactOf(text)).toBeNull();
    const read = personContact().safeParse(text);
    expect(read.error?.issues.map(({ message }) => message)).toEqual([messages.invalidContact]);
  });
});

describe('an email is found', () => {
  test.each([
    'Ruth@Lamp.Example',
    ' ruth@lamp.example ',
    'Write to ruth@lamp.example.',
    'Ruth Okafor <ruth@lamp.example>',
    'mailto:ruth@lamp.example?subject=Hello',
    "'ruth@lamp.example', please",
    'Is it ruth@lamp.example?',
    'ruth@lamp.example/amina@lamp.example',
    'truth@lamp.example, no: ruth@lamp.example',
    'Mail\nruth@lamp.example\n- Ruth',
  ])('in %j', (text) => {
    expect(finds('RUTH@lamp.example', text)).toBe(true);
  });

  test.each([
    '',
    'ruth',
    'lamp.example',
    'truth@lamp.example',
    'baby-ruth@lamp.example',
    'o.ruth@lamp.example',
    'tag+ruth@lamp.example',
    "o'ruth@lamp.example",
    'éruth@lamp.example',
    'e\u0301ruth@lamp.example',
    '_ruth@lamp.example',
    'ruth@lamp.example.org',
    'ruth@lamp.examples',
    'ruth@lamp.example-school.org',
    'ruth@lamp.exampleé',
    'ruth @lamp.example',
  ])('not in %j, which is a different one', (text) => {
    expect(finds('ruth@lamp.example', text)).toBe(false);
  });

  test.each([
    ['jo@münchen.de', 'Write to jo@xn--mnchen-3ya.de.'],
    ['jo@xn--mnchen-3ya.de', 'Jo@MÜNCHEN.de'],
    ['jo@münchen.de', 'jo@mu\u0308nchen.de'],
    ['مثال@مثال.com', 'مثال@xn--mgbh0fb.com'],
    ['ruth@lamp.example', 'ru\u00adth@lamp.exam\u00adple'],
    ['ruth@lamp.example', '我的邮箱是：ruth@lamp.example。谢谢'],
    ['a@例え.テスト', 'a@例え。テスト'],
    ['ruth@lamp.example', '＜ｒｕｔｈ＠ｌａｍｐ．ｅｘａｍｐｌｅ＞'],
    ['noor7@lamp.example', 'noor٧@lamp.example'],
  ])('%s: in another spelling, %j', (contact, text) => {
    expect(finds(contact, text)).toBe(true);
    expect(finds(contact, text.toUpperCase())).toBe(true);
  });

  test('with special characters, which are no pattern', () => {
    expect(finds('ruth.o@lamp.example', 'rutho@lamp.example ruthxo@lamp.example')).toBe(false);
    expect(finds('ruth(o)*+$@lamp.example', 'ruth(o)*+$@lamp.example')).toBe(true);
  });
});

describe('a phone number is found', () => {
  test.each([
    ['+256 700 123 456', '0700123456'],
    ['0700123456', '+256 700 123 456'],
    ['0700123456', '00256700123456'],
    ['0700123456', '+256 (0)700-123-456'],
    ['0700123456', '700 12 34 56'],
    ['700123456', '0700.123.456'],
    ['0700123456', 'Ring me on 0700 123 456 5 pm, or later.'],
    ['0700123456', '0788 000 111 / 0700 123 456'],
    ['0788000111', '0788 000 111 / 0700 123 456'],
    ['0788000111', '0788 000 111 0700 123 456'],
    ['0700123456', '０７００　１２３　４５６'],
    ['030/123456', 'Office: 030/123456'],
    ['123456', '12 34 56'],
    ['123456', 'Ring 123456.'],
    ['123456', '123456/234567'],
    ['0700123456', 'اتصل بي: ٠٧٠٠ ١٢٣ ٤٥٦'],
    ['٠٧٠٠١٢٣٤٥٦', '0700 123 456'],
    ['0700123456', '۰۷۰۰۱۲۳۴۵۶'],
    ['0700123456', '0700\u00ad123\u200b456'],
    ['0700123456', '0700·123·456'],
  ])('%s: in %j', (contact, text) => {
    expect(finds(contact, text)).toBe(true);
  });

  test.each([
    ['0700123456', ''],
    ['0700123456', '0700123457'],
    ['0700123456', '070012345'],
    ['0700123456', '07001234567'],
    ['0700123456', '0700 123'],
    ['0700123456', '0700 123\nor 456'],
    ['0700123456', '0700 123, 456'],
    ['123456', '0700123456'],
    ['123456', '0700 123 456'],
    ['123456', '1234567'],
    ['20261121', 'On 21.11.2026'],
  ])('%s: not in %j', (contact, text) => {
    expect(finds(contact, text)).toBe(false);
  });
});

const local = fc.stringMatching(/^[a-z0-9]([a-z0-9._+-]{0,10}[a-z0-9])?$/);
const email = fc
  .tuple(local, fc.stringMatching(/^[a-z0-9]{1,8}(\.[a-z]{2,5}){1,2}$/))
  .map(([name, domain]) => `${name}@${domain}`);
const phone = fc.stringMatching(/^[0-9]{9,15}$/);
const between = fc.constantFrom('', ' ', '-', '.', ') ', '\u00a0', ' – ');
const spelt = (digits: string) =>
  fc
    .array(between, { minLength: digits.length, maxLength: digits.length })
    .map((signs) => [...digits].map((digit, at) => (at > 0 ? signs[at] : '') + digit).join(''));

describe('for any contact,', () => {
  test('an email is found in itself, in any letter case, and among words', () => {
    fc.assert(
      fc.property(email, (each) => {
        expect(finds(each, each.toUpperCase())).toBe(true);
        expect(finds(each.toUpperCase(), `Write to ${each}. Thank you`)).toBe(true);
      }),
    );
  });

  test('an email is not found in a longer one', () => {
    fc.assert(
      fc.property(email, local, (each, more) => {
        expect(finds(each, `${more}${each}`)).toBe(false);
        expect(finds(each, `${each}.${more}`)).toBe(false);
      }),
    );
  });

  test('a phone number is found in any spelling, and only by its last nine digits', () => {
    const spellings = phone.chain((digits) => fc.tuple(fc.constant(digits), spelt(digits)));
    fc.assert(
      fc.property(spellings, fc.stringMatching(/^[0-9]{0,6}$/), ([digits, spelling], code) => {
        expect(finds(digits, `Ring ${spelling}!`)).toBe(true);
        expect(finds(`+${code}${digits.slice(-9)}`, spelling)).toBe(true);
        const other = `${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`;
        expect(finds(other, digits)).toBe(false);
      }),
    );
  });

  test('only contacts that match have the same key', () => {
    fc.assert(
      fc.property(fc.oneof(email, phone), fc.oneof(email, phone), (one, other) => {
        const [first, second] = [contactOf(one), contactOf(other)];
        if (!first || !second) throw new Error('That is no contact');
        expect(contactKey(first) === contactKey(second)).toBe(holds(first)(other));
      }),
    );
    const keys = ['+256 700 123 456', '0700123456'].map((each) => contactOf(each));
    expect(new Set(keys.map((each) => each && contactKey(each)))).toEqual(
      new Set(['phone:700123456']),
    );
  });

  /** Any character. fast-check's own takes three seconds to be made. */
  const character = fc
    .nat(0x10ffff)
    .map((code) => String.fromCodePoint(code))
    .filter(isWellFormed);

  test('a parsed contact parses to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 12 }), (name) => {
        const read = contactOf(`${name}@lamp.example`);
        if (read) expect(contactOf(read.value)).toEqual(read);
      }),
    );
  });
});
