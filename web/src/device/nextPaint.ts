/** Browsers paint no page that nobody sees. */
const timeoutMs = 100;

/**
 * Waits until the browser has shown what happened so far, for what takes long: anyone who has pressed or typed
 * something sees that first.
 */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
