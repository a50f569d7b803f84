import { shownText } from './shownText.ts';
import { messages } from './texts/messages.ts';

/** Fewest characters of a password. */
const fewest = 8;

/** What is wrong with a password that someone wants to have; undefined where nothing is. */
export function wrongPassword(password: string): string | undefined {
  if (shownText(password) === '') {
    return password === '' ? messages.passwordTooShort : messages.passwordBlank;
  }
  return password.length < fewest ? messages.passwordTooShort : undefined;
}
