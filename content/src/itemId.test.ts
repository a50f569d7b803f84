import { expect, test } from 'vitest';
import { isDocumentId } from './itemId.ts';

test.each([
  ['ruth-okafor', true],
  ['é'.repeat(750), true],
  ['é'.repeat(751), false],
  ['..', false],
  ['__id__', false],
  ['a/b', false],
  ['', false],
])('whether a document can have the id %j: %s', (id, expected) => {
  expect(isDocumentId(id)).toBe(expected);
});
