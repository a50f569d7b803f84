import { useSyncExternalStore } from 'react';

/** Text typed while its editor loads, which takes a moment, or a file that is being uploaded, which no draft holds. */
type Kind = 'text' | 'upload';

interface Pending {
  kind: Kind;
  /** Whether it waits for someone to try again. */
  stuck: boolean;
}

/** Input that isn't in a form yet. */
const pending = new Set<Pending>();
/** How much input was lost. */
let lost = 0;
const listeners = new Set<() => void>();

/** Registers input that forms don't hold yet. */
export function addPendingInput(kind: Kind = 'text') {
  const input = { kind, stuck: false };
  pending.add(input);
  tell();
  return {
    /** Called once forms hold it, or with `false` once it is lost. */
    end: (isHeld = true) => {
      if (!pending.delete(input)) return;
      if (!isHeld) lost += 1;
      tell();
    },
    /** `true` if nothing more happens by itself, `false` if it is tried again. */
    stick: (stuck: boolean) => {
      input.stuck = stuck;
      tell();
    },
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
export const isInputPending = (kind: Kind): boolean =>
  [...pending].some((each) => each.kind === kind);

export const useIsInputPending = (kind: Kind): boolean =>
  useSyncExternalStore(subscribe, () => isInputPending(kind));

/** Resolves once no input of these kinds is on its way: to whether forms hold all of it. */
export const inputHeld = (...kinds: Kind[]) =>
  new Promise<boolean>((resolve) => {
    const before = lost;
    const isOnItsWay = () => [...pending].some(({ kind, stuck }) => kinds.includes(kind) && !stuck);
    const isAllHeld = () => lost === before && !kinds.some(isInputPending);
    if (!isOnItsWay()) return resolve(isAllHeld());
    const stop = subscribe(() => {
      if (isOnItsWay()) return;
      stop();
      resolve(isAllHeld());
    });
  });

/** Whether a form holds changes, and whether it will: input is on its way. @param isChanged whether its values differ */
export function useChanges(isChanged: boolean) {
  const isTextPending = useIsInputPending('text');
  const uploading = useIsInputPending('upload');
  const unsaved = isChanged || isTextPending;
  return { unsaved, uploading, isDirty: unsaved || uploading };
}
