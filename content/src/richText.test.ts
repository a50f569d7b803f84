import { describe, expect, test } from 'vitest';
import { richText } from './fields/richText.ts';
import type { Block, Span } from './richText.ts';
import { plainText, richTextLimits } from './richText.ts';
import { blocksOf, tidied, validRichText } from './storedRichText.ts';
import * as z from './zod.ts';

const span = (text: string, ...marks: string[]): Span => ({
  _type: 'span',
  _key: '0',
  text,
  marks,
});

const block = (children: (string | Span)[], rest: Partial<Block> = {}): Block => ({
  _type: 'block',
  _key: 'one',
  style: 'normal',
  children: children.map((each) => (typeof each === 'string' ? span(each) : each)),
  markDefs: [],
  ...rest,
});

const link = (href: string, _key = 'link') => ({ _type: 'link' as const, _key, href });

const description = richText({ label: 'Description' });

describe('a plain text', () => {
  test('has a block per paragraph, with the same keys for every reader', () => {
    const blocks = blocksOf('One\nline.\n\nTwo.\n \nTwo.');
    expect(blocks.map(({ children }) => children[0]?.text)).toEqual(['One\nline.', 'Two.', 'Two.']);
    expect(new Set(blocks.map(({ _key }) => _key)).size).toBe(3);
    expect(blocksOf('One\nline.\n\nTwo.\n \nTwo.')).toEqual(blocks);
    expect(blocksOf(' ')).toEqual([]);
  });

  test('is how text without formatting is stored', () => {
    expect(tidied(blocksOf('One.\n\nTwo.'))).toBe('One.\n\nTwo.');
    expect(tidied([block([' ', span('', 'strong')])])).toBe('');
    expect(tidied([block(['One.']), block([span(' ', 'strong')])])).toBe('One.');
  });
});

describe('stored text', () => {
  test('has merged spans without surrounding spaces', () => {
    const [tidy] = tidied([
      block([' Come', ' in', span('', 'strong'), span(' now', 'strong', 'em'), span(' ', 'em')]),
    ]) as Block[];
    expect(tidy?.children).toEqual([
      { _type: 'span', _key: '0', text: 'Come in', marks: [] },
      { _type: 'span', _key: '1', text: ' now', marks: ['strong', 'em'] },
    ]);
  });

  test('keeps spaces of any width and direction marks next to formatting', () => {
    const textsOf = (...spans: (string | Span)[]) =>
      (tidied([block(spans)]) as Block[])[0]?.children.map(({ text }) => text);
    expect(textsOf('10\u00a0', span('km', 'strong'))).toEqual(['10\u00a0', 'km']);
    expect(textsOf('«\u202f', span('mot', 'em'), '\u202f»')).toEqual(['«\u202f', 'mot', '\u202f»']);
    expect(textsOf(span('שלום', 'strong'), '\u200f!')).toEqual(['שלום', '\u200f!']);
    expect(textsOf(span('Hello', 'strong'), '\u200f!')).toEqual(['Hello', '!']);
  });

  test('has a key for each block and link, and no unused links', () => {
    const [one, other] = tidied([
      block([span('Give', 'link')], { markDefs: [link('/support'), link('/about', 'none')] }),
      block([span('Ask', 'strong')], { _key: 'one' }),
    ]) as Block[];
    expect(one?.markDefs).toEqual([link('/support')]);
    expect(one?._key).toBe('one');
    expect(other?._key).not.toBe('one');
  });

  test('is unchanged when normalised again', () => {
    const once = tidied([
      block([span('Give', 'strong', 'link'), ' \n\n now'], { markDefs: [link('/support')] }),
      block(['Item'], { listItem: 'bullet', style: 'h2' }),
      block(['Item'], { listItem: 'number', level: 3 }),
    ]);
    expect(tidied(once)).toEqual(once);
    expect(description.parse(once)).toEqual(once);
  });

  test('becomes plain text with a line for each list item', () => {
    const item = (text: string) => block([text], { _key: text, listItem: 'bullet', level: 1 });
    expect(plainText([block(['Bring:']), item('soup'), item('bread'), block(['Thanks.'])])).toBe(
      'Bring:\n\nsoup\nbread\n\nThanks.',
    );
  });
});

test('the schema fills in properties that clients leave out', () => {
  const sent = [
    { _type: 'block', children: [{ _type: 'span', text: 'Hello', marks: ['strong'] }] },
  ];
  const [stored] = description.parse(sent) as Block[];
  expect(stored).toMatchObject({ style: 'normal', markDefs: [] });
  expect(stored?._key).not.toBe('');
});

test.each([
  ['a link that runs', [block([span('x', 'link')], { markDefs: [link('javascript:alert(1)')] })]],
  ['a mark of nothing', [block([span('x', 'nothing')])]],
  ['an unknown style', [{ ...block(['x']), style: 'h1' }]],
  ['a fourth level', [block(['x'], { listItem: 'bullet', level: 4 })]],
  ['a picture', [{ _type: 'image', url: '/x.webp' }]],
  ['too many blocks', Array(richTextLimits.blocks + 1).fill(block([span('x', 'em')]))],
  ['too long a text', [block([span('x'.repeat(5_001), 'em')])]],
  ['a number', 7],
])('the schema refuses %s', (_, value) => {
  expect(description.safeParse(value).success).toBe(false);
});

test('the error for a long text states the limit', () => {
  expect(z.prettifyError(description.safeParse('x'.repeat(5_001)).error as z.ZodError)).toContain(
    '5,000',
  );
});

test('a required text must have words', () => {
  const required = richText({ label: 'Text', required: 'Say something.' });
  expect(required.safeParse('').error?.issues[0]?.message).toBe('Say something.');
  expect(required.safeParse([block([span(' ', 'strong')])]).success).toBe(false);
  expect(required.safeParse('Yes').success).toBe(true);
});

test('drops broken parts and keeps the rest', () => {
  const good = block([span('Good', 'strong')], { _key: 'good' });
  const text = validRichText(
    [null, good, { ...good, _type: 'table' }, { ...good, _key: 'b', children: [7, span('Fine')] }],
    5_000,
  );
  expect(plainText(text)).toBe('Good\n\nFine');
  expect(validRichText({ 0: good }, 5_000)).toBe('');
});
