/** The most characters that a cell of a spreadsheet takes. */
export const mostCharacters = 32_767;

/** Half of a character, which is nothing by itself. */
const lone = /\p{Surrogate}/gu;

/** What XML cannot hold. A deleted character is of no use to anybody either. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** How a formula begins, in the digits and signs of East Asian keyboards too. */
const likeFormula = /^[\t\n]|^\s*[=+\-@＝＋－＠]/;

/**
 * A text that somebody sent as a cell may hold it: without characters that XML cannot hold, no longer
 * than a cell, and behind an apostrophe where a spreadsheet program could take it for a formula, now
 * or after it has been saved in another format. A phone number such as `+1 555 010 0199` stays legible
 * so, and stays a text.
 */
export function cellText(text: string): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(lone, '').replace(notInXml, '');
  const safe = likeFormula.test(clean) ? `'${clean}` : clean;
  return safe.slice(0, mostCharacters).replace(lone, '');
}
