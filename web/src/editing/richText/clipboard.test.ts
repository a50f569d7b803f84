import type { Block } from '@lamplight/content/richText';
import { plainText } from '@lamplight/content/richText';
import type { Command } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { editing, shapes } from '../../../tests/editing.ts';
import { insertBlocks, linkPasted, plainBlocks, withSpaces, writeTransfer } from './clipboard.ts';
import { commands } from './commands.ts';

test('pasting an address over a text links it, pasting other text replaces it', () => {
  const edited = editing('See |us|');
  const linked = linkPasted(edited.state(), { html: '', text: ' www.lamplight.example/team ' });
  if (linked) edited.dispatch(linked);
  expect(edited.blocks()[0]?.markDefs).toMatchObject([
    { href: 'https://www.lamplight.example/team' },
  ]);
  expect(linkPasted(edited.state(), { html: '', text: 'you and me' })).toBeUndefined();
});

test.each([
  ['Write to |old@lamplight.example|', 'new@lamplight.example', false],
  ['Call |020 7946 0958|', '+44 20 7946 0111', false],
  ['|Call us|', '+44 20 7946 0111', true],
  ['By |Rowling|', 'J.K.Rowling', false],
  ['Our |partner|', 'lamplight.example/team', true],
  ['|Our team|', '/team', true],
  ['|Write to us|', 'new@lamplight.example', true],
])('into %j, %j is pasted as a link: %j', (text, pasted, isLinked) => {
  const linked = linkPasted(editing(text).state(), { html: '', text: pasted });
  expect(linked !== undefined).toBe(isLinked);
});

test('words pasted into a line keep the spaces around them', () => {
  const edited = editing('a| dog');
  const insert = (text: string) =>
    edited.dispatch(insertBlocks(edited.state(), withSpaces(plainBlocks(text), text)));
  insert(' big');
  expect(edited.stored()).toBe('a big dog');
  insert(' old\n');
  expect(edited.stored()).toBe('a big old dog');
});

test.each([
  ['at the end', ['one!|'], 'one!a\n\nb'],
  ['in between', ['on|e'], 'ona\n\nbe'],
  ['in an empty text', ['|'], 'a\n\nb'],
  ['over a selection', ['o|n|e', 'two'], 'oa\n\nbe\n\ntwo'],
  ['over several blocks', ['o|ne', 'tw|o'], 'oa\n\nbo'],
])('pastes two paragraphs %s', (_, texts, expected) => {
  const edited = editing(...texts);
  edited.dispatch(insertBlocks(edited.state(), plainBlocks('a\n\nb')));
  edited.type('!');
  expect(edited.stored()).toBe(expected.replace(/b/, 'b!'));
  const keysNow = edited.blocks().map(({ _key }) => _key);
  expect(new Set(keysNow).size).toBe(keysNow.length);
});

test('pasted headings and lists keep their types', () => {
  const [one, two] = plainBlocks('Head\n\nitem');
  const pasted = [
    { ...one, style: 'h2' },
    { ...two, listItem: 'bullet', level: 2 },
  ] as Block[];
  for (const text of ['be|fore', '|before', 'before|']) {
    const edited = editing(text);
    edited.dispatch(insertBlocks(edited.state(), pasted));
    expect(shapes(edited)).toEqual(expect.arrayContaining(['h2 Head', 'bullet 2 item']));
    expect(plainText(edited.stored()).replace(/\s*(Head|item)\s*/g, '')).toBe('before');
  }
});

test('some words of a heading or list item are copied as words, all of it as what it is', () => {
  const copied = (text: string, command: Command) => {
    const edited = editing(text);
    edited.run(command);
    const data = new Map<string, string>();
    writeTransfer(edited.state(), { setData: data.set.bind(data) } as unknown as DataTransfer);
    return data.get('text/html');
  };
  expect(copied('apples and |pears|', commands.bullets)).not.toContain('<li>');
  expect(copied('|apples| and pears', commands.heading)).not.toContain('<h2>');
  expect(copied('|apples and pears|', commands.bullets)).toContain('<li>');
  expect(copied('|apples and pears|', commands.heading)).toContain('<h2>');
});

test('pasting a heading at the start of a text leaves no empty block before it', () => {
  const [head, words] = plainBlocks('Head\n\nwords ');
  const edited = editing('|before');
  edited.dispatch(insertBlocks(edited.state(), [{ ...head, style: 'h2' }, words] as Block[]));
  edited.type(' and ');
  expect(edited.state().doc.childCount).toBe(2);
  expect(shapes(edited)).toEqual(['h2 Head', 'normal words and before']);
});
