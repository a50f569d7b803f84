import { afterEach, expect, test, vi } from 'vitest';
import { isAllStored, removeStored, store, storedKeys } from './localStorage.ts';

afterEach(() => vi.unstubAllGlobals());

const full = { removeItem: () => {} };
const open = { ...full, setItem: () => {} };

test('that all is kept is said only as long as it is so', () => {
  expect(isAllStored()).toBe(true);
  vi.stubGlobal('localStorage', full);
  store('one', 1);
  store('two', 2);
  expect(isAllStored()).toBe(false);
  vi.stubGlobal('localStorage', open);
  store('one', 1);
  expect(isAllStored()).toBe(false);
  removeStored('two');
  expect(isAllStored()).toBe(true);
});

test('what is kept is found by what its key begins with, and nothing where nothing can be read', () => {
  expect(storedKeys('a.')).toEqual([]);
  vi.stubGlobal('localStorage', { 'a.b': '1', 'b.a.': '2' });
  expect(storedKeys('a.')).toEqual(['a.b']);
});
