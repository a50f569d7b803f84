import type { Block, RichText } from '@lamplight/content/richText';
import { plainBlock } from '@lamplight/content/richText';
import { expect, test } from 'vitest';
import { linesOf, type TextLine } from './describeText.ts';

const marks = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'] } as const;

/** Lines as people read them, with added words in `{+ +}` and removed ones in `[- -]`. */
const read = (lines: readonly TextLine[]) =>
  lines.map((line) =>
    'note' in line
      ? line.note
      : line.parts.reduce((all, { kind, text, isApart }) => {
          const [begin, end] = marks[kind];
          return `${all}${all && isApart ? ' ' : ''}${begin}${text}${end}`;
        }, ''),
  );

const said = (before: RichText, after: RichText) => read(linesOf(before, after));

type Span = [text: string, ...marks: string[]];

const block = (_key: string, spans: Span[], kind: Partial<Block> = {}): Block => ({
  ...plainBlock('', _key),
  children: spans.map(([text, ...own], index) => ({
    _type: 'span',
    _key: String(index),
    text,
    marks: own,
  })),
  markDefs: ['/support', '/team'].map((href) => ({ _type: 'link', _key: href, href })),
  ...kind,
});

const item = (_key: string, level = 1) => block(_key, [[_key]], { listItem: 'bullet', level });
const plain = [block('a', [['See how we help.']])];

test.each<[string, RichText, RichText, string[]]>([
  ['a word', 'Ruth reads.', 'Ruth sings.', ['Ruth [-reads-] {+sings+}.']],
  [
    'the first words',
    'Ruth reads.',
    'Amina and Ruth read.',
    ['{+Amina and+} Ruth [-reads-] {+read+}.'],
  ],
  [
    'a rewritten sentence',
    'One two three four five.',
    'New words three more words.',
    ['[-One two three four five-] {+New words three more words+}.'],
  ],
  ['an added paragraph', 'One.\n\nTwo.', 'One.\n\nNew.\n\nTwo.', ['{+New.+}']],
  ['a removed paragraph', 'One.\n\nNew.\n\nTwo.', 'One.\n\nTwo.', ['[-New.-]']],
  ['a moved paragraph', 'One.\n\nTwo.\n\nThree.', 'Two.\n\nThree.\n\nOne.', ['moved: “One.”']],
  ['a line break', 'One two.', 'One\ntwo.', ['spacing changed']],
  [
    'bold',
    plain,
    [block('a', [['See '], ['how we', 'strong'], [' help.']])],
    ['made bold: “how we”'],
  ],
  [
    'italics that are gone',
    [block('a', [['See '], ['how', 'em'], [' we help.']])],
    plain,
    ['no longer italic: “how”'],
  ],
  [
    'a link',
    plain,
    [block('a', [['See how we '], ['help', '/support'], ['.']])],
    ['link to /support added: “help”'],
  ],
  [
    'another link',
    [block('a', [['See how we '], ['help', '/support'], ['.']])],
    [block('a', [['See how we '], ['help', '/team'], ['.']])],
    ['link to /team instead of /support: “help”'],
  ],
  [
    'a link that is gone',
    [block('a', [['See how we '], ['help', '/support'], ['.']])],
    plain,
    ['link removed: “help”'],
  ],
  [
    'an added word that is a link',
    plain,
    [block('a', [['See how we '], ['also', '/team'], [' help.']])],
    ['See how we {+also+} help.', 'link to /team added: “also”'],
  ],
  [
    'a heading',
    plain,
    [{ ...plain[0], style: 'h2' } as Block],
    ['made a heading: “See how we help.”'],
  ],
  [
    'a list',
    ['a', 'b', 'c', 'd', 'e'].map((key) => block(key, [[key]])),
    ['a', 'b', 'c', 'd', 'e'].map((key) => item(key)),
    ['made a list: “a”, “b”, “c” and 2 more'],
  ],
  ['a level', [item('a'), item('b')], [item('a'), item('b', 2)], ['indented: “b”']],
])('describes a text change: %s', (_, before, after, lines) => {
  expect(said(before, after)).toEqual(lines);
});

test('leaves out unchanged words far from a change, and shortens long changes', () => {
  const words = 'one two three four five six seven eight nine ten '.repeat(10);
  expect(said(`${words}old ${words}end`, `${words}new ${words}END`)).toEqual([
    '…one two three four five six seven eight nine ten [-old-] {+new+} one two three four five six seven eight nine ten…one two three four five six seven eight nine ten [-end-] {+END+}',
  ]);
  const [added = ''] = said('', words);
  expect(added.length).toBeLessThan(310);
  expect(read(linesOf('', words, true))).toEqual([`{+${words.trim()}+}`]);
});
