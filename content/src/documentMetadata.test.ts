import { expect, test } from 'vitest';
import { contentVersionLabel, nextData, storedVersion, sumOfVersions } from './documentMetadata.ts';

const path = 'team/ruth';
const who = { time: 'now', by: 'amina' };

test('the next version has the content, its number, and who saved it when', () => {
  const stored = storedVersion(path, {
    heading: 'Lamp',
    version: 4,
    updatedAt: 'then',
    updatedBy: 'x',
  });
  expect(stored).toEqual({ version: 4, order: undefined, content: { heading: 'Lamp' } });
  expect(nextData(stored, { content: { heading: 'Lamplight' } }, who)).toEqual({
    heading: 'Lamplight',
    version: 5,
    updatedAt: 'now',
    updatedBy: 'amina',
    ...contentVersionLabel(),
  });
});

test('an item’s order is stored next to its content', () => {
  const { order, content } = storedVersion(path, { name: 'Ruth', order: 7, version: 1 });
  expect({ order, content }).toEqual({ order: 7, content: { name: 'Ruth' } });
  expect(nextData(undefined, { content, order }, who)).toMatchObject({ order: 7, version: 1 });
});

test('an item created again continues its history', () => {
  expect(nextData(undefined, { content: {}, after: 6 }, who).version).toBe(7);
});

test('a missing document, or one without a version, is version 0', () => {
  expect(storedVersion(path, { version: 'x' }).version).toBe(0);
  expect(storedVersion(path)).toEqual({ version: 0, order: undefined, content: {} });
  expect(
    sumOfVersions([storedVersion(path, { version: 3 }), undefined, storedVersion(path, {})]),
  ).toBe(3);
});
