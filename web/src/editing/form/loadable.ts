import { useCallback, useEffect, useRef } from 'react';
import type { Loadable } from '../../firebase/reading/stored.ts';

/** The data read live, with its value changed by `change`. */
export const mapLoadable = <T, U>(live: Loadable<T>, change: (value: T) => U): Loadable<U> =>
  live.state === 'loaded' ? { state: 'loaded', value: change(live.value) } : live;

/** The time after which live data counts as unavailable. */
const timeoutMs = 5_000;

/**
 * Waits until live data shows a save: a save is confirmed before listeners get it, and for a moment
 * they still show the previous data.
 * @returns a function that resolves to the value that `seen` takes, or to null after five seconds
 */
export function useWaitFor<T>(live: Loadable<T>) {
  const latest = useRef(live);
  const waiting = useRef(new Set<(value: T) => void>());

  useEffect(() => {
    latest.current = live;
    if (live.state !== 'loaded') return;
    for (const check of waiting.current) check(live.value);
  }, [live]);

  return useCallback((seen: (value: T) => boolean) => {
    const { current } = latest;
    if (current.state === 'loaded' && seen(current.value)) return Promise.resolve(current.value);
    return new Promise<T | null>((resolve) => {
      const settle = (value: T | null) => {
        clearTimeout(timer);
        waiting.current.delete(check);
        resolve(value);
      };
      const check = (value: T) => seen(value) && settle(value);
      const timer = setTimeout(settle, timeoutMs, null);
      waiting.current.add(check);
    });
  }, []);
}
