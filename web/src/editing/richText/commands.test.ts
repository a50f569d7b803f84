import { plainText } from '@lamplight/content/richText';
import { TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { editing, editingWithin, shapes } from '../../../tests/editing.ts';
import { insertBlocks, plainBlocks } from './clipboard.ts';
import { commands, removeLink, setLink } from './commands.ts';
import { always } from './limits.ts';
import { withText } from './withText.ts';

test('Markdown becomes formatting as it is typed', () => {
  const edited = editing('|');
  edited.type('## Lamps');
  edited.press('Enter');
  edited.type('With **bold** and *soft* words');
  edited.press('Enter');
  edited.type('- one');
  edited.press('Enter');
  edited.type('two');
  edited.press('Enter', 'Enter');
  edited.type('1. first');
  edited.press('Enter', 'Enter');
  edited.type('> said');
  expect(shapes(edited)).toEqual([
    'h2 Lamps',
    'normal With  bold:strong  and  soft:em  words',
    'bullet 1 one',
    'bullet 1 two',
    'number 1 first',
    'blockquote said',
  ]);
});

test('Markdown characters in a text stay literal', () => {
  const edited = editing('2|');
  edited.type(' * 3 * 4 and a - b');
  expect(edited.stored()).toBe('2 * 3 * 4 and a - b');
});

test('lists nest three levels deep, one level at a time', () => {
  const edited = editing('|one', 'two', 'three', 'four');
  edited.run(commands.bullets);
  expect(edited.press('Tab')).toEqual([false]);
  for (const at of [1, 2, 3]) {
    const { doc, tr } = edited.state();
    let start = 0;
    for (let index = 0; index < at; index += 1) start += doc.child(index).nodeSize;
    edited.dispatch(tr.setSelection(TextSelection.create(doc, start + 1)));
    edited.run(commands.numbers);
    edited.press('Tab', 'Tab', 'Tab');
  }
  expect(shapes(edited)).toEqual([
    'bullet 1 one',
    'number 2 two',
    'number 3 three',
    'number 3 four',
  ]);
  edited.press('Shift-Tab');
  expect(shapes(edited).at(-1)).toBe('number 2 four');
});

test('Enter in an empty item and Backspace at its start end a list', () => {
  const edited = editing('one|');
  edited.run(commands.bullets);
  edited.press('Enter', 'Tab', 'Enter', 'Enter');
  edited.type('after');
  expect(shapes(edited)).toEqual(['bullet 1 one', 'normal after']);
  const other = editing('|one');
  other.run(commands.numbers);
  other.press('Backspace');
  expect(other.stored()).toBe('one');
});

test('splitting a block keeps its key and gives the new one another', () => {
  const edited = editing('one| two', 'three');
  const [first, last] = edited.blocks().map(({ _key }) => _key);
  edited.press('Enter');
  const keysNow = edited.blocks().map(({ _key }) => _key);
  expect(keysNow).toEqual([first, expect.stringMatching(/^[\w-]{12}$/), last]);
  const before = editing('|one');
  const [key] = before.blocks().map(({ _key }) => _key);
  before.press('Enter');
  expect(before.blocks().map(({ _key }) => _key)[1]).toBe(key);
});

test('an empty line typed above a text keeps the text’s key, and undo restores everything', () => {
  const edited = editing('one| two');
  const before = edited.blocks();
  edited.press('Enter', 'Mod-z');
  expect(edited.blocks()).toEqual(before);
});

test('sets, changes and removes a link', () => {
  const edited = editing('See |our team| today');
  edited.run(setLink('/team'));
  expect(shapes(edited)).toEqual([expect.stringMatching(/^normal See {2}our team:\w+ {2}today$/)]);
  expect(edited.blocks()[0]?.markDefs).toMatchObject([{ href: '/team' }]);
  edited.run(setLink('/mission'));
  expect(edited.blocks()[0]?.markDefs).toMatchObject([{ href: '/mission' }]);
  edited.run(removeLink);
  expect(edited.stored()).toBe('See our team today');
});

test('typing and pasting stop at the limit, and nothing is cut off', () => {
  const edited = editingWithin(40, `${'a'.repeat(39)}|`);
  edited.type('bc');
  expect(edited.stored()).toBe(`${'a'.repeat(39)}b`);
  edited.dispatch(insertBlocks(edited.state(), plainBlocks('more')));
  expect(edited.stored()).toBe(`${'a'.repeat(39)}b`);
  expect(edited.refused).toEqual(['tooLong', 'tooLong']);
  const long = editingWithin(40, '|');
  long.dispatch(long.state().tr.insertText('a'.repeat(50)).setMeta(always, true));
  long.press('Backspace');
  long.dispatch(long.state().tr.delete(1, 3));
  expect(plainText(long.stored())).toHaveLength(48);
});

test('a deletion in a text that is too long can be undone', () => {
  const edited = editingWithin(40, '|');
  const tr = edited.state().tr.insertText('a'.repeat(50));
  edited.dispatch(tr.setMeta(always, true).setMeta('addToHistory', false));
  edited.dispatch(edited.state().tr.delete(1, 11));
  edited.press('Mod-z');
  expect(edited.stored()).toBe('a'.repeat(50));
  expect(edited.refused).toEqual([]);
});

test('replacing the text from outside keeps a space and a paragraph in which words are about to be typed', () => {
  const edited = editing('one|', 'two');
  const replace = (text: string) => {
    const tr = withText(edited.state(), text);
    if (tr) edited.dispatch(tr);
  };
  edited.type(' ');
  replace('one\n\nthree');
  edited.type('more');
  expect(edited.stored()).toBe('one more\n\nthree');
  edited.press('Enter');
  replace('one more\n\nfour');
  edited.type('new');
  expect(edited.stored()).toBe('one more\n\nnew\n\nfour');
});

test('replacing the text from outside changes only the differences and keeps the caret', () => {
  const edited = editing('one', 'two| three', 'four');
  const tr = withText(edited.state(), 'one and more\n\ntwo three\n\nfive');
  if (tr) edited.dispatch(tr);
  expect(edited.stored()).toBe('one and more\n\ntwo three\n\nfive');
  edited.type('!');
  expect(edited.stored()).toBe('one and more\n\ntwo! three\n\nfive');
  edited.press('Mod-z');
  expect(edited.stored()).toBe('one and more\n\ntwo three\n\nfive');
});
