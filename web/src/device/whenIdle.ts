/**
 * Calls back once the browser has nothing else to do.
 * @param timeoutMs milliseconds after which it is called in any case: a browser that loads a page may call
 * itself busy for seconds in which it does nothing
 * @returns a function that calls it off
 */
export function whenIdle(callback: () => void, timeoutMs = 5_000): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, Math.min(timeoutMs, 1_000));
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: timeoutMs });
  return () => cancelIdleCallback(request);
}

/** Lets the browser answer anyone who touches the page before what comes next. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
