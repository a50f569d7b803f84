import { expect, test } from 'vitest';
import { excessOf, maxContentBytes, storedBytes } from './documentSize.ts';
import { line, list, story } from './fields.ts';
import { nextVersions } from './nextVersions.ts';
import { documentSamples } from './samples/bySite.ts';
import { type SiteDocumentName, siteDocumentSchemas } from './siteContent.ts';
import * as z from './zod.ts';

// The examples of https://firebase.google.com/docs/firestore/storage-size
test.each<[unknown, number]>([
  [null, 1],
  [true, 1],
  [42, 8],
  ['Personal', 9],
  ['ü', 3],
  ['👍', 5],
  [['a', 'b'], 4],
  [{ type: 'Personal' }, 14],
  [{ type: 'Personal', done: false, priority: 1, description: 'Learn Cloud Firestore' }, 71],
])('%j takes %d bytes', (value, bytes) => {
  expect(storedBytes(value)).toBe(bytes);
});

test.each(Object.entries(documentSamples))(
  'the largest sample of %s can be stored',
  (name, { valid }) => {
    const schema = siteDocumentSchemas[name as SiteDocumentName];
    expect(excessOf(schema, Object(valid.largest))).toBeUndefined();
  },
);

const schema = z.strictObject({
  title: line({ label: 'Title' }),
  stories: list(story({ label: 'Story' }), { label: 'Stories', item: 'story', limit: 200 }),
});

/** Content of so many bytes. */
function contentOf(bytes: number) {
  const stories = Array.from({ length: 17 }, () => 'ग'.repeat(20_000));
  const content = { title: 'Grüße', stories };
  const rest = bytes - storedBytes(content);
  return { ...content, stories: [...stories, 'a'.repeat(rest - 20_002), 'a'.repeat(20_000)] };
}

test('accepts content at the limit; beyond it, names the field to shorten and by how much', () => {
  expect(storedBytes(contentOf(maxContentBytes))).toBe(maxContentBytes);
  expect(excessOf(schema, contentOf(maxContentBytes))).toBeUndefined();
  expect(excessOf(schema, contentOf(maxContentBytes + 1))).toEqual({
    path: ['stories'],
    message:
      'This is 1 kB too large to be stored. Most of it is in “Stories”, which has 1,047 kB: shorten that.',
  });
});

test('content that is too large gets no new version', () => {
  const next = (bytes: number) => nextVersions([{ schema }], [undefined], () => contentOf(bytes));
  expect(next(maxContentBytes)).toHaveLength(1);
  expect(() => next(maxContentBytes + 4_500)).toThrow(/5 kB too large/);
});
