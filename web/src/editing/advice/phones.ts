import { phoneLink } from '@lamplight/content/addresses';
import { withAsciiDigits } from '@lamplight/content/digits';
import { adviceTexts } from '@lamplight/content/texts/staffArea/advice';

/** No number in the world has more digits. */
const maxDigits = 15;

/** Fewer digits before a slash are an area code. */
const minDigits = 6;

/** What to say of a text whose digits, which one link calls, are more than one number. */
export function adviceOnPhone(text: string): string | null {
  const called = phoneLink(text).slice('tel:'.length);
  const number = withAsciiDigits(text);
  const isOne = numbersIn(number).length < 2 && digitsIn(number) <= maxDigits;
  return isOne && !zeroBehindCountry.test(number) ? null : adviceTexts.severalNumbers(called);
}

/** It is not dialled with the country before it: `+44 (0)20`. */
const zeroBehindCountry = /^\s*\+.*\(0\)/;

/** Whatever else than the signs that numbers are written with is between two of them; so does a plus. */
const numbersIn = (text: string) =>
  text
    .split(/[^\d\s().\-‐-―/]+/)
    .flatMap(slashed)
    .filter((each) => digitsIn(each) > 0);

const slashed = (text: string) => {
  const parts = text.split('/');
  return parts.every((part) => digitsIn(part) >= minDigits) ? parts : [text];
};

const digitsIn = (text: string) => text.replace(/\D/g, '').length;
