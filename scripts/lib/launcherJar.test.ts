import { expect, test } from 'vitest';
import { manifest } from './launcherJar.ts';

/** Reads a manifest as Java does: a line that begins with a space continues the one before it. */
const readAsJavaDoes = (text: string) => text.replaceAll('\n ', '');

test('short entries take a line each, and an empty line ends the manifest', () => {
  expect(manifest({ 'Manifest-Version': '1.0', 'Main-Class': 'a.B' })).toBe(
    'Manifest-Version: 1.0\nMain-Class: a.B\n\n',
  );
});

test.each([60, 61, 71, 72, 73, 131, 132, 133, 500])(
  'a path of %i characters survives',
  (length) => {
    const text = manifest({ 'Class-Path': 'x'.repeat(length) });
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(72);
    expect(readAsJavaDoes(text)).toBe(`Class-Path: ${'x'.repeat(length)}\n\n`);
  },
);
