import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksFromHtml } from './blocksFromHtml.ts';
import { htmlOfBlocks } from './htmlOfBlocks.ts';
import { withoutKeys } from './itemKeys.ts';
import type { Block, Span } from './richText.ts';
import { hrefOf, plainText } from './richText.ts';
import { blocksOf, tidied } from './storedRichText.ts';

/** Blocks as lines, in the marks of Markdown: `number2 Come *in*`. */
const outlineOf = (blocks: readonly Block[]) =>
  blocks.map((block) => {
    const { style, listItem, level, children } = block;
    const words = children.map((span) => marked(span, hrefOf(span, block))).join('');
    return `${listItem ? `${listItem}${level}` : style} ${words.replaceAll('\n', '⏎')}`;
  });

function marked({ text, marks }: Span, href: string | undefined) {
  const emphasised = marks.includes('em') ? `*${text}*` : text;
  const strong = marks.includes('strong') ? `**${emphasised}**` : emphasised;
  return href ? `[${strong}](${href})` : strong;
}

const report = '[the report](https://partner.example/report?a=1&b=2)';
const table = ['normal **Day** – **Time**', 'normal Monday – 3 pm'];

/** HTML of LibreOffice 7.4, of an odt and a docx. It keeps deleted words, without marking them. */
const libreOffice = [
  'h2 Our year',
  `normal We met **every week**, and *nobody* was left out. See ${report}.`,
  'normal First line⏎second line with a deleted words remark and inserted words.',
  'h2 What we do',
  'bullet1 Homework club',
  'number2 Monday',
  'bullet3 Room 2',
  'number2 Tuesday',
  'bullet1 Kitchen with **soup**',
  'blockquote I came back.',
  ...table,
  'h3 Thanks',
  'normal Before after.',
];

/** The others are written as documentation and reports of bugs show what these programs copy. */
const clipboards: Record<string, [pictures: number, dropped: boolean, outline: string[]]> = {
  'libreoffice-odt': [1, true, libreOffice],
  'libreoffice-docx': [1, true, libreOffice],
  word: [
    1,
    true,
    [
      'h2 Annual report',
      'h2 Our year',
      'normal We met **every week** and *nobody* was left out.',
      `normal Some noted words, new ones, see ${report} and below.`,
      'h2 What we do',
      'bullet1 Homework club',
      'bullet2 Monday',
      'bullet3 Room **2**',
      'bullet3 By the window',
      'bullet1 Kitchen',
      'number1 Come',
      'number2 Eat',
      'blockquote I came back.',
      ...table,
      'normal One line⏎and another',
    ],
  ],
  'google-docs': [
    1,
    false,
    [
      'h2 Our year',
      `normal We met **every week**, and *nobody* was left out. See ${report}.`,
      'h2 What we do',
      'bullet1 Homework club',
      'number2 Monday',
      'bullet3 Room 2',
      'number2 Tuesday',
      'bullet1 Kitchen with **soup**',
      'bullet1 Bring a spoon',
      ...table,
      'normal One line⏎and another',
    ],
  ],
  pages: [
    0,
    false,
    [
      'normal We met **every week**, and *nobody* was left out.',
      'normal See [the report](https://partner.example/report).',
      'bullet1 Homework club',
      'bullet2 Monday',
      'bullet1 Kitchen',
      'normal **Day** – **Time**',
    ],
  ],
  outlook: [
    0,
    false,
    [
      'normal Dear Ruth,',
      'normal The plan is [here](https://partner.example/plan?a=1):',
      'bullet1 Homework club',
      'bullet2 Monday',
      'bullet1 Kitchen 🍲',
      'blockquote I came back.',
    ],
  ],
  gmail: [
    0,
    false,
    [
      'normal Dear Ruth,',
      'normal the first line **ends** here⏎and the second there.',
      'normal Then this:',
      'bullet1 Soup',
      'bullet1 Bread',
      'normal Best 🙏⏎Amina',
    ],
  ],
  'web-page': [
    1,
    true,
    [
      'h2 Our year',
      'normal By *Ruth*',
      'normal We met **every week**, said [**the team**](/about), **all** of it.',
      'normal First⏎second',
      'normal third\u00a0part runs nowhere up 10\u00a0km for £15',
      'h3 Deeper',
      'blockquote One.',
      'blockquote Two.',
      'bullet1 Three',
      'number1 Come⏎in',
      'number1 Eat',
      'bullet2 soup',
      'bullet3 hot',
      'number3 very',
      'normal Day',
      'normal Monday',
      'normal Days',
      'normal Day – Time',
      'normal Monday – 3 pm⏎sharp',
      'h3 Left',
      'normal Words',
      'bullet1 Right',
      'normal A lamp',
      'normal one line⏎another',
    ],
  ],
};

test.each(Object.entries(clipboards))(
  'reads the structure of a clipboard of %s, the same each time',
  (name, [pictures, dropped, outline]) => {
    const html = readFileSync(new URL(`samples/clipboards/${name}.html`, import.meta.url), 'utf8');
    const read = blocksFromHtml(html);
    expect(outlineOf(read.blocks)).toEqual(outline);
    expect(read).toMatchObject({ pictures, dropped });
    expect(blocksFromHtml(html)).toEqual(read);
  },
);

