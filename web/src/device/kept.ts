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

/** Keeps a value that JSON can hold. Returns false where the browser does not let it. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The keys that are in use: those that are `prefix` and one more part, without a dot. */
export function keysUnder(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter(
      (key) => key.startsWith(prefix) && !key.includes('.', prefix.length),
    );
  } catch {
    // Where nothing can be kept there are none.
    return [];
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
