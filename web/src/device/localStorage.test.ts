import { afterEach, expect, test, vi } from 'vitest';
import { isAllStored, removeStored, store, storedKeys } from './localStorage.ts';

afterEach(() => vi.unstubAllGlobals());

const full = { removeItem: () => {} };
const open = { ...full, setItem: () => {} };

test('reports whether everything is stored, as long as that is true', () => {
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

test('finds stored keys by prefix, and none if nothing can be read', () => {
  expect(storedKeys('a.')).toEqual([]);
  vi.stubGlobal('localStorage', { 'a.b': '1', 'b.a.': '2' });
  expect(storedKeys('a.')).toEqual(['a.b']);
});
