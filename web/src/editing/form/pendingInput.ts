import { useSyncExternalStore } from 'react';

/** Text typed while its editor loads, which takes a moment, or a file that is being uploaded, which no draft holds. */
type Kind = 'text' | 'upload';

/** Input that isn't in a form yet. */
const pending = new Map<symbol, Kind>();
/** How much input was lost. */
let lost = 0;
const listeners = new Set<() => void>();

/**
 * Registers input that forms don't hold yet.
 * @returns a function to call once they do, or with `false` once the input is lost
 */
export function addPendingInput(kind: Kind = 'text'): (isHeld?: boolean) => void {
  const input = Symbol();
  pending.set(input, kind);
  tell();
  return (isHeld = true) => {
    if (!pending.delete(input)) return;
    if (!isHeld) lost += 1;
    tell();
  };
}

function tell() {
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there is input of a kind that no form holds yet. */
export const isInputPending = (kind: Kind): boolean => [...pending.values()].includes(kind);

export const useIsInputPending = (kind: Kind): boolean =>
  useSyncExternalStore(subscribe, () => isInputPending(kind));

/** Resolves once no input of these kinds is pending: to whether forms hold all of it. */
export const inputHeld = (...kinds: Kind[]) =>
  new Promise<boolean>((resolve) => {
    const before = lost;
    if (!kinds.some(isInputPending)) return resolve(true);
    const stop = subscribe(() => {
      if (kinds.some(isInputPending)) return;
      stop();
      resolve(lost === before);
    });
  });
