import { phoneLink } from '@lamplight/content/addresses';
import { withAsciiDigits } from '@lamplight/content/digits';
import { adviceTexts } from '@lamplight/content/texts/staffArea/advice';

/** No number in the world has more digits. */
const maxDigits = 15;

/** Fewer digits before a slash are an area code. */
const minDigits = 6;

/** Advice on a text with more than one number, whose digits all become one link. */
export function adviceOnPhone(text: string): string | null {
  const called = phoneLink(text).slice('tel:'.length);
  const number = withAsciiDigits(text);
  const isOne = numbersIn(number).length < 2 && digitsIn(number) <= maxDigits;
  return isOne ? null : adviceTexts.severalNumbers(called);
}

/** The numbers in a text: any character that numbers are not written with separates two of them; so does a plus. */
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
