/**
 * What no text needs and nobody sees: it makes texts differ that look alike, or turns around how what
 * follows is read. Zero-width space, overrides, embeddings and isolates of direction, joiners of words,
 * marks of annotations, and letters of tags, but where they tell the flag of a part of a country.
 */
const unneeded =
  /(\u{1f3f4}[\u{e0020}-\u{e007f}]+)|[\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** They put right where punctuation is next to letters of the other direction. */
const directionMarks = /[\u061c\u200e\u200f]/g;
const rightToLeft =
  /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Spaces, and what other characters need and is nothing by itself: joiners, variants, fillers. */
const nothing = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * A text without what is invisible around it and, but for what languages and emoji need, within it;
 * empty where nothing would be seen.
 */
export function shownText(text: string): string {
  const needed = text.replace(unneeded, '$1');
  const marked = rightToLeft.test(needed) ? needed : needed.replace(directionMarks, '');
  return nothing.test(marked) ? '' : marked.trim();
}

/** Line breaks of Word, spreadsheets and old systems; two characters of Windows are one. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const controlCharacters = /(?![\t\n])\p{Control}/gu;

/** A text of several lines as it is stored: whatever broke its lines, they end with `\n`. */
export const shownLines = (text: string): string =>
  shownText(text.replace(lineBreaks, '\n').replace(controlCharacters, ''));

/** A text of one line as it is stored: tabs and line breaks are spaces. */
export const shownLine = (text: string): string =>
  shownText(
    text
      .replace(lineBreaks, '\n')
      .replace(/[\t\n]/g, ' ')
      .replace(controlCharacters, ''),
  );

/** The paragraphs of a text: empty lines part them, however many there are. */
export const paragraphs = (text: string): string[] => text.trim().split(/\n\s*\n/);

/** A text in one line: whatever space there is between words becomes one. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A text for the middle of an English sentence, whose order a name in Arabic or Hebrew would change. */
export const isolated = (text: string): string =>
  rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
