/** How a picture is kept, and how far what is seen may be from it: machines draw letters differently. */
export interface Grain {
  /** So many pixels of the screen, in each direction, are one of the picture. */
  shrunk: number;
  /** Pixels whose values, from 0 to 255, differ by more are different. */
  tolerance: number;
  /** Things that are so many pixels further up, down or to the side are the same. */
  moved: number;
  /** So many pixels may be different. */
  most: number;
}

/** A picture as red, green and blue values, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Says how two pictures differ, and shows where; undefined where they are the same. */
export function compare(expected: Pixels, actual: Pixels, grain: Grain) {
  const { width } = expected;
  if (actual.width !== width || Math.abs(actual.height - expected.height) > grain.moved) {
    const [now, before] = [actual, expected].map((of) => `${of.width}×${of.height}`);
    return { text: `is ${now} instead of ${before}` };
  }
  const height = Math.min(actual.height, expected.height);
  const isNewAt = [outside(actual, expected, grain), outside(expected, actual, grain)];
  const data = Uint8Array.from(actual.data.subarray(0, width * height * 3), paled);
  let different = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (!isNewAt.some((isNew) => isNew(at) || isNew(at + 1) || isNew(at + 2))) continue;
    data.set(marked, at);
    different += 1;
  }
  if (different <= grain.most) return undefined;
  return { text: `differs in ${different} pixels`, diff: { data, width, height } };
}

const paled = (value: number) => 190 + value / 4;

const marked = [220, 0, 60];

/** Tells of the place of a value whether it is none of those that another picture has around there. */
function outside({ data }: Pixels, { data: other, width }: Pixels, { tolerance, moved }: Grain) {
  let [low, high] = [other, other];
  for (let each = 0; each < moved; each += 1) {
    low = around(around(low, 3, Math.min), 3 * width, Math.min);
    high = around(around(high, 3, Math.max), 3 * width, Math.max);
  }
  return (at: number) => {
    const value = data[at] ?? 0;
    return value < (low[at] ?? 0) - tolerance || value > (high[at] ?? 255) + tolerance;
  };
}

/** Of each value and those one step before and behind it the lowest or the highest. */
const around = (values: Uint8Array, step: number, pick: (...of: number[]) => number) =>
  values.map((value, at) => pick(value, values[at - step] ?? value, values[at + step] ?? value));
