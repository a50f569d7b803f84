import { expect, test } from 'vitest';
import { wrongPassword } from './newPassword.ts';
import { messages } from './texts/messages.ts';

test.each([
  ['', messages.passwordTooShort],
  ['1234567', messages.passwordTooShort],
  ['        ', messages.passwordBlank],
  [' \t\u00a0\u3000 \u200b\u2060\u00ad ', messages.passwordBlank],
  ['12345678', undefined],
  ['a lamp that is lit', undefined],
  [' كلمة سر ', undefined],
])('the password %j gets the message %j', (password, said) => {
  expect(wrongPassword(password)).toBe(said);
});
