import { expect, test } from 'vitest';
import { mayBeCalled, nameKey } from './names.ts';

const own = { email: 'ruth@lamplight.example', name: 'Ruth' };
const colleagues = [
  { email: 'noor@lamplight.example', name: 'Noor Haddad' },
  { email: 'Amina@Lamplight.example' },
];
const may = (name: string) =>
  mayBeCalled(name, own, colleagues, ['Samuel Adeyemi', 'left@a.example']);

test.each([
  'Noor Haddad',
  ' noor  haddad ',
  'NOOR HADDAD',
  'No\u00ador Had\u200bdad',
  'Noor\u00a0Haddad',
  'Noor Haddad\u{e0041}',
  'noor@lamplight.example',
  'amina@lamplight.example',
  'ａｍｉｎａ＠lamplight.example',
  'anybody@elsewhere.example',
  'Samuel Adeyemi',
  'SAMUEL ADEYEMI',
  'left@a.example',
  'You',
  'Someone who has left',
  'System',
  ' ',
  '\u200b',
])('the name “%s” is not allowed', (name) => {
  expect(may(name)).toBe(false);
});

test.each(['', 'Ruth', 'Ruth B.', 'Noor', 'ruth@lamplight.example', 'Ḥadīja'])(
  'the name “%s” is allowed',
  (name) => {
    expect(may(name)).toBe(true);
  },
);

test.each([
  ['STRASSE', 'straße'],
  ['Ｒｕｔｈ', 'ruth'],
  ['Zoe\u0308', 'Zoë'],
  ['ΣΑΣ', 'σας'],
  ['Ru\u0007th', 'ruth'],
  ['Ru\u0600th', 'ruth'],
])('%s and %s are the same name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});
