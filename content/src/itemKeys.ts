import { isMap } from './isMap.ts';

/** The field that identifies each object in a list, however it is moved or changed: as in Portable Text. */
export const keyField = '_key';

/** The pattern of a key. */
export const keyPattern = /^[\w-]{1,36}$/;

/** A key for a new item, which no other item has. */
export const newKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

/** The prefix of keys that were derived from the content of items, and so say no more than that. */
const derived = '-';

export const isDerived = (key: string | undefined): boolean => key?.startsWith(derived) ?? false;

/** The identity of an item: the id of a document, or its key; undefined if it has neither. */
export function keyOf(item: unknown): string | undefined {
  if (!isMap(item)) return undefined;
  return [item._id, item[keyField]].find(isKey);
}

export const isKey = (key: unknown): key is string =>
  typeof key === 'string' && keyPattern.test(key);

/**
 * Content in which each object of a list has a key, and none twice. Those that are missing are derived from what the
 * items hold: anyone who reads the same content gives them the same keys.
 */
export function keyed<T>(content: T): T {
  return withKeys(content) as T;
}

function withKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    const taken = new Set<string>();
    const own = value.map((item) => {
      const key = keyOf(item);
      if (key === undefined || taken.has(key)) return undefined;
      taken.add(key);
      return key;
    });
    return value.map((item, place) => {
      if (!isMap(item)) return item;
      if (own[place] !== undefined) return withKeys(item);
      return { ...Object(withKeys(item)), [keyField]: derivedKey(item, taken) };
    });
  }
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withKeys(each)]));
}

/** A key that is derived from a value, and is none of those that are taken; it is added to them. */
export function derivedKey(value: unknown, taken = new Set<string>()): string {
  const hash = derived + hashOf(canonical(value));
  const counts = countsOf.get(taken) ?? new Map<string, number>();
  countsOf.set(taken, counts);
  let count = counts.get(hash) ?? 1;
  const keyNow = () => (count === 1 ? hash : `${hash}-${count}`);
  while (taken.has(keyNow())) count += 1;
  const key = keyNow();
  counts.set(hash, count);
  taken.add(key);
  return key;
}

/** How often each key was derived for the keys that are taken: looking for the next one each time would take long. */
const countsOf = new WeakMap<Set<string>, Map<string, number>>();

/** A value as a text that is the same in whatever order its fields are, and whatever keys its items have. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isMap(value)) return JSON.stringify(value) ?? typeof value;
  const fields = Object.keys(value).filter((key) => key !== keyField);
  return `{${fields
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join()}}`;
}

/** FNV-1a, of 32 bits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** A value without the keys of items in it. */
export function withoutKeys<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutKeys) as T;
  if (!isMap(value)) return value;
  const fields = Object.entries(value).filter(([key]) => key !== keyField);
  return Object.fromEntries(fields.map(([key, each]) => [key, withoutKeys(each)])) as T;
}
