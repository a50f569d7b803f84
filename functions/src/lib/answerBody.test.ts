import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bodyOf, chosenEncoding } from './answerBody.ts';

const text = `<p>${'Zoë and Ruth '.repeat(100)}</p>`;

test('a body is the same text in every encoding, compressed once', () => {
  const body = bodyOf(text);
  expect(String(body.encoded('identity'))).toBe(text);
  expect(String(gunzipSync(body.encoded('gzip')))).toBe(text);
  expect(String(brotliDecompressSync(body.encoded('br')))).toBe(text);
  expect(body.encoded('br')).toBe(body.encoded('br'));
});

test('its tag is strong, and another for another text or encoding', () => {
  const [body, other] = [bodyOf(text), bodyOf(`${text} `)];
  expect(body.tag('br')).toMatch(/^"[\w-]+"$/);
  expect(body.tag('br')).toBe(bodyOf(text).tag('br'));
  const tags = [body.tag('br'), body.tag('gzip'), body.tag('identity'), other.tag('br')];
  expect(new Set(tags).size).toBe(4);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['brr', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('who accepts “%s” gets %s', (accepted, encoding) => {
  expect(chosenEncoding({ 'accept-encoding': accepted })).toBe(encoding);
});
