import { describe, expect, test } from 'vitest';
import {
  isLink,
  isPicture,
  isPlainAddress,
  isPlainPath,
  pathAndQueryIn,
  pathIn,
  phoneLink,
} from './addresses.ts';

/** Ways to write something that runs, or that leads elsewhere, so that a filter might miss it. */
const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript&#58;alert(1)',
  '&#106;avascript:alert(1)',
  'javascript\u003a//%0aalert(1)',
  'javascript://www.youtube.com/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'filesystem:https://a.example/temporary/x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://a.example/\u0001',
  'https://a.example/\u2028',
  '',
];

test.each(hostile)('%j is neither a link nor a picture', (value) => {
  expect(isLink(value)).toBe(false);
  expect(isPicture(value)).toBe(false);
});

describe('valid addresses', () => {
  test.each([
    '/',
    '/a?b#c',
    'https://a.example',
    'HTTP://a.example/x',
    '/a/%5c',
    'https://a@b.example',
  ])('%s is a link', (value) => expect(isLink(value)).toBe(true));

  test.each(['mailto:a@b.example', 'tel:+15550100', 'http://a.example/b.png'])(
    '%s is a link but not a picture',
    (value) => {
      expect(isLink(value)).toBe(true);
      expect(isPicture(value)).toBe(false);
    },
  );

  test.each(['/demo/a.webp', 'https://a.example/b.png?c=d'])('%s is a picture', (value) =>
    expect(isPicture(value)).toBe(true),
  );
});

test.each([
  ['+1 (555) 010-0142', 'tel:+15550100142'],
  ['Ring 555 0100', 'tel:5550100'],
  ['555 0100 or 555 0101', 'tel:55501005550101'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['(0)20 7946 0958', 'tel:02079460958'],
  ['+٤٤ ٢٠ ٧٩٤٦ ٠٩٥٨', 'tel:+442079460958'],
  ['۰۲۰ ۷۹۴۶', 'tel:0207946'],
  ['＋４４ ２０', 'tel:+4420'],
  ['Ask at the door', ''],
  ['+', ''],
  ['', ''],
])('the phone link of “%s” is “%s”', (text, link) => {
  expect(phoneLink(text)).toBe(link);
});

test.each([
  ['/About-Us.html', '/about-us.html'],
  ['/about/', '/about'],
  ['/', '/'],
  ['/a//b', '/a/b'],
  ['/%C3%BCber', '/über'],
  ['/u\u0308ber', '/über'],
  ['/u%CC%88ber', '/über'],
  ['/100%', '/100%'],
  ['https://old.example/About?x=1#y', '/about'],
  ['about-us.html', '/about-us.html'],
  ['mailto:a@b.example', undefined],
  ['https://[', undefined],
])('the path in %s is %s', (address, path) => {
  expect(pathIn(address)).toBe(path);
});

test.each(['/a', '/a/b.html', '/über', '/हिन्दी'])('%s is a plain path', (path) => {
  expect(isPlainPath(path)).toBe(true);
});

test.each(['', 'a', '/A', '/a/', '/a?b', '/a#b', '//a', '/a\nb', '/\u0000', 'https://a.example'])(
  '%j is not a plain path',
  (path) => expect(isPlainPath(path)).toBe(false),
);

test.each([
  ['/index.php?id=5', '/index.php?id=5'],
  ['https://old.example/Index.php/?b=2&a=1#c', '/index.php?a=1&b=2'],
  ['/a?', '/a'],
  ['/a?b', '/a?b='],
  ['/a?name=u%CC%88', '/a?name=%C3%BC'],
  ['/a?A=B', '/a?A=B'],
  ['https://[', undefined],
])('the path and query in %s are %s', (address, plain) => {
  expect(pathAndQueryIn(address)).toBe(plain);
  if (plain) expect(isPlainAddress(plain)).toBe(true);
});

test.each([
  '/a?',
  '/a?b',
  '/a?b=2&a=1',
  '/A?a=1',
  '/a?a=1#b',
  '/u\u0308ber',
  'https://a.example/?a=1',
])('%j is not a plain address', (address) => expect(isPlainAddress(address)).toBe(false));
