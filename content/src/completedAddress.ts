import { storedEmail } from './accountEmail.ts';
import { phoneLink } from './addresses.ts';
import { withAsciiDigits } from './digits.ts';
import { isEmail } from './emails.ts';
import { textLimits } from './limits.ts';

/** A domain with an ending of letters, a port, and what may follow. */
const withoutScheme =
  /^((?:[\p{L}\p{N}\p{M}-]+\.)+([\p{L}\p{M}]{2,}|xn--[a-z\d-]+))(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** Endings of the site's own files, which are no domains. */
const fileEnding =
  /^(html?|php|aspx?|jsp|pdf|docx?|xlsx?|pptx?|csv|txt|xml|json|jpe?g|png|gif|svg|webp|avif|ico)$/i;

/** One number, however it is written; a zero in brackets is dialled or not. */
const phoneNumber = /^(?!.*\(0\))(\+?)[\d\s().\-‐-―]*$/;
const [minDigits, maxDigits] = [6, 15];

/**
 * An address of a link or a picture as it is stored, with its beginning added if that is missing and unambiguous.
 * `www.example.org` leads to `https://www.example.org`, `name@example.org` to `mailto:`, a phone number with its
 * country to `tel:`, which are written without spaces. Everything else stays as typed and is left to validation.
 */
export function completedAddress(typed: string): string {
  if (typed.length > textLimits.url) return typed;
  const [, scheme, rest = ''] = /^(mailto|tel):\s*(.*)$/isu.exec(typed) ?? [];
  if (scheme?.toLowerCase() === 'tel') return called(rest);
  if (scheme) return `mailto:${rest.replaceAll(' ', '%20')}`;
  const email = storedEmail(typed);
  // `medium.com/@ruth.lamp` is an address of a page.
  if (isEmail(email) && !email.includes('/')) return `mailto:${email}`;
  const phone = plainNumber(typed);
  if (phone.startsWith('+')) return phoneLink(phone);
  const [, , ending] = withoutScheme.exec(typed) ?? [];
  return ending === undefined || fileEnding.test(ending) ? typed : `https://${typed}`;
}

/** A phone link without `tel:`; an extension after the number stays. */
function called(rest: string): string {
  const [number = '', ...more] = rest.split(/(?=;)/);
  const isWritten = /[^!-~]/.test(number);
  return ((isWritten && phoneLink(plainNumber(number))) || `tel:${number}`) + more.join('');
}

/** A single phone number with the digits of ASCII; empty where the text is none. */
function plainNumber(text: string): string {
  const number = withAsciiDigits(storedEmail(text)).trim();
  const digits = number.replace(/\D/g, '').length;
  return phoneNumber.test(number) && digits >= minDigits && digits <= maxDigits ? number : '';
}
