import { useSyncExternalStore } from 'react';

/** Input that isn't in a form yet, such as typing into a text whose editor is still loading, or a picture on its way. */
const pending = new Map<symbol, { isUpload: boolean }>();
/** How much input was lost. */
let lost = 0;
const listeners = new Set<() => void>();

/**
 * Registers input that forms don't hold yet.
 * @param isUpload whether it takes more than a moment, and no draft has it
 * @returns a function to call once they do, or with `false` once the input is lost
 */
export function addPendingInput(isUpload = false): (isHeld?: boolean) => void {
  const input = Symbol();
  pending.set(input, { isUpload });
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

/** Whether there is input that no form holds yet. */
export const useIsInputPending = () => useSyncExternalStore(subscribe, () => pending.size > 0);

/** Whether an upload is part of that. */
export const isUploadPending = () => [...pending.values()].some(({ isUpload }) => isUpload);

/** Resolves once no input is pending: to whether forms hold all of it. */
export const allInputHeld = () =>
  new Promise<boolean>((resolve) => {
    const before = lost;
    if (pending.size === 0) return resolve(true);
    const stop = subscribe(() => {
      if (pending.size > 0) return;
      stop();
      resolve(lost === before);
    });
  });
