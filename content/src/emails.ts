import { encodedDomain, storedEmail } from './accountEmail.ts';
import { emailPattern } from './addresses.ts';
import { withAsciiDigits } from './digits.ts';
import * as z from './zod.ts';

/** A text that may be an email or a phone number of ten digits, as it is stored: with ASCII digits. */
export function storedEmailOrPhone(typed: string): string {
  const email = storedEmail(typed);
  if (emailPattern.test(email)) return email;
  const digits = withAsciiDigits(email);
  return /^\d{10}$/.test(digits) ? digits : typed;
}

/** Letters and digits of other scripts, with what joins them. */
const otherLetters = /(?=[^\0-\x7f])[\p{L}\p{M}\p{N}\u200c\u200d]/gu;

/** The characters in domains for letters of other scripts. */
const encodedLabels = /(?<=[@.])xn--[a-z\d-]+/gi;

/** They mean something else in a mailto: link, and hardly anyone has them in an email. */
const inLinks = /[?#%|^`{}]/;

/** Whether a text is an email: what browsers take for one, with letters of any script and a dot in the domain. */
export function isEmail(text: string): boolean {
  const [, domain = ''] = /@(.*)$/s.exec(text) ?? [];
  const inLatin = text.replace(encodedLabels, 'xx').replace(otherLetters, 'xx');
  const isValid = z.regexes.html5Email.test(inLatin) && emailPattern.test(inLatin);
  return (
    isValid && !inLinks.test(text) && (inLatin === text || encodedDomain(domain) !== undefined)
  );
}
