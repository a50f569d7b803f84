/** A number from 0 up to 1. */
export type Random = () => number;

/** Numbers by chance that are the same ones for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How long until the next of things that happen at a rate, by themselves (a Poisson process). */
export const nextAfter = (rate: number, random: Random): number => -Math.log(1 - random()) / rate;

/** Chooses an index as often as its weight says. */
export function chooser(weights: readonly number[]): (random: Random) => number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const last = weights.length - 1;
  return (random) => {
    let [index, left] = [0, random() * all];
    for (
      let weight = weights[0] ?? 0;
      left >= weight && index < last;
      weight = weights[index] ?? 0
    ) {
      left -= weight;
      index += 1;
    }
    return index;
  };
}

/** Weights of so many things; the n-th is liked an n-th as often as the first (Zipf). */
export const zipf = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => 1 / (index + 1));
