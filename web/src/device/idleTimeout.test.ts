import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  idleState,
  idleTimeoutMs,
  noteActivity,
  startIdleTimeout,
  stopIdleTimeout,
  warningMs,
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

test('someone inactive is first present, then asked, then away', () => {
  pass(idleTimeoutMs - warningMs - 1);
  expect(idleState()).toBe('there');
  pass(1);
  expect(idleState()).toBe('asked');
  pass(warningMs - 1);
  expect(idleState()).toBe('asked');
  pass(1);
  expect(idleState()).toBe('away');
  expect(wasAway()).toBe(true);
});

describe('input', () => {
  test('in this tab or another resets the timeout, and answers the question', () => {
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

  test('and work without it keep the session open', () => {
    pass(idleTimeoutMs - 1);
    expect(noteActivity()).toBe(true);
    pass(idleTimeoutMs - 1);
    expect(idleState()).toBe('asked');
    pass(1);
    expect(noteActivity()).toBe(false);
    expect(idleState()).toBe('away');
  });

  test('after the timeout does not count', () => {
    const page = new EventTarget();
    watchInput(page);
    pass(idleTimeoutMs);
    page.dispatchEvent(new Event('pointermove'));
    expect(idleState()).toBe('away');
  });

  test('counts even if the browser stores nothing', () => {
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

test('the timeout starts now if nothing is known or the clock was set back', () => {
  stopIdleTimeout();
  expect(wasAway()).toBe(false);
  expect(idleState()).toBe('there');
  pass(-3 * idleTimeoutMs);
  expect(idleState()).toBe('there');
  pass(idleTimeoutMs);
  expect(idleState()).toBe('away');
});

test('someone logged out does not count as away, however long ago', () => {
  stopIdleTimeout();
  pass(5 * idleTimeoutMs);
  expect(wasAway()).toBe(false);
});
