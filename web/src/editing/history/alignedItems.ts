import { isSimilar } from '@lamplight/content/mergeLists';
import { deepEqual } from 'fast-equals';
import { diffIndices } from 'node-diff3';

interface Aligned {
  /** For each item of the later list the place that it had before; undefined where it is new. */
  from: (number | undefined)[];
  /** Places in the later list of the items that stand elsewhere among the others. */
  moved: number[];
}

/** Places that differ: those of the earlier list, and those of the later one instead of them. */
interface Stretch {
  before: number[];
  after: number[];
}

/**
 * Finds out which items of two lists without ids are the same: those that are equal and, of the
 * others, those that stand for each other or agree in half of their fields.
 */
export function alignedItems(before: unknown[], after: unknown[]): Aligned {
  const from: (number | undefined)[] = after.map(() => undefined);
  const moved: number[] = [];
  const stretches = stretchesOf(before, after);
  let [a, b] = [0, 0];
  for (const stretch of [...stretches, { before: [], after: [] }]) {
    const end = stretch.after[0] ?? stretchStart(stretch, a, b) ?? after.length;
    while (b < end) from[b++] = a++;
    a += stretch.before.length;
    b += stretch.after.length;
  }

  const gone = stretches.flatMap((stretch) => stretch.before);
  for (const place of stretches.flatMap((stretch) => stretch.after)) {
    const was = gone.find((each) => !from.includes(each) && deepEqual(before[each], after[place]));
    if (was === undefined) continue;
    from[place] = was;
    moved.push(place);
  }
  for (const stretch of stretches) {
    const lost = stretch.before.filter((was) => !from.includes(was));
    const found = stretch.after.filter((place) => from[place] === undefined);
    const inPlace = lost.length === found.length;
    for (const place of found) {
      const was = lost.findIndex((each) => inPlace || isSimilar(before[each], after[place]));
      if (was >= 0) from[place] = lost.splice(0, was + 1).at(-1);
    }
  }
  return { from, moved };
}

/** Where a stretch begins in the later list, of which it may hold nothing. */
const stretchStart = ({ before: [was] }: Stretch, a: number, b: number) =>
  was === undefined ? undefined : b + was - a;

function stretchesOf(before: unknown[], after: unknown[]): Stretch[] {
  // Items are compared with ===, so each distinct one goes by a number.
  const distinct: unknown[] = [];
  const numberOf = (item: unknown) => {
    const known = distinct.findIndex((other) => deepEqual(other, item));
    return known < 0 ? distinct.push(item) - 1 : known;
  };
  return diffIndices(before.map(numberOf), after.map(numberOf)).map(({ buffer1, buffer2 }) => ({
    before: span(buffer1),
    after: span(buffer2),
  }));
}

const span = ([start = 0, length = 0]: number[]) =>
  Array.from({ length }, (_, index) => start + index);
