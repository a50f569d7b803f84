import { expect, test } from 'vitest';
import { textOf } from './readText.ts';

const text = '/über;/café–€';
const utf16 = (littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  for (const [index, unit] of [...`\ufeff${text}`].entries())
    view.setUint16(2 * index, unit.charCodeAt(0), littleEndian);
  return view.buffer;
};
const bufferOf = (bytes: number[]) => new Uint8Array(bytes).buffer;
const windows = [...text].map((each) => ({ '–': 0x96, '€': 0x80 })[each] ?? each.charCodeAt(0));

test.each<[string, ArrayBuffer]>([
  ['UTF-8', bufferOf([...new TextEncoder().encode(text)])],
  ['UTF-8 with a mark', bufferOf([...new TextEncoder().encode(`\ufeff${text}`)])],
  ['UTF-16, little end first', utf16(true)],
  ['UTF-16, big end first', utf16(false)],
  ['Windows-1252', bufferOf(windows)],
])('reads a file in %s as it was written', (_, bytes) => {
  expect(textOf(bytes)).toBe(text);
});

test('an empty file is an empty text', () => expect(textOf(bufferOf([]))).toBe(''));
