import type { Block } from '@lamplight/content/richText';
import { plainText } from '@lamplight/content/richText';
import { tidied } from '@lamplight/content/storedRichText';
import { history } from 'prosemirror-history';
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { insertBlocks, linkPasted, plainBlocks, withSpaces, writeTransfer } from './clipboard.ts';
import { commands, keys, removeLink, setLink } from './commands.ts';
import { blocksIn, docOf } from './convert.ts';
import { markdown } from './inputRules.ts';
import { uniqueKeys } from './keys.ts';
import { always, limited } from './limits.ts';
import { withText } from './withText.ts';

/** A text that is edited, without a view. The caret is where `|` is, a selection between two of them. */
function editing(...texts: string[]) {
  return editingWithin(200, ...texts);
}

function editingWithin(max: number, ...texts: string[]) {
  const whole = texts.join('\n\n');
  const rules = markdown();
  const refused: string[] = [];
  let state = EditorState.create({
    doc: docOf(whole.replaceAll('|', '')),
    plugins: [rules, history(), uniqueKeys(), limited(max, (why) => refused.push(why))],
  });
  const dispatch = (tr: Transaction) => {
    state = state.apply(tr);
  };
  const places: number[] = [];
  let before = 0;
  texts.forEach((text, block) => {
    text
      .split('|')
      .slice(0, -1)
      .reduce((offset, part) => {
        places.push(before + 1 + offset + part.length);
        return offset + part.length;
      }, 0);
    before += state.doc.child(block).nodeSize;
  });
  const [anchor = 1, head = anchor] = places;
  dispatch(state.tr.setSelection(TextSelection.create(state.doc, anchor, head)));
  const run = (command: Command | undefined) => command?.(state, dispatch) ?? false;
  return {
    run,
    dispatch,
    press: (...names: string[]) => names.map((name) => run(keys[name])),
    /** Types as a browser does: each character is offered to the input rules first. */
    type: (text: string) => {
      for (const character of text) {
        const { from, to } = state.selection;
        const view = { state, dispatch, composing: false } as never;
        const isTaken = rules.props.handleTextInput?.call(
          rules,
          view,
          from,
          to,
          character,
          () => state.tr,
        );
        if (!isTaken) dispatch(state.tr.insertText(character));
      }
    },
    state: () => state,
    blocks: () => blocksIn(state.doc.content),
    stored: () => tidied(blocksIn(state.doc.content)),
    refused,
  };
}

const shapeOf = ({ style, listItem, level, children }: Block) =>
  [listItem ?? style, level, children.map(({ text, marks }) => [text, ...marks].join(':'))]
    .flat()
    .filter(Boolean)
    .join(' ');
const shapes = (edited: ReturnType<typeof editing>) => edited.blocks().map(shapeOf);

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
