import { useState } from 'react';
import { NotAllowed } from '../errors.ts';
import type { Loadable } from '../reading/stored.ts';

/**
 * The last data while a listener that failed begins again: an editor, or a dialog over a list, must not disappear in
 * the meantime. A refusal counts.
 * @param of the name of the data
 */
export function useSteadily<T>(live: Loadable<T>, of: string | null): Loadable<T> {
  const [last, setLast] = useState({ of, live });
  const isPassing = live.state === 'failed' && !(live.error instanceof NotAllowed);
  if (isPassing && last.of === of && last.live.state === 'loaded') return last.live;
  if (last.of !== of || last.live !== live) setLast({ of, live });
  return live;
}
