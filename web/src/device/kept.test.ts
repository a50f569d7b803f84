import { afterEach, expect, test, vi } from 'vitest';
import { forget, isAllKept, keep, keptKeys } from './kept.ts';

afterEach(() => vi.unstubAllGlobals());

const full = { removeItem: () => {} };
const open = { ...full, setItem: () => {} };

test('that all is kept is said only as long as it is so', () => {
  expect(isAllKept()).toBe(true);
  vi.stubGlobal('localStorage', full);
  keep('one', 1);
  keep('two', 2);
  expect(isAllKept()).toBe(false);
  vi.stubGlobal('localStorage', open);
  keep('one', 1);
  expect(isAllKept()).toBe(false);
  forget('two');
  expect(isAllKept()).toBe(true);
});

test('what is kept is found by what its key begins with, and nothing where nothing can be read', () => {
  expect(keptKeys('a.')).toEqual([]);
  vi.stubGlobal('localStorage', { 'a.b': '1', 'b.a.': '2' });
  expect(keptKeys('a.')).toEqual(['a.b']);
});
