import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasSavedLately, noteSave } from './savedHere.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a save counts for as long as a cached page may not have it', () => {
  expect(hasSavedLately()).toBe(false);
  noteSave();
  expect(hasSavedLately()).toBe(true);
  vi.setSystemTime(Date.now() + 670_000 - 1);
  expect(hasSavedLately()).toBe(true);
  vi.setSystemTime(Date.now() + 1);
  expect(hasSavedLately()).toBe(false);
});

test('a value edited by hand or a clock set back does not count as a save', () => {
  kept.set('lamplight.saved', '"today"');
  expect(hasSavedLately()).toBe(false);
  noteSave();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(hasSavedLately()).toBe(false);
});
