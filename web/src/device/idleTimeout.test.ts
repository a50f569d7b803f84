import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  askedBeforeMs,
  idleState,
  idleTimeoutMs,
  startIdleTimeout,
  stopIdleTimeout,
  wasAway,
  watchInput,
} from './idleTimeout.ts';

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
  startIdleTimeout();
});
afterEach(() => {
  stopIdleTimeout();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

test('someone who does nothing is there, then asked, then away', () => {
  pass(idleTimeoutMs - askedBeforeMs - 1);
  expect(idleState()).toBe('there');
  pass(1);
  expect(idleState()).toBe('asked');
  pass(askedBeforeMs - 1);
  expect(idleState()).toBe('asked');
  pass(1);
  expect(idleState()).toBe('away');
  expect(wasAway()).toBe(true);
});

describe('an input', () => {
  test('in this tab or another counts, and answers the question', () => {
    const page = new EventTarget();
    const stop = watchInput(page);
    pass(idleTimeoutMs - 1);
    page.dispatchEvent(new Event('keydown'));
    expect(idleState()).toBe('there');
    pass(idleTimeoutMs - 1);
    elsewhere();
    expect(idleState()).toBe('there');
    pass(idleTimeoutMs - 1);
    stop();
    page.dispatchEvent(new Event('keydown'));
    expect(idleState()).toBe('asked');
  });

  test('that comes too late does not count', () => {
    const page = new EventTarget();
    watchInput(page);
    pass(idleTimeoutMs);
    page.dispatchEvent(new Event('pointermove'));
    expect(idleState()).toBe('away');
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
    expect(idleState()).toBe('there');
    pass(idleTimeoutMs);
    expect(idleState()).toBe('away');
  });
});

test('it counts from now where nothing is known, and where the clock was put back', () => {
  stopIdleTimeout();
  expect(wasAway()).toBe(false);
  expect(idleState()).toBe('there');
  pass(-3 * idleTimeoutMs);
  expect(idleState()).toBe('there');
  pass(idleTimeoutMs);
  expect(idleState()).toBe('away');
});

test('who has logged out was not away, however long ago that was', () => {
  stopIdleTimeout();
  pass(5 * idleTimeoutMs);
  expect(wasAway()).toBe(false);
});
