import type { Block } from '@lamplight/content/richText';
import { blocksOf, tidied } from '@lamplight/content/storedRichText';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksIn, docOf } from './convert.ts';

const text = fc.string({ unit: fc.constantFrom(...'ab é\n😀'), maxLength: 12 });
const linkKeys = ['l1', 'l2'];

const block: fc.Arbitrary<Block> = fc.record(
  {
    _type: fc.constant('block'),
    _key: fc.stringMatching(/^[a-z\d]{1,4}$/),
    style: fc.constantFrom('normal', 'h2', 'h3', 'blockquote'),
    listItem: fc.constantFrom('bullet', 'number'),
    level: fc.integer({ min: 1, max: 3 }),
    children: fc.array(
      fc.record({
        _type: fc.constant('span'),
        _key: fc.constant('0'),
        text,
        marks: fc.subarray(['strong', 'em', ...linkKeys]),
      }),
      { maxLength: 5 },
    ),
    markDefs: fc.constant(
      linkKeys.map((_key) => ({ _type: 'link', _key, href: `/${_key}` }) as const),
    ),
  },
  { requiredKeys: ['_type', '_key', 'style', 'children', 'markDefs'] },
) as fc.Arbitrary<Block>;

test('a rich text stays unchanged in the editor, keys included', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
      const stored = tidied(blocks);
      const edited = blocksIn(docOf(stored).content);
      expect(tidied(edited)).toEqual(stored);
      const keys = (all: readonly Block[]) => all.map(({ _key }) => _key);
      if (stored.length > 0) expect(keys(edited)).toEqual(keys(blocksOf(stored)));
    }),
  );
});

test('a plain text stays a plain text in the editor', () => {
  fc.assert(
    fc.property(text, (plain) => {
      const stored = tidied(blocksOf(plain));
      expect(tidied(blocksIn(docOf(stored).content))).toBe(stored === '' ? '' : stored);
    }),
  );
});