test.each([
  ['', []],
  ['words', ['normal words']],
  ['3 < 5 &amp; <b>bold</b>', ['normal 3 < 5 & **bold**']],
  ['an <b>unclosed one', ['normal an **unclosed one**']],
  ['<p>one</b> two</i></div>', ['normal one two']],
  ['<li>lonely', ['bullet1 lonely']],
  ['<ul><ol><li>deep<ul><ul><li>deeper', ['number2 deep', 'bullet3 deeper']],
  ['<a href=" https://a.example/b c ">x</a>', ['normal [x](https://a.example/b%20c)']],
  ['<a href="/a"><p>one<p>two</a>', ['normal [one](/a)', 'normal [two](/a)']],
  ['<li>one<ul><li>two</ul>three', ['bullet1 one', 'bullet1 two', 'bullet1 three']],
])('%j is read as %j', (html, outline) => {
  expect(outlineOf(blocksFromHtml(html).blocks)).toEqual(outline);
});

/** Inputs for which a careless parser or pattern takes quadratic time. */
test.each([
  ['<div>', 40_000],
  ['<p>a', 20_000],
  ['<b>a', 40_000],
  ['<div></p>', 50_000],
  ['<table><tr><td>a<td>', 10_000],
  ['<ul><li>a', 20_000],
  ['<i><a href="#_ftnref1">', 20_000],
  ['a<br>', 40_000],
  [' \u00a0', 300_000],
  ['<!', 300_000],
  ['<a href="', 100_000],
])('reads %j many times without delay', (part, count) => {
  const { blocks } = blocksFromHtml(`${part.repeat(count)}<p>end`);
  expect(Array.isArray(blocks)).toBe(true);
});

test('reads very deeply nested HTML', () => {
  const html = `${'<div>'.repeat(10_000)}deep${'</div>'.repeat(10_000)}<p>after`;
  expect(outlineOf(blocksFromHtml(html).blocks)).toEqual(['normal deep', 'normal after']);
});

/** Words that end and begin with what HTML keeps, one of them with a space that doesn't break. */
const words = fc
  .array(fc.constantFrom('soup', '<b>', '&amp;', '"10\u00a0km"', 'سلام', '😀', '-', '1.'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((all) => all.join(' '));

const span = fc.record({
  _type: fc.constant('span' as const),
  _key: fc.constant(''),
  text: fc.tuple(words, fc.constantFrom(' ', '\n', ', ')).map((parts) => parts.join('')),
  marks: fc.subarray(['strong', 'em', 'a', 'b']),
});

const block: fc.Arbitrary<Block> = fc.record(
  {
    _type: fc.constant('block' as const),
    _key: fc.constant(''),
    style: fc.constantFrom('normal', 'h2', 'h3', 'blockquote'),
    listItem: fc.constantFrom('bullet', 'number'),
    level: fc.integer({ min: 1, max: 3 }),
    children: fc.array(span, { minLength: 1, maxLength: 4 }),
    markDefs: fc.constant([
      { _type: 'link' as const, _key: 'a', href: '/about?a=1&b="2"' },
      { _type: 'link' as const, _key: 'b', href: 'https://partner.example/' },
    ]),
  },
  { requiredKeys: ['_type', '_key', 'style', 'children', 'markDefs'] },
);

test('formatted text survives being written as HTML and read again', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 8 }), (some) => {
      const blocks = blocksOf(tidied(some));
      const read = blocksFromHtml(htmlOfBlocks(blocks)).blocks;
      expect(comparable(read)).toEqual(comparable(blocks));
    }),
  );
});

/** Links are known by their keys, which are made anew. */
const comparable = (blocks: readonly Block[]) =>
  withoutKeys(
    blocks.map((each) => ({
      ...each,
      children: each.children.map((child) => ({
        ...child,
        marks: child.marks.filter((mark) => /^(strong|em)$/.test(mark)),
        href: hrefOf(child, each),
      })),
      markDefs: [],
    })),
  );

test('writes formatted text as clean HTML with nested lists', () => {
  const { blocks } = blocksFromHtml(
    '<h2>A & B</h2><ol><li>one<ul><li><b><i>two</i></b></ul><li>three</ol><a href="/a">x<br>y</a>',
  );
  expect(htmlOfBlocks(blocks)).toBe(
    '<h2>A &amp; B</h2>' +
      '<ol><li>one<ul><li><strong><em>two</em></strong></li></ul></li><li>three</li></ol>' +
      '<p><a href="/a">x<br>y</a></p>',
  );
});

test('text read from any HTML is already normalised', () => {
  const pieces = fc.constantFrom(
    ...['<p>', '</p>', '<ul>', '<li>', '</ul>', '<b>', '</b>', '<td>', '<tr>', '<table>', '<br>'],
    ...['<a href="/x">', '</a>', ' ', 'word', '<h1>', '<del>', '<!--', '<![if !supportLists]>'],
    ...['<p style="mso-list:l0 level2 lfo1">', '<span style="mso-list:Ignore">1.', '<script>', '"'],
  );
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const { blocks } = blocksFromHtml(parts.join(''));
      expect(blocksOf(tidied(blocks))).toEqual(blocks);
    }),
  );
});

test.each([
  ['<b>Attention</b>&nbsp;!', 'Attention\u00a0!'],
  ['<b>Room 5&nbsp;</b> is free', 'Room 5 is free'],
  ['<b>Attention&nbsp;</b>to all', 'Attention to all'],
])('in %j, spaces that mustn’t break stay, others become spaces', (html, text) => {
  expect(plainText(blocksFromHtml(html).blocks)).toBe(text);
});
