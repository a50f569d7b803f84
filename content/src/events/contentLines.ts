/** The lines that files of calendars consist of (RFC 5545, section 3.1). */

/** A line with its parameters, such as `DTSTART;TZID=Europe/Berlin:20270310T180000`. A value is written as it is. */
export type ContentLine = readonly [name: string, value: string];

/** A part of a file, such as an event, with lines and further parts. */
export const component = (name: string, lines: readonly ContentLine[]): ContentLine[] => [
  ['BEGIN', name],
  ...lines,
  ['END', name],
];

/** A text as values have it. Control characters, which no file may have, are left out. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
    .replaceAll(/[\u0000-\u0008\u000a-\u001f\u007f]/g, '');

const maxBytes = 75;

/** The lines of a file, none longer than 75 bytes: the rest of one is on the next, after a space. */
export const linesText = (lines: readonly ContentLine[]): string =>
  lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('');

/** No character is taken apart. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > maxBytes) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
