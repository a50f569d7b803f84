import { emailPattern } from './addresses.ts';
import { canonicalText } from './canonical.ts';
import { line } from './fields.ts';
import { messages } from './texts/messages.ts';
import * as z from './zod.ts';

/** How a person can be reached, in one spelling: an email, or the digits of a phone number. */
export interface PersonContact {
  kind: 'email' | 'phone';
  value: string;
}

const phonePattern = /^[+\d\s().\-‐-―−·/]+$/;

/** Fewer digits are a house number or a date, more are two numbers. */
const minDigits = 6;
const maxDigits = 17;

/**
 * How many digits tell numbers apart; before them is a country, or a zero for it. libphonenumber-js weighs 36 kB compressed
 * and can't compare numbers of unknown countries, which most visitors write.
 */
const significantDigits = 9;

/** The contact that a text is, however it is spelt; null where it is none. */
export function contactOf(text: string): PersonContact | null {
  const contact = canonicalText(text).trim();
  const email = withAsciiDots(contact);
  if (emailPattern.test(email)) return { kind: 'email', value: email };
  const digits = digitsOf(contact);
  const isPhone = digits.length >= minDigits && digits.length <= maxDigits;
  return phonePattern.test(contact) && isPhone ? { kind: 'phone', value: digits } : null;
}

/** A field for a contact, read as `contactOf` does. */
export const personContact = () =>
  line({ label: 'Email or phone number' }).transform((text, context): PersonContact => {
    const contact = contactOf(text);
    if (contact) return contact;
    context.issues.push({ code: 'custom', message: messages.invalidContact, input: text });
    return z.NEVER;
  });

/** One text for all contacts that are found by each other. */
export const contactKey = ({ kind, value }: PersonContact): string =>
  `${kind}:${kind === 'phone' ? value.slice(-significantDigits) : value}`;

/** Tells whether a text holds a contact, by itself or among other words. */
export const holds =
  ({ kind, value }: PersonContact) =>
  (text: string): boolean => {
    const compared = canonicalText(text);
    if (kind === 'phone') return holdsPhone(compared, value);
    return holdsEmail(compared, value) || holdsEmail(withAsciiDots(compared), value);
  };

/** Domains may have the full stop of Chinese, which also ends sentences. */
const withAsciiDots = (text: string) => text.replaceAll('。', '.');

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Characters that make an email part of a longer one, such as `truth@` or `.org.uk` of `ruth@lamp.org`. */
const continuedBefore = /(?:[\p{L}\p{N}\p{M}_][.%+'’-]*|[.%+-])$/u;
const continuedAfter = /^(?:[\p{L}\p{N}\p{M}_@]|[.-][\p{L}\p{N}])/u;

/** How many characters are checked on both sides of an email. */
const contextLength = 64;

function holdsEmail(text: string, email: string): boolean {
  for (let at = text.indexOf(email); at >= 0; at = text.indexOf(email, at + 1)) {
    const end = at + email.length;
    const before = text.slice(Math.max(0, at - contextLength), at);
    if (!continuedBefore.test(before) && !continuedAfter.test(text.slice(end, end + contextLength)))
      return true;
  }
  return false;
}

/** Digits with what people put between them. */
const numbers = /\d(?:[ \t().\-‐-―−·/]{0,3}\d)*/g;

/** Two numbers are one person's where their last nine digits are the same; shorter ones, where all are. */
function holdsPhone(text: string, digits: string): boolean {
  const found = text.match(numbers) ?? [];
  if (digits.length < significantDigits)
    return found.some((number) => number.split('/').concat(number).map(digitsOf).includes(digits));
  const end = digits.slice(-significantDigits);
  return found.some((number) => beginnings(number).some((each) => each.endsWith(end)));
}

/** The last nine digits up to the end of each group, since a second number may follow the first. */
function beginnings(number: string): string[] {
  let digits = '';
  return number.split(/\D+/).map((group) => {
    digits = (digits + group).slice(-significantDigits);
    return digits;
  });
}
