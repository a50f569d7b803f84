import { withAsciiDigits } from './digits.ts';
import { decodedLabel } from './punycode.ts';
import { inOneLine } from './shownText.ts';

/** Invisible characters: soft hyphens, joiners, marks of direction and of annotations. */
const unseen = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** A label of a domain that stands for letters of other scripts; none is longer. */
const encodedLabel = /(?<![\p{L}\p{N}-])xn--([a-z\d-]{1,59})(?![a-z\d-])/gu;

const decoded = (text: string) =>
  text.replace(encodedLabel, (whole, label: string) => decodedLabel(label) ?? whole);

const step = (text: string) =>
  /[^\0-\x7f]/.test(text)
    ? decoded(
        withAsciiDigits(text.normalize('NFKC').replace(unseen, ''))
          .toLowerCase()
          .replaceAll('ς', 'σ'),
      ).normalize('NFKC')
    : decoded(text.toLowerCase());

/**
 * A text as people, addresses and names are compared: the same however it was typed and stored. Case, digits of other
 * scripts, wide and composed characters, invisible characters, and the two spellings of a domain with letters beyond
 * ASCII make no difference. Never stored instead of the original.
 */
export function canonicalText(text: string): string {
  const next = step(text);
  return next === text ? text : canonicalText(next);
}

/** The same of a name: however many spaces are in it and around it. */
export const canonicalName = (name: string): string => inOneLine(canonicalText(name));

/** The same of what is looked for, without accents. */
export const searchableText = (text: string): string =>
  canonicalText(text)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim();
