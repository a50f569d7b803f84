import { useCallback, useEffect, useRef, useState } from 'react';
import type { Loadable } from '../../firebase/reading/stored.ts';

/**
 * Reads something, and reads it again when one of `of` changes. A later answer wins over an earlier one.
 * @returns what was read, and a function that reads it again
 */
export function useRead<T>(read: () => Promise<T>, of: readonly unknown[]) {
  const [live, setLive] = useState<Loadable<T>>({ state: 'loading' });
  const latest = useRef(0);
  const again = useCallback(
    async () => {
      latest.current += 1;
      const current = latest.current;
      const tell = (next: Loadable<T>) => current === latest.current && setLive(next);
      setLive((before) => (before.state === 'failed' ? { state: 'loading' } : before));
      try {
        tell({ state: 'loaded', value: await read() });
      } catch (error) {
        console.info('Something could not be read:', error);
        tell({ state: 'failed', error });
      }
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: `of` says what is read
    of,
  );
  useEffect(() => void again(), [again]);
  return [live, again] as const;
}
