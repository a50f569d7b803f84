import { useSyncExternalStore } from 'react';

/** Input that isn't in a form yet, such as typing into a text whose editor is still loading. */
const pending = new Set<symbol>();
const listeners = new Set<() => void>();

/**
 * Registers input that forms don't hold yet.
 * @returns a function to call once they do, or once the input is lost
 */
export function addPendingInput(): () => void {
  const input = Symbol();
  pending.add(input);
  tell();
  return () => {
    if (pending.delete(input)) tell();
  };
}

function tell() {
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there is input that no form holds yet. */
export const useIsInputPending = () => useSyncExternalStore(subscribe, () => pending.size > 0);

/** Resolves once forms hold all input. */
export const allInputHeld = () =>
  new Promise<void>((resolve) => {
    if (pending.size === 0) return resolve();
    const stop = subscribe(() => {
      if (pending.size > 0) return;
      stop();
      resolve();
    });
  });
