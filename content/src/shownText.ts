/**
 * Invisible characters that no text needs: they make texts differ that look alike, or change the reading direction of
 * what follows. Zero-width space, overrides, embeddings and isolates of direction, joiners of words, marks of
 * annotations, and tag letters, except in the flag of a part of a country.
 */
const unneeded =
  /(\u{1f3f4}[\u{e0020}-\u{e007f}]+)|[\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** They fix the place of punctuation next to letters of the other direction. */
const directionMarks = /[\u061c\u200e\u200f]/g;
const rightToLeft =
  /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Spaces, and characters that are nothing without others: joiners, variants, fillers. */
const nothing = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * A text without invisible characters at its ends and, except for those that languages and emoji need, within it; empty
 * if nothing would be visible.
 * @param whole the text that it is a part of
 */
export function shownText(text: string, whole = text): string {
  const needed = text.replace(unneeded, '$1');
  const marked = rightToLeft.test(whole) ? needed : needed.replace(directionMarks, '');
  return nothing.test(marked) ? '' : marked.trim();
}

/** Line breaks of Word, spreadsheets and old systems; two characters of Windows are one. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const controlCharacters = /(?![\t\n])\p{Control}/gu;

/** A text of several lines as it is stored: every line break becomes `\n`. */
export const shownLines = (text: string, whole = text): string =>
  shownText(text.replace(lineBreaks, '\n').replace(controlCharacters, ''), whole);

/** A text of one line as it is stored: tabs and line breaks are spaces. */
export const shownLine = (text: string): string =>
  shownText(
    text
      .replace(lineBreaks, '\n')
      .replace(/[\t\n]/g, ' ')
      .replace(controlCharacters, ''),
  );

/** The paragraphs of a text, separated by one or more empty lines. */
export const paragraphs = (text: string): string[] => text.trim().split(/\n\s*\n/);

/** A text in one line, with a single space between words. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A text for the middle of an English sentence, whose order a name in Arabic or Hebrew would change. */
export const isolated = (text: string): string =>
  rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
