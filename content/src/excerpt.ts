/**
 * The beginning of a text, of at most `most` characters: cut between words, and where one word is longer than half of
 * that, between characters as people see them.
 */
export function excerpt(text: string, most: number): string {
  if (text.length <= most) return text;
  // How the rest goes on tells where its last word ends.
  const start = text.slice(0, most + 100);
  const end = lastEnd(start, 'word', most);
  const cut = start.slice(0, end > most / 2 ? end : lastEnd(start, 'grapheme', most));
  return `${cut.replace(/[\s\p{Ps}\p{Pi}]+$/u, '')}…`;
}

/** Where the last word or character ends that leaves room for an ellipsis. */
const lastEnd = (text: string, granularity: 'word' | 'grapheme', most: number): number =>
  endsIn(text, granularity).findLast((end) => end < most) ?? 0;

function endsIn(text: string, granularity: 'word' | 'grapheme'): number[] {
  // Firefox has it since 2024; without it, words are parted by spaces.
  if ('Segmenter' in Intl) {
    const segments = new Intl.Segmenter(undefined, { granularity }).segment(text);
    return [...segments].map(({ index }) => index);
  }
  const pattern = granularity === 'word' ? /\s+/g : /\P{M}\p{M}*/gu;
  return [...text.matchAll(pattern)].map(({ index }) => index);
}
