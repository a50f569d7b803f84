import type { Live } from '../firebase/documents.ts';

/** What is read live, with its value changed by `change`. */
export const mapped = <T, U>(live: Live<T>, change: (value: T) => U): Live<U> =>
  live.state === 'loaded' ? { state: 'loaded', value: change(live.value) } : live;
