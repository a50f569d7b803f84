import { describe, expect, test } from 'vitest';
import { byAddress, line, list } from './fields.ts';
import { type Merged, type Merging, mergeChanges } from './mergeChanges.ts';
import * as z from './zod.ts';

/** The merged value, without the check for too many items. */
function mergedOf<T>(base: T, mine: T, theirs: T): Omit<Merged<T>, 'overfull'> {
  const { overfull, ...merged } = mergeChanges(base, mine, theirs);
  expect(overfull).toEqual([]);
  return merged;
}

const base = { title: 'A', image: { url: '/a', width: '100%' }, words: ['a', 'b'] };
const item = (_id: string, name = _id) => ({ _id, name });
const [a, b, c, d] = [item('a'), item('b'), item('c'), item('d')];

describe('changes of two people', () => {
  test('to different fields are both kept, even within one map', () => {
    const mine = { ...base, image: { url: '/mine', width: '100%' } };
    const theirs = { ...base, title: 'B', image: { url: '/a', width: '50%' } };
    const value = { ...base, title: 'B', image: { url: '/mine', width: '50%' } };
    expect(mergedOf(base, mine, theirs)).toEqual({ value, conflicts: [] });
  });

  test('to one field are a conflict that keeps mine, unless they are equal', () => {
    const mine = { ...base, title: 'mine', image: { url: '/mine', width: '50%' } };
    const theirs = { ...base, title: 'theirs', image: { url: '/theirs', width: '50%' } };
    const { value, conflicts } = mergeChanges(base, mine, theirs);
    expect(conflicts).toEqual([
      { at: 'title', id: 'title', mine: 'mine', theirs: 'theirs' },
      { at: 'image.url', id: 'image.url', mine: '/mine', theirs: '/theirs' },
    ]);
    expect(value).toEqual(mine);
  });

  test('use theirs where that was chosen', () => {
    const value = { title: 'mine', items: [item('a'), item('b', 'mine')] };
    const before = { title: 'A', items: [item('a'), item('b')] };
    const theirs = { title: 'theirs', items: [item('a')] };
    const { conflicts } = mergeChanges(before, value, theirs);
    expect(conflicts.map(({ id }) => id)).toEqual(['title', 'items.b']);
    const choose = (...ids: string[]) =>
      mergeChanges(before, value, theirs, { theirs: new Set(ids) }).value;
    expect(choose()).toEqual(value);
    expect(choose('title', 'items.b')).toEqual(theirs);
  });

  test('keep added keys and drop removed ones', () => {
    const alts: Record<string, string> = { '/a': 'A', '/b': 'B' };
    const value = mergeChanges(alts, { '/a': 'A', '/c': 'C' }, { ...alts, '/d': 'D' }).value;
    expect(value).toEqual({ '/a': 'A', '/c': 'C', '/d': 'D' });
  });

  test('keep the description of a picture that one removed and the other used elsewhere', () => {
    const imageAlts = { '/a.jpg': 'A lamp' };
    const before = { slides: ['/a.jpg', '/b.jpg'], image: '', imageAlts };
    const mine = { slides: ['/b.jpg'], image: '', imageAlts: {} };
    const theirs = { ...before, image: '/a.jpg#focus=1,2' };
    const value = { slides: ['/b.jpg'], image: '/a.jpg#focus=1,2', imageAlts };
    expect(mergeChanges<typeof before>(before, mine as never, theirs).value).toEqual(value);
    expect(mergeChanges<typeof before>(before, theirs, mine as never).value).toEqual(value);
    const withoutWords = { ...before, imageAlts: {} };
    const other = { ...before, image: '/c' };
    expect(mergeChanges<object>(before, withoutWords, other).value).toEqual({
      ...other,
      imageAlts: {},
    });
    expect(mergeChanges<object>(before, mine, other).value).toEqual({
      ...mine,
      image: '/c',
    });
  });
});

