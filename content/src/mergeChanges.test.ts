import { describe, expect, test } from 'vitest';
import { mergeChanges } from './mergeChanges.ts';

const base = { title: 'A', image: { url: '/a', width: '100%' }, words: ['a', 'b'] };
const item = (_id: string, name = _id) => ({ _id, name });
const [a, b, c, d] = [item('a'), item('b'), item('c'), item('d')];

describe('changes of two people', () => {
  test('to different fields are both kept, also within one map', () => {
    const mine = { ...base, image: { url: '/mine', width: '100%' } };
    const theirs = { ...base, title: 'B', image: { url: '/a', width: '50%' } };
    const value = { ...base, title: 'B', image: { url: '/mine', width: '50%' } };
    expect(mergeChanges(base, mine, theirs)).toEqual({ value, conflicts: [] });
  });

  test('to one field are a conflict, in which mine stays, unless they are the same', () => {
    const mine = { ...base, title: 'mine', image: { url: '/mine', width: '50%' } };
    const theirs = { ...base, title: 'theirs', image: { url: '/theirs', width: '50%' } };
    const { value, conflicts } = mergeChanges(base, mine, theirs);
    expect(conflicts).toEqual([
      { at: 'title', mine: 'mine', theirs: 'theirs' },
      { at: 'image.url', mine: '/mine', theirs: '/theirs' },
    ]);
    expect(value).toEqual(mine);
  });

  test('keep keys that one has added and drop those that one has removed', () => {
    const alts: Record<string, string> = { '/a': 'A', '/b': 'B' };
    const value = mergeChanges(alts, { '/a': 'A', '/c': 'C' }, { ...alts, '/d': 'D' }).value;
    expect(value).toEqual({ '/a': 'A', '/c': 'C', '/d': 'D' });
  });
});

describe('changes of two people to the items of a list', () => {
  test('are kept item by item', () => {
    const mine = [a, item('b', 'mine'), c];
    const theirs = [item('a', 'theirs'), b, c];
    expect(mergeChanges([a, b, c], mine, theirs)).toEqual({
      value: [item('a', 'theirs'), item('b', 'mine'), c],
      conflicts: [],
    });
  });

  test('keep what each has added where it was added', () => {
    const { value, conflicts } = mergeChanges([a, b], [a, c, b], [d, a, b]);
    expect(value).toEqual([d, a, c, b]);
    expect(conflicts).toEqual([]);
  });

  test('keep the sequence of the one who has changed it', () => {
    expect(mergeChanges([a, b, c], [c, a, b], [a, b, c, d]).value).toEqual([c, d, a, b]);
    expect(mergeChanges([a, b, c], [a, b, c, d], [c, a, b]).value).toEqual([c, d, a, b]);
  });

  test('let an item go that one has removed and the other left alone', () => {
    expect(mergeChanges([a, b], [a, b, c], [b])).toEqual({ value: [b, c], conflicts: [] });
  });

  test('are a conflict where one has removed what the other has changed', () => {
    const { value, conflicts } = mergeChanges([a, b], [a, item('b', 'mine')], [a]);
    expect(conflicts).toEqual([{ at: '1', mine: item('b', 'mine'), theirs: undefined }]);
    expect(value).toEqual([a, item('b', 'mine')]);
  });
});

describe('changes of two people to a list whose items have no ids', () => {
  const slides = ['1', '2', '3', '4'];
  const merged = (mine: unknown[], theirs: unknown[], before: unknown[] = slides) =>
    mergeChanges(before, mine, theirs);

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
      conflicts: [{ at: '2', mine: 'mine', theirs: 'theirs' }],
    });
  });

  test('are a conflict of the whole list where items cannot be told apart', () => {
    const [mine, theirs] = [
      ['1', 'x', '4'],
      ['1', '2!', '3!', 'y', '4'],
    ];
    expect(merged(mine, theirs)).toEqual({ value: mine, conflicts: [{ at: '', mine, theirs }] });
  });
});
