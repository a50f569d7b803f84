/**
 * The beginning of a text, of at most `max` characters: cut between words, and where one word is longer than half of
 * that, between characters as people see them.
 */
export function excerpt(text: string, max: number): string {
  if (text.length <= max) return text;
  // The text that follows shows where the last word ends.
  const start = text.slice(0, max + 100);
  const lastOf = (ends: Iterable<{ index: number }>) =>
    [...ends].findLast(({ index }) => index < max)?.index ?? 0;
  // Most languages need no more than their spaces. A phone takes 100 ms to load the rules for words.
  let end = lastOf(start.matchAll(/\s+/g));
  if (end <= max / 2) end = lastOf(parts(start, 'word'));
  if (end <= max / 2) end = lastOf(parts(start, 'grapheme'));
  return `${text.slice(0, end).trimEnd()}…`;
}

/** The words or characters of a text. Firefox knows words since 2024. */
function parts(text: string, granularity: 'word' | 'grapheme'): Iterable<{ index: number }> {
  if ('Segmenter' in Intl) return new Intl.Segmenter(undefined, { granularity }).segment(text);
  return granularity === 'word' ? [] : text.matchAll(/\P{M}/gu);
}
