type Data = Record<string, unknown>;

/**
 * Whether loaders have answered the same objects, or objects that hold the same ones: content that has
 * not changed stays the same object.
 */
export const isSameData = (one: Data, other: Data): boolean =>
  holdSame(one, other, (a, b) => a === b || (isRecord(a) && isRecord(b) && holdSame(a, b)));

function holdSame(one: Data, other: Data, same: (a: unknown, b: unknown) => boolean = Object.is) {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => same(one[key], other[key]))
  );
}

const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
