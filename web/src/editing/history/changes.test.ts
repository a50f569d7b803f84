import { choices, richText } from '@lamplight/content/fields';
import { derivedKey } from '@lamplight/content/itemKeys';
import { plainBlock } from '@lamplight/content/richText';
import * as z from '@lamplight/content/zod';
import { describe, expect, test } from 'vitest';
import { type Change, changesOf, withChangeUndone } from './changes.ts';

const slides = (...urls: string[]) => ({ slides: urls.map((url) => ({ url })) });
const image = (url: string, caption: string, width = '100%') => ({ url, caption, width });

describe('changes', () => {
  test('are listed field by field, even if keys contain dots', () => {
    const before = { title: 'A', story: { text: 'x' }, alts: { 'https://a.b/c': 'old' } };
    const after = { title: 'B', story: { text: 'x' }, alts: { 'https://a.b/c': 'new' } };
    expect(changesOf(before, after)).toEqual([
      { kind: 'changed', at: ['title'], before: 'A', after: 'B' },
      { kind: 'changed', at: ['alts', 'https://a.b/c'], before: 'old', after: 'new' },
    ]);
  });

  test('of a list of choices are one change, however it is built', () => {
    const seasons = choices(['Spring', 'Autumn'], { label: 'Seasons', required: 'Choose' });
    const [before, after] = [{ seasons: ['Spring'] }, { seasons: ['Spring', 'Autumn'] }];
    expect(changesOf(before, after, z.object({ seasons }))).toEqual([
      { kind: 'changed', at: ['seasons'], before: before.seasons, after: after.seasons },
    ]);
  });

  test.each<[string, object, object, Partial<Change>[]]>([
    ['nothing', slides('1', '2'), slides('1', '2'), []],
    ['an item added', slides('1', '2'), slides('1', 'x', '2'), [{ kind: 'added', places: [1] }]],
    ['items removed', slides('1', '2', '3'), slides('2'), [{ kind: 'removed', places: [0, 2] }]],
    [
      'an item moved',
      slides('1', '2', '3'),
      slides('2', '3', '1'),
      [{ kind: 'moved', moved: [2] }],
    ],
    [
      'an item changed in its place',
      slides('1', '2', '3'),
      slides('1', 'x', '3'),
      [{ kind: 'changed', at: ['slides', 1, 'url'], before: '2', after: 'x' }],
    ],
    [
      'an item changed that has another place now',
      { images: [image('/a', 'A'), image('/b', 'B')] },
      { images: [image('/b', 'New')] },
      [
        { kind: 'changed', at: ['images', 0, 'caption'], before: 'B', after: 'New' },
        { kind: 'removed', places: [0] },
      ],
    ],
  ])('in lists: %s', (_, before, after, changes) => {
    expect(changesOf(before, after)).toMatchObject(changes);
    expect(changesOf(before, after)).toHaveLength(changes.length);
  });
});

describe('undoing one change', () => {
  const versions: [object, object][] = [
    [
      { title: 'A', text: 'x' },
      { title: 'B', text: 'x' },
    ],
    [{ alts: {} }, { alts: { '/a.webp': 'new' } }],
    [slides('1', '2'), slides('1', 'x', '2')],
    [slides('1', '2', '3'), slides('2')],
    [slides('1', '2', '3'), slides('2', '3', '1')],
    [slides('1', '2', '3'), slides('1', 'x', '3')],
  ];

  test.each(versions)('between %j and %j restores the earlier value', (before, after) => {
    const [change] = changesOf(before, after);
    expect(change && withChangeUndone(change, after, after)).toEqual(before);
  });

  test('keeps the other changes of that version, and later ones', () => {
    const before = { title: 'A', text: 'x', ...slides('1', '2') };
    const after = { title: 'B', text: 'y', ...slides('1', '2', '3') };
    const now = { title: 'C', text: 'z', ...slides('0', '1', '2', '3') };
    const [title, , added] = changesOf(before, after);
    expect(title && withChangeUndone(title, after, now)).toEqual({ ...now, title: 'A' });
    expect(added && withChangeUndone(added, after, now)).toEqual({
      ...now,
      ...slides('0', '1', '2'),
    });
  });

  test('in a rich text keeps later words, and is refused if a paragraph is gone', () => {
    const schema = z.object({ text: richText({ label: 'Text' }) });
    const linked = (text: string) => [
      {
        ...plainBlock(text, derivedKey('Ruth reads.')),
        markDefs: [{ _type: 'link', _key: 'l', href: '/team' }],
        children: [
          { _type: 'span', _key: '0', text: 'Ruth', marks: ['l'] },
          { _type: 'span', _key: '1', text: text.slice(4), marks: [] },
        ],
      },
    ];
    const [before, after] = [{ text: 'Ruth reads.' }, { text: linked('Ruth reads.') }];
    const [change] = changesOf(before, after, schema);
    const undone = (now: object) => change && withChangeUndone(change, after, now, schema);
    expect(undone({ text: linked('Ruth reads aloud.') })).toEqual({ text: 'Ruth reads aloud.' });
    expect(undone({ text: '' })).toBeNull();
    const [edit] = changesOf({ text: 'A b.\n\nC d.' }, { text: 'A x.\n\nC d.' }, schema);
    expect(
      edit && withChangeUndone(edit, { text: 'A x.\n\nC d.' }, { text: 'A x.\n\nC e.' }, schema),
    ).toEqual({ text: 'A b.\n\nC e.' });
  });

  test('is refused where the items cannot be matched', () => {
    const [change] = changesOf(slides('1', '2', '3'), slides('1', 'x', '3'));
    const now = slides('p', 'q', 'r', '4');
    expect(change && withChangeUndone(change, slides('1', 'x', '3'), now)).toBeNull();
  });
});

describe('items with keys', () => {
  const item = (_key: string, name: string) => ({ _key, name });
  const list = (...items: object[]) => ({ events: items });
  const [a, b, c] = [item('a', 'Reading'), item('b', 'Maths'), item('c', 'Music')];

  test('stay the same however they are changed and moved', () => {
    const [d, e] = [item('d', 'Maths'), item('e', 'Art')];
    const after = list(item('c', 'Chess'), a, e, d);
    expect(changesOf(list(a, b, e, c), after)).toMatchObject([
      { kind: 'changed', at: ['events', 0, 'name'], before: 'Music', after: 'Chess' },
      { kind: 'moved', moved: [0] },
      { kind: 'removed', places: [1], items: [b] },
      { kind: 'added', places: [3], items: [d] },
    ]);
  });

  test('with derived keys are matched despite new keys, also between versions', () => {
    const [before, after] = [list(item('-1', 'Reading')), list(item('-2', 'Reading aloud'))];
    const changes = changesOf(before, after);
    expect(changes).toEqual([
      { kind: 'changed', at: ['events', 0, 'name'], before: 'Reading', after: 'Reading aloud' },
    ]);
    const now = list(item('-3', 'Reading aloud'), c);
    const [change] = changes;
    expect(change && withChangeUndone(change, after, now)).toEqual(list(item('-3', 'Reading'), c));
  });

  test('cannot be restored once they are gone', () => {
    const [change] = changesOf(list(a, b), list(a, item('b', 'Chess')));
    expect(change && withChangeUndone(change, list(a, item('b', 'Chess')), list(a))).toBeNull();
  });
});