describe('changes of two people to the items of a list', () => {
  test('are kept item by item', () => {
    const mine = [a, item('b', 'mine'), c];
    const theirs = [item('a', 'theirs'), b, c];
    expect(mergedOf([a, b, c], mine, theirs)).toEqual({
      value: [item('a', 'theirs'), item('b', 'mine'), c],
      conflicts: [],
    });
  });

  test('keep added items where they were added', () => {
    const { value, conflicts } = mergeChanges([a, b], [a, c, b], [d, a, b]);
    expect(value).toEqual([d, a, c, b]);
    expect(conflicts).toEqual([]);
  });

  test('keep the order of the person who changed it', () => {
    expect(mergeChanges([a, b, c], [c, a, b], [a, b, c, d]).value).toEqual([c, a, b, d]);
    expect(mergeChanges([a, b, c], [a, b, c, d], [c, a, b]).value).toEqual([c, a, b, d]);
  });

  test('drop an item that one removed and the other left alone', () => {
    expect(mergedOf([a, b], [a, b, c], [b])).toEqual({ value: [b, c], conflicts: [] });
  });

  test('are a conflict when one removed what the other changed', () => {
    const { value, conflicts } = mergeChanges([a, b], [a, item('b', 'mine')], [a]);
    expect(conflicts).toEqual([{ at: '1', id: 'b', mine: item('b', 'mine'), theirs: undefined }]);
    expect(value).toEqual([a, item('b', 'mine')]);
  });
});

describe('moves in a list inside a document', () => {
  const keyed = (_key: string, name = _key) => ({ _key, name });
  const [a, b, c, d] = [keyed('a'), keyed('b'), keyed('c'), keyed('d')];
  const merged = (mine: object[], theirs: object[]) =>
    mergedOf({ events: [a, b, c, d] }, { events: mine }, { events: theirs });
  const together = (events: object[]) => ({ value: { events }, conflicts: [] });

  test('drop an item that the other removed', () => {
    expect(merged([b, c, d], [b, c, d, a])).toEqual(together([b, c, d]));
    expect(merged([b, c, d, a], [b, c, d])).toEqual(together([b, c, d]));
  });

  test('of one item to two places use mine', () => {
    expect(merged([b, a, c, d], [b, c, d, a])).toEqual(together([b, a, c, d]));
    expect(merged([b, c, d, a], [b, a, c, d])).toEqual(together([b, c, d, a]));
  });

  test('of two items are both kept, with the changes in them', () => {
    expect(merged([d, a, b, c], [b, a, c, d])).toEqual(together([d, b, a, c]));
    const [mine, theirs] = [keyed('a', 'mine'), keyed('d', 'theirs')];
    expect(merged([b, c, mine, d], [theirs, a, b, c])).toEqual(together([theirs, b, c, mine]));
  });

  test.each<[string, Merging, object[]]>([
    ['nothing', {}, [c, d]],
    ['theirs', { theirs: new Set(['events.a', 'events.b.name']) }, [keyed('a', 'x'), c, d]],
  ])('are a conflict for an item removed here and changed there: %s', (_, choices, events) => {
    const [before, mine, theirs] = [
      { events: [a, b, c, d] },
      { events: [c, d] },
      { events: [keyed('a', 'x'), b, c, d] },
    ];
    const { value, conflicts } = mergeChanges(before, mine, theirs, choices);
    expect(conflicts).toEqual([
      { at: 'events.0', id: 'events.a', mine: undefined, theirs: keyed('a', 'x') },
    ]);
    expect(value).toEqual({ events });
  });
});

