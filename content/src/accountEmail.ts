import { parsedUrl } from './addresses.ts';

/** Invisible characters that no address needs; joiners may be in domains of Persian and the scripts of India. */
const unseen = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;

/** An email as it is stored: with ASCII characters for wide ones, and without invisible ones. */
export const storedEmail = (typed: string): string =>
  typed.normalize('NFKC').replace(unseen, '').replace(/@.*/su, withAsciiDots);

/** Domains may be typed with the full stop of Chinese. */
const withAsciiDots = (text: string) => text.replaceAll('。', '.');

/**
 * An email as accounts have it: in small letters, its domain in ASCII, which every mail server and log-in takes. Both
 * spellings of a domain are one account. Without the validator, which the log-in need not load.
 */
export function accountEmail(typed: string): string {
  const email = storedEmail(typed.trim()).toLowerCase();
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (encodedDomain(email.slice(at)) ?? email.slice(at));
}

/** A domain in ASCII; undefined where it is none. Browsers and Node have no other way to it in common. */
export function encodedDomain(domain: string): string | undefined {
  if (/[^\p{L}\p{M}\p{N}\p{Cf}.-]/u.test(domain)) return undefined;
  return parsedUrl(`https://${domain}`)?.hostname;
}
