/**
 * The next value with every part that equals the previous one's replaced by that very part, so that
 * identity tells what has changed. Takes what JSON can hold.
 */
export function keepEqual(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous;
  if (Array.isArray(previous) && Array.isArray(next)) {
    const parts = next.map((part, index) => keepEqual(previous[index], part));
    return isSame(previous, parts) ? previous : parts;
  }
  if (isRecord(previous) && isRecord(next)) {
    const parts = Object.entries(next).map(([key, part]) => [key, keepEqual(previous[key], part)]);
    const kept = Object.fromEntries(parts);
    const keys = Object.keys(previous);
    const same = keys.length === parts.length && keys.every((key) => previous[key] === kept[key]);
    return same ? previous : kept;
  }
  return next;
}

const isSame = (one: unknown[], other: unknown[]) =>
  one.length === other.length && one.every((part, index) => part === other[index]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
