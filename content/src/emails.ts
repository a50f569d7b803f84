import { emailPattern } from './addresses.ts';
import { withAsciiDigits } from './digits.ts';
import * as z from './zod.ts';

/** Nobody sees them, and no address needs them; joiners may stand in domains of Persian and the scripts of India. */
const unseen = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;

/** An email as it is stored: with the characters of ASCII for wide ones, and without what nobody sees. */
export const storedEmail = (typed: string): string =>
  typed.normalize('NFKC').replace(unseen, '').replace(/@.*/su, withAsciiDots);

/** Domains may be typed with the full stop of Chinese. */
const withAsciiDots = (text: string) => text.replaceAll('。', '.');

/** The same of what may be a phone number of ten digits instead: typed on any keyboard, these are stored as ASCII digits. */
export function storedEmailOrPhone(typed: string): string {
  const email = storedEmail(typed);
  if (emailPattern.test(email)) return email;
  const digits = withAsciiDigits(email);
  return /^\d{10}$/.test(digits) ? digits : typed;
}

/** Letters and digits of other scripts, with what joins them. */
const otherLetters = /(?=[^\0-\x7f])[\p{L}\p{M}\p{N}\u200c\u200d]/gu;

/** What stands in domains for letters of other scripts. */
const encodedLabels = /(?<=[@.])xn--[a-z\d-]+/gi;

/** Whether a text is an email: what the validator takes for one, with letters of any script. */
export function isEmail(text: string): boolean {
  const [, domain = ''] = /@(.*)$/s.exec(text) ?? [];
  const inLatin = text.replace(encodedLabels, 'xx').replace(otherLetters, 'xx');
  return z.regexes.email.test(inLatin) && (inLatin === text || encodedDomain(domain) !== undefined);
}

/**
 * An email as accounts have it: in small letters, its domain in ASCII, which every mail server and log-in takes. Both
 * spellings of a domain are one account.
 */
export function accountEmail(typed: string): string {
  const email = storedEmail(typed.trim()).toLowerCase();
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (encodedDomain(email.slice(at)) ?? email.slice(at));
}

/** A domain in ASCII; undefined where it is none. Browsers and Node have no other way to it in common. */
function encodedDomain(domain: string): string | undefined {
  const address = `https://${domain}`;
  if (/[^\p{L}\p{M}\p{N}\p{Cf}.-]/u.test(domain) || !URL.canParse(address)) return undefined;
  return new URL(address).hostname;
}
