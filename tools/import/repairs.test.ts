import type { FieldKind } from '@lamplight/content/descriptions';
import { expect, test } from 'vitest';
import { repaired } from './repairs.ts';

test.each<[kind: FieldKind, old: string, taken: string]>([
  ['link', 'www.example.org', 'https://www.example.org'],
  ['link', 'example.org/a page', 'https://example.org/a%20page'],
  ['link', 'name@example.org', 'mailto:name@example.org'],
  ['link', 'tel:+44 20 7946 0958', 'tel:+442079460958'],
  ['link', '+44 20 7946 0958', 'tel:+442079460958'],
  ['link', 'about.html', '/about'],
  ['link', 'about', '/about'],
  ['link', 'javascript:alert(1)', 'javascript:alert(1)'],
  ['emailOrPhone', '٥٥٥ ٠١٠ ٠١٩٩', '5550100199'],
  ['emailOrPhone', '0091 98765 43210', '9876543210'],
  ['emailOrPhone', '+256 700 123 456', '+256 700 123 456'],
  ['emailOrPhone', '+49 30 1234567', '+49 30 1234567'],
  ['line', 'Zoe\u000bAbel\tB\u2028C\u0007', 'Zoe Abel B C'],
  ['paragraph', 'One\u000btwo\u2029three\u0085four\u0007', 'One\ntwo\nthree\nfour'],
])('a %s %j becomes %j', (kind, old, taken) => {
  const repair = repaired(old, { kind, label: '', required: false });
  expect(repair).toMatchObject({ value: taken });
});

test('HTML in a rich text becomes formatting', () => {
  const richText = { kind: 'richText', label: '', required: false } as const;
  expect(repaired('<p>Fish &amp; chips</p>\n<p>two</p>', richText)).toMatchObject({
    value: 'Fish & chips\n\ntwo',
  });
  expect(repaired('One\n\n<b>Two</b>\nthree', richText)).toMatchObject({
    value: [
      { children: [{ text: 'One', marks: [] }] },
      {
        children: [
          { text: 'Two', marks: ['strong'] },
          { text: '\nthree', marks: [] },
        ],
      },
    ],
  });
});
