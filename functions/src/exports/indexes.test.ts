import { readFileSync } from 'node:fs';
import { submissionKinds } from '@lamplight/content/submissionKinds';
import { expect, test } from 'vitest';

const file = new URL('../../../firestore.indexes.json', import.meta.url);
const { indexes, fieldOverrides } = JSON.parse(readFileSync(file, 'utf8'));

const state = { fieldPath: 'state', order: 'ASCENDING' };
const words = { fieldPath: 'words', arrayConfig: 'CONTAINS' };

const createdAt = (order: string) => ({ fieldPath: 'createdAt', order });

/** The emulator answers any query; Firestore itself needs an index for combined fields. */
const combined = Object.keys(submissionKinds).flatMap((collectionGroup) =>
  ['DESCENDING', 'ASCENDING'].flatMap((order) =>
    [
      [state, createdAt(order)],
      [words, createdAt(order)],
      [state, words, createdAt(order)],
      // All states but one.
      [createdAt(order), { ...state, order }],
      [words, createdAt(order), { ...state, order }],
    ].map((fields) => ({ collectionGroup, queryScope: 'COLLECTION', fields })),
  ),
);

test.each(combined)('submissions have an index for $collectionGroup $fields', (index) => {
  expect(indexes).toContainEqual(index);
});

const ascending = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });
const latest = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' });

/** Actions are asked for by person, by kind, by both; saves of all documents by person. */
const done = [
  ...[[ascending('by')], [ascending('kind')], [ascending('by'), ascending('kind')]].map((by) => ({
    collectionGroup: 'activity',
    queryScope: 'COLLECTION',
    fields: [...by, latest('at')],
  })),
  {
    collectionGroup: 'revisions',
    queryScope: 'COLLECTION_GROUP',
    fields: [ascending('updatedBy'), latest('updatedAt')],
  },
];

test.each(done)('activity has an index for $collectionGroup $fields', (index) => {
  expect(indexes).toContainEqual(index);
});

test('presence has an index for others with the same document open', () => {
  const fields = [ascending('of'), ascending('uid')];
  expect(indexes).toContainEqual({
    collectionGroup: 'presence',
    queryScope: 'COLLECTION',
    fields,
  });
});

test('revisions of all documents share an index by time', () => {
  const override = fieldOverrides.find(
    ({ collectionGroup }: { collectionGroup: string }) => collectionGroup === 'revisions',
  );
  expect(override.indexes).toContainEqual({ order: 'DESCENDING', queryScope: 'COLLECTION_GROUP' });
});

test.each(Object.keys(submissionKinds))(
  'earlier versions of submissions in %s are not indexed',
  (collectionGroup) => {
    expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath: 'earlier', indexes: [] });
  },
);
