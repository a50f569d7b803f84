import { expect, test } from 'vitest';
import { contentVersionLabel, nextData, storedVersion, sumOfVersions } from './documentMetadata.ts';

const path = 'team/ruth';
const who = { time: 'now', by: 'amina' };

test('the next version carries the content, its number, and who saved it when', () => {
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

test('the place of an item is next to its content', () => {
  const { order, content } = storedVersion(path, { name: 'Ruth', order: 7, version: 1 });
  expect({ order, content }).toEqual({ order: 7, content: { name: 'Ruth' } });
  expect(nextData(undefined, { content, order }, who)).toMatchObject({ order: 7, version: 1 });
});

test('an item that is made again goes on with its history', () => {
  expect(nextData(undefined, { content: {}, after: 6 }, who).version).toBe(7);
});

test('what says no version, or is not there, is version 0', () => {
  expect(storedVersion(path, { version: 'x' }).version).toBe(0);
  expect(storedVersion(path)).toEqual({ version: 0, order: undefined, content: {} });
  expect(
    sumOfVersions([storedVersion(path, { version: 3 }), undefined, storedVersion(path, {})]),
  ).toBe(3);
});
