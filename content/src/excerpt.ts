type Granularity = 'word' | 'grapheme';

/**
 * The beginning of a text, of at most `most` characters: cut between words, and where one word is longer than half of
 * that, between characters as people see them.
 */
export function excerpt(text: string, most: number): string {
  if (text.length <= most) return text;
  const lastEnd = (granularity: Granularity) =>
    // The text that follows shows where the last word ends.
    endsIn(text.slice(0, most + 100), granularity).findLast((end) => end < most) ?? 0;
  const end = lastEnd('word');
  return `${text.slice(0, end > most / 2 ? end : lastEnd('grapheme')).trimEnd()}…`;
}

/** Where each word or character ends. Firefox knows words since 2024; before that, spaces part them. */
function endsIn(text: string, granularity: Granularity): number[] {
  const parts: Iterable<{ index: number }> =
    'Segmenter' in Intl
      ? new Intl.Segmenter(undefined, { granularity }).segment(text)
      : text.matchAll(granularity === 'word' ? /\s+/g : /\P{M}/gu);
  return [...parts].map(({ index }) => index);
}
