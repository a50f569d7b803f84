import { shownText } from './shownText.ts';
import { messages } from './texts/messages.ts';

/** Fewest characters of a password. */
const fewest = 8;

/** The error of a new password; undefined if there is none. */
export function wrongPassword(password: string): string | undefined {
  if (shownText(password) === '') {
    return password === '' ? messages.passwordTooShort : messages.passwordBlank;
  }
  return password.length < fewest ? messages.passwordTooShort : undefined;
}
