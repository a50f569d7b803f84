import { describe, expect, test } from 'vitest';
import { demoHome } from '../demo/home.ts';
import { keyed, keyField, keyOf, keyPattern, newKey, withoutKeys } from './itemKeys.ts';
import { editable, readable } from './readable.ts';
import { plainBlock } from './richText.ts';
import { keyedLike, rekeyedLike } from './sameItems.ts';
import { documentSamples, listSamples } from './samples/bySite.ts';
import { siteDocumentSchemas, siteListSchemas } from './siteContent.ts';
import * as z from './zod.ts';

const samples = { ...documentSamples, ...listSamples };

/** Each kind of content, with all of its sound samples. */
const kinds = Object.entries<z.ZodObject>({ ...siteDocumentSchemas, ...siteListSchemas }).map(
  ([name, schema]) => [name, schema, Object.values(Object(samples)[name].valid)] as const,
);

/** The objects of each list in a value, whose schema says that they are objects. */
function listsIn(schema: z.ZodType, value: unknown): object[][] {
  if (schema instanceof z.ZodArray) {
    const items = value as object[];
    const element = schema.element as z.ZodType;
    const within = items.flatMap((item) => listsIn(element, item));
    return element instanceof z.ZodObject ? [items, ...within] : within;
  }
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(schema.shape).flatMap(([key, field]) =>
    listsIn(field, Object(value)[key]),
  );
}

describe.each(kinds)('each object in a list of %s', (_, schema, contents) => {
  test('has a unique key in its list when edited', () => {
    for (const content of contents) {
      for (const items of listsIn(schema, editable(schema, content))) {
        const keys = items.map(keyOf);
        expect(keys.every((key) => key?.match(keyPattern))).toBe(true);
        expect(new Set(keys).size).toBe(items.length);
      }
    }
  });

  test('has the same key for every reader, and none when shown', () => {
    for (const content of contents) {
      const read = editable(schema, content);
      expect(editable(schema, structuredClone(content))).toEqual(read);
      expect(editable(schema, read)).toEqual(read);
      expect(schema.parse(read)).toEqual(read);
      expect(readable(schema, read)).toEqual(content);
      expect(withoutKeys(read)).toEqual(withoutKeys(content));
    }
  });
});

test('finds lists of objects in home, navigation and programmes', () => {
  const found = kinds.filter(([, schema, [content]]) => listsIn(schema, content).length > 0);
  expect(found.map(([name]) => name)).toEqual(
    expect.arrayContaining(['home', 'giving', 'navigation', 'privacy', 'international', 'ycm']),
  );
});

test('a key is derived from an item’s content, whatever its order and inner keys', () => {
  const [one] = keyed([{ a: 1, b: [{ c: 'x' }] }]);
  const [other] = keyed([{ b: [{ [keyField]: 'k', c: 'x' }], a: 1 }]);
  expect(keyOf(one)).toBe(keyOf(other));
  expect(keyOf(keyed([{ a: 2 }])[0])).not.toBe(keyOf(one));
});

test('replaces duplicate and invalid keys', () => {
  const [one, other, third] = keyed([{ _key: 'a' }, { _key: 'a' }, { _key: 'two words' }]);
  expect(one).toEqual({ _key: 'a' });
  expect([other, third].map(keyOf)).toEqual([expect.any(String), expect.any(String)]);
  expect(new Set([one, other, third].map(keyOf)).size).toBe(3);
});

test('new keys differ', () => {
  expect(new Set(Array.from({ length: 1_000 }, newKey)).size).toBe(1_000);
  expect(newKey()).toMatch(keyPattern);
});

describe('items sent without keys', () => {
  const [a, b, c] = demoHome.events.map((event, index) => ({ _key: `k${index}`, ...event }));
  const { _key: _, ...changedB } = { ...Object(b), description: 'Changed.' };
  const keysOf = (items: unknown, like: unknown = [a, b, c]) =>
    (keyedLike(items, like) as unknown[]).map(keyOf);
  const sent = withoutKeys([a, b, c]);

  test('get the keys of stored items with the same content, wherever they are', () => {
    expect(keysOf(sent)).toEqual(['k0', 'k1', 'k2']);
    expect(keysOf(sent.toReversed())).toEqual(['k2', 'k1', 'k0']);
    expect(keysOf(sent.slice(1))).toEqual(['k1', 'k2']);
  });

  test('get the keys of the items in their places when changed', () => {
    expect(keysOf([sent[0], changedB, sent[2]])).toEqual(['k0', 'k1', 'k2']);
    expect(keysOf([changedB, sent[2]])).toEqual(['k1', 'k2']);
    expect(keysOf([{ name: 'x' }, { name: 'y' }, { name: 'z' }])).toEqual(['k0', 'k1', 'k2']);
  });

  test('get new keys when they are new', () => {
    const [first, ...others] = keysOf([{ name: 'New' }, ...sent]);
    expect(others).toEqual(['k0', 'k1', 'k2']);
    expect(first).toMatch(/^\w{12}$/);
  });

  test('don’t take a key from an item that has it', () => {
    expect(keysOf([sent[0], { ...Object(b), name: 'Same' }, sent[2]])).toEqual(['k0', 'k1', 'k2']);
    expect(new Set(keysOf([...sent, ...sent])).size).toBe(6);
  });

  test('leave the keys of links alone, which marks refer to', () => {
    const linked = (key: string, href: string) => ({
      ...plainBlock('Ruth', '-a'),
      children: [{ _type: 'span', _key: '0', text: 'Ruth', marks: [key] }],
      markDefs: [{ _type: 'link', _key: key, href }],
    });
    const sent = [linked('-t', '/team')];
    expect(keyedLike(sent, [{ ...linked('-s', '/about'), _key: 'k' }])).toEqual(sent);
    const stored = [{ ...linked('-s', '/about'), _key: '-b' }];
    expect(keyedLike(sent, stored)).toEqual([{ ...sent[0], _key: '-b' }]);
  });

  test('stay without keys when only derived keys are matched', () => {
    const before = keyed([{ name: 'Reading', text: 'Old.' }]);
    const after = keyed([{ name: 'Reading', text: 'New.' }]);
    expect(keyOf(after[0])).not.toBe(keyOf(before[0]));
    expect(rekeyedLike(after, before).map(keyOf)).toEqual(before.map(keyOf));
    expect(rekeyedLike([{ value: '/a.webp' }], [{ value: '/b.webp' }])).toEqual([
      { value: '/a.webp' },
    ]);
    const given = [{ _key: 'given', name: 'Reading' }];
    expect(rekeyedLike(given, before)).toEqual(given);
  });
});
