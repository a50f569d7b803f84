import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  askedBeforeMs,
  attendance,
  endAttendance,
  idleTimeoutMs,
  startAttendance,
  wasAway,
  watchInput,
} from './attendance.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
/** Another tab notes an input. */
const elsewhere = () => kept.set('lamplight.lastInput', String(Date.now()));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', storage);
  startAttendance();
});
afterEach(() => {
  endAttendance();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

test('somebody who does nothing is there, then asked, then away', () => {
  pass(idleTimeoutMs - askedBeforeMs - 1);
  expect(attendance()).toBe('there');
  pass(1);
  expect(attendance()).toBe('asked');
  pass(askedBeforeMs - 1);
  expect(attendance()).toBe('asked');
  pass(1);
  expect(attendance()).toBe('away');
  expect(wasAway()).toBe(true);
});

describe('an input', () => {
  test('in this tab or another counts, and answers the question', () => {
    const page = new EventTarget();
    const stop = watchInput(page);
    pass(idleTimeoutMs - 1);
    page.dispatchEvent(new Event('keydown'));
    expect(attendance()).toBe('there');
    pass(idleTimeoutMs - 1);
    elsewhere();
    expect(attendance()).toBe('there');
    pass(idleTimeoutMs - 1);
    stop();
    page.dispatchEvent(new Event('keydown'));
    expect(attendance()).toBe('asked');
  });

  test('that comes too late does not count', () => {
    const page = new EventTarget();
    watchInput(page);
    pass(idleTimeoutMs);
    page.dispatchEvent(new Event('pointermove'));
    expect(attendance()).toBe('away');
  });

  test('counts where the browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('Storage is forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    pass(idleTimeoutMs - 1);
    const page = new EventTarget();
    watchInput(page);
    page.dispatchEvent(new Event('input'));
    expect(attendance()).toBe('there');
    pass(idleTimeoutMs);
    expect(attendance()).toBe('away');
  });
});

test('it counts from now where nothing is known, and where the clock was put back', () => {
  endAttendance();
  expect(wasAway()).toBe(false);
  expect(attendance()).toBe('there');
  pass(-3 * idleTimeoutMs);
  expect(attendance()).toBe('there');
  pass(idleTimeoutMs);
  expect(attendance()).toBe('away');
});

test('who has logged out was not away, however long ago that was', () => {
  endAttendance();
  pass(5 * idleTimeoutMs);
  expect(wasAway()).toBe(false);
});
