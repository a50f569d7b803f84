/**
 * Holds a name for this page, so that no other page of the browser can, until it is aborted. The
 * browser lets go of it when the page is gone, however that happened.
 * @returns false where it is held already, or where the browser lets pages hold nothing
 */
export const lock = (name: string, until: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (held) => {
        resolve(held !== null);
        return held ? aborted(until) : undefined;
      })
      // As with storage, which is forbidden along with it.
      .catch(() => resolve(false));
  });

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
