import type { Known } from './known.ts';
import { lastDayIn } from './lastDay.ts';

type Findings = Pick<Known, 'loads' | 'isThere' | 'lastDay'>;

const listeners = new Set<() => void>();

/** Calls `listener` whenever something more is known. */
export function onFound(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What is found out about pictures, addresses and texts, each of them once while the page is open. Whoever
 * asks for something that is not known yet is told undefined, and `onFound` once it is known.
 */
export const findings: Findings = {
  loads: foundOnce(loads),
  isThere: foundOnce(isThere),
  lastDay: foundOnce(lastDay),
};

/** Finds a value out for each key; where that fails or is undefined, it tries again when asked again. */
function foundOnce<T>(find: (key: string) => Promise<T | undefined>) {
  const known = new Map<string, T>();
  const asked = new Set<string>();
  const ask = async (key: string) => {
    asked.add(key);
    try {
      await anotherTask();
      const value = await find(key);
      if (value === undefined) return;
      known.set(key, value);
      for (const listener of listeners) listener();
    } catch (error) {
      console.info('This could not be looked at before publishing:', key, error);
    } finally {
      asked.delete(key);
    }
  };
  return (key: string): T | undefined => {
    if (!known.has(key) && !asked.has(key)) void ask(key);
    return known.get(key);
  };
}

/** Lets a key stroke through before something that takes its time. */
const anotherTask = () => new Promise((resolve) => setTimeout(resolve));

function loads(url: string): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(navigator.onLine ? false : undefined);
    image.src = url;
  });
}

/** Asks our own server, which leads visitors away from addresses where there is nothing. */
async function isThere(address: string): Promise<boolean | undefined> {
  const answer = await fetch(address, { method: 'HEAD', redirect: 'manual' });
  return answer.status < 500 ? answer.ok : undefined;
}

let lastRead: Promise<unknown> = Promise.resolve();

/** Reads one text after the other, each in a task of its own. */
function lastDay(text: string): Promise<Date | null> {
  const read = async () => {
    const { strict } = await import('chrono-node/en');
    await anotherTask();
    return lastDayIn(text, strict, new Date());
  };
  const result = lastRead.then(read, read);
  lastRead = result;
  return result;
}
