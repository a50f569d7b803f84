/** The browser's local storage, which may be forbidden or full. Values are stored as JSON. */

/** The value stored under a key; undefined where there is none that can be read. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // A browser may forbid storage, and someone may have edited it: then nothing is stored.
    return undefined;
  }
}

/** The keys whose last values this page could not store. */
const lost = new Set<string>();

/** Whether the browser has stored everything; if not, the page must not say that it has. */
export const isAllStored = (): boolean => lost.size === 0;

/** Stores a value that JSON can hold. Returns false where the browser does not let it. */
export function store(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    lost.delete(key);
    return true;
  } catch {
    lost.add(key);
    return false;
  }
}

export function removeStored(key: string): void {
  lost.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // If nothing can be stored, there is nothing to remove.
  }
}

/** The keys with a prefix under which something is stored. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