describe('additions of two people', () => {
  const event = z.object({});
  const schemas = [z.object({ events: list(event, { label: 'Events', item: 'event', limit: 3 }) })];
  const [a, b, mine, theirs] = ['a', 'b', 'mine', 'theirs'].map((_key) => ({ _key }));
  const merged = (choices: Merging = {}) =>
    mergeChanges<object>(
      { events: [a, b], words: ['x'] },
      { events: [a, b, mine], words: ['x', 'y'] },
      { events: [a, theirs, b], words: ['x', 'z'] },
      { schemas, ...choices },
    );

  test('are reported when they exceed a list’s limit', () => {
    expect(merged().overfull).toEqual([
      {
        at: 'events',
        limit: 3,
        count: 4,
        added: [
          { id: 'events.theirs', item: theirs, isMine: false },
          { id: 'events.mine', item: mine, isMine: true },
        ],
      },
    ]);
  });

  test.each([
    ['events.mine', [a, theirs, b]],
    ['events.theirs', [a, b, mine]],
  ])('fit once %s is left out', (id, events) => {
    const { value, overfull, conflicts } = merged({ leftOut: new Set([id]) });
    expect([overfull, conflicts]).toEqual([[], []]);
    expect(value).toEqual({ events, words: ['x', 'z', 'y'] });
  });

  test('are reported when they exceed a map’s limit', () => {
    const [label, limit] = [{ label: 'Redirects' }, { item: 'redirect', limit: 2 }];
    const { overfull } = mergeChanges<object>(
      { redirects: { '/a': '/' } },
      { redirects: { '/a': '/', '/b': '/' } },
      { redirects: { '/a': '/', '/c': '/' } },
      {
        schemas: [
          z.object({ redirects: byAddress(line(label), { ...label, ...limit }, () => true) }),
        ],
      },
    );
    expect(overfull).toMatchObject([
      { at: 'redirects', count: 3, added: [{ item: '/c' }, { item: '/b' }] },
    ]);
  });
});

describe('changes of two people to a list whose items have no ids', () => {
  const slides = ['1', '2', '3', '4'];
  const merged = (mine: unknown[], theirs: unknown[], before: unknown[] = slides) =>
    mergedOf(before, mine, theirs);

  test.each<[string, unknown[], unknown[], unknown[]]>([
    ['to items far apart', ['1!', '2', '3', '4'], ['1', '2', '3', '4!'], ['1!', '2', '3', '4!']],
    ['to neighbours', ['1', '2!', '3', '4'], ['1', '2', '3!', '4'], ['1', '2!', '3!', '4']],
    ['that add at both ends', ['0', ...slides], [...slides, '5'], ['0', ...slides, '5']],
    ['that both add at the end', [...slides, 'm'], [...slides, 't'], [...slides, 't', 'm']],
    [
      'that add and change the last',
      [...slides, 'm'],
      ['1', '2', '3', '4!'],
      ['1', '2', '3', '4!', 'm'],
    ],
    ['that remove one each', ['1', '3', '4'], ['1', '2', '3'], ['1', '3']],
    [
      'that remove one and change another',
      ['2', '3', '4'],
      ['1', '2', '3', '4!'],
      ['2', '3', '4!'],
    ],
    ['that add the same', [...slides, '5'], [...slides, '5'], [...slides, '5']],
  ])('%s are both kept', (_, mine, theirs, value) => {
    expect(merged(mine, theirs)).toEqual({ value, conflicts: [] });
  });

  test('to different fields of one item are both kept', () => {
    const quote = { name: 'Ruth', quote: 'Yes.' };
    const mine = [{ ...quote, name: 'Ruth O.' }];
    const theirs = [
      { ...quote, quote: 'No.' },
      { name: 'New', quote: '' },
    ];
    expect(merged(mine, theirs, [quote])).toEqual({
      value: [{ name: 'Ruth O.', quote: 'No.' }, theirs[1]],
      conflicts: [],
    });
  });

  test('to one field of one item are a conflict there', () => {
    const mine = ['0', '1', 'mine', '3', '4'];
    expect(merged(mine, ['1', 'theirs', '3', '4'])).toEqual({
      value: mine,
      conflicts: [{ at: '2', id: '1', mine: 'mine', theirs: 'theirs' }],
    });
  });

  test('are a conflict of the whole list when items can’t be told apart', () => {
    const [mine, theirs] = [
      ['1', 'x', '4'],
      ['1', '2!', '3!', 'y', '4'],
    ];
    expect(merged(mine, theirs)).toEqual({
      value: mine,
      conflicts: [{ at: '', id: '', mine, theirs }],
    });
  });
});
