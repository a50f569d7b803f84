import { useMemo } from 'react';
import { useDebounced } from '../editing/useDebounced.ts';
import type { Wanted } from '../firebase/submissions.ts';
import { type Filter, wantedOf } from './wanted.ts';

/** Which submissions somebody wants, once they pause in typing what they look for. */
export function useWanted({ state, from, to, search: typed, order }: Filter): Wanted {
  const search = useDebounced(typed, 300);
  return useMemo(
    () => wantedOf({ state, from, to, search, order }),
    [state, from, to, search, order],
  );
}
