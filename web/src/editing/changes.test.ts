import { describe, expect, test } from 'vitest';
import { mergeChanges } from './changes.ts';

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
    expect(conflicts).toEqual(['title', 'image.url']);
    expect(value).toEqual(mine);
  });

  test('to one list without ids are a conflict', () => {
    const mine = { ...base, words: ['a'] };
    const theirs = { ...base, words: ['a', 'b', 'c'] };
    expect(mergeChanges(base, mine, theirs).conflicts).toEqual(['words']);
    expect(mergeChanges(base, base, theirs)).toEqual({ value: theirs, conflicts: [] });
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
    expect(conflicts).toEqual(['.b']);
    expect(value).toEqual([a, item('b', 'mine')]);
  });
});
