/** The most characters that are shown of a text, and how many of them stand before a change. */
const most = 90;
const leading = 25;

/** Both states of a text, shortened to where they differ. */
export function excerpts(before: string, after: string): [string, string] {
  const [one, other] = [inOneLine(before), inOneLine(after)];
  if (one.length <= most && other.length <= most) return [one, other];
  const start = beginning(one, other);
  return [excerpt(one, start), excerpt(other, start)];
}

/** The beginning of a text. */
export const shortened = (text: string): string => excerpt(inOneLine(text), 0);

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Where both begin to be shown: some words before they differ. */
function beginning(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  if (same <= leading * 2) return 0;
  return one.lastIndexOf(' ', same - leading) + 1;
}

function excerpt(text: string, start: number): string {
  const from = Math.min(start, Math.max(0, text.length - 1));
  const whole = text.length <= from + most;
  const end = whole ? text.length : Math.max(text.lastIndexOf(' ', from + most), from + most / 2);
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${whole ? '' : '…'}`;
}
