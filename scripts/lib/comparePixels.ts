/** How a picture is kept, and how far what is seen may be from it: machines draw letters differently. */
export interface Grain {
  /** So many pixels of the screen, in each direction, are one of the picture. */
  shrunk: number;
  /** Pixels whose values, from 0 to 255, differ by more are different. */
  tolerance: number;
  /** Things that are so many pixels further up, down or to the side are the same. */
  moved: number;
  /** So many pixels may be different. */
  max: number;
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
  const different: number[] = [];
  for (let at = 0; at < width * height * 3; at += 3) {
    if ([0, 1, 2].some((colour) => isNew(at + colour))) different.push(at);
  }
  if (different.length <= grain.max) return undefined;
  const data = actual.data.slice(0, width * height * 3).map(paled);
  for (const at of different) data.set(marked, at);
  return { text: `differs in ${different.length} pixels`, diff: { data, width, height } };

  /** Whether one of the pictures has a value that the other doesn't have around there. */
  function isNew(at: number): boolean {
    const [now = 0, before = 0] = [actual.data[at], expected.data[at]];
    // Most values are as they were: only for the others it is worth looking around.
    if (Math.abs(now - before) <= grain.tolerance) return false;
    return (
      isOutside(now, valuesAround(expected, at, grain.moved), grain.tolerance) ||
      isOutside(before, valuesAround(actual, at, grain.moved), grain.tolerance)
    );
  }
}

const paled = (value: number) => 190 + value / 4;

const marked = [220, 0, 60];

const isOutside = (value: number, others: number[], tolerance: number) =>
  value < Math.min(...others) - tolerance || value > Math.max(...others) + tolerance;

/** The values of the same colour at a place and up to so many pixels from it. */
function valuesAround({ data, width }: Pixels, at: number, far: number): number[] {
  const steps = Array.from({ length: 2 * far + 1 }, (_, index) => index - far);
  return steps.flatMap((down) =>
    steps.flatMap((right) => data[at + 3 * (down * width + right)] ?? []),
  );
}
