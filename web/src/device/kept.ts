/** What is kept in this browser, on this device, until it is forgotten. */

/** What is kept under a key; undefined where there is nothing that can be read. */
export function readKept(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // A browser may forbid storage, and somebody may have edited it: then nothing is kept.
    return undefined;
  }
}

/** The keys whose last values this page could not keep. */
const lost = new Set<string>();

/** Whether the browser has kept all that it was given by this page: otherwise nothing is to say so. */
export const isAllKept = (): boolean => lost.size === 0;

/** Keeps a value that JSON can hold. Returns false where the browser does not let it. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    lost.delete(key);
    return true;
  } catch {
    lost.add(key);
    return false;
  }
}

export function forget(key: string): void {
  lost.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** The keys that begin with a text and under which something is kept. */
export function keptKeys(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}
