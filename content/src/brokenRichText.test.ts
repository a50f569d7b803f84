import fc from 'fast-check';
import { expect, test } from 'vitest';
import { richText } from './fields/richText.ts';
import { readable } from './readable.ts';
import type { Block, RichText } from './richText.ts';
import { plainText } from './richText.ts';
import { brokenText } from './samples/brokenRichText.ts';
import { blocksOf } from './storedRichText.ts';

const field = richText({ label: 'Text' });

test('reads any stored value as valid text, unchanged when read again', () => {
  fc.assert(
    fc.property(brokenText, (stored) => {
      const read: RichText = readable(field, stored);
      expect(field.safeParse(read)).toEqual({ success: true, data: read });
      expect(readable(field, read)).toEqual(read);
      const hrefs = blocksOf(read).flatMap(({ markDefs }) => markDefs.map(({ href }) => href));
      expect(
        hrefs.filter((href) => !/^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/i.test(href)),
      ).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});

const sound = (word: string): Block => ({
  _type: 'block',
  _key: word,
  style: 'h2',
  children: [{ _type: 'span', _key: '0', text: word, marks: [] }],
  markDefs: [],
});

test.each([
  [null],
  [7],
  [[]],
  [{ ...sound('bad'), _type: 'image' }],
  [{ ...sound('bad'), children: 'bad' }],
  [{ ...sound('bad'), children: [{ _type: 'span', text: '\ud800' }, null] }],
])('only the bad block is dropped: %j', (bad) => {
  const good = ['one', 'two'].map(sound);
  expect(readable(field, [good[0], bad, good[1]])).toEqual(good);
});

test('a forbidden link is dropped but its words stay', () => {
  const [one] = ['one'].map(sound);
  const [span] = one?.children ?? [];
  const markDefs = [{ _type: 'link', _key: 'a', href: 'javascript:alert(1)' }];
  expect(readable(field, [{ ...one, children: [{ ...span, marks: ['a'] }], markDefs }])).toEqual([
    one,
  ]);
});

test('a long run of spaces is read quickly', () => {
  const spaces = `a${' '.repeat(200_000)}b`;
  expect(
    plainText(readable(field, [{ ...sound('x'), children: [{ _type: 'span', text: spaces }] }])),
  ).toBe('');
});
