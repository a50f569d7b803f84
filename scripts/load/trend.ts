/** What a process had at a moment. */
export interface Sample {
  /** Of performance.now(). */
  at: number;
  /** Megabytes. */
  memory: number;
  /** Seconds that it has computed so far. */
  computed: number;
}

/** The share of the samples at the beginning that is left out: a process grows to its size when it is first used. */
const warmUp = 1 / 6;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Where memory leads, by the straight line with the least squares through its samples. */
export function trendOf(all: readonly Sample[]) {
  const samples = all.slice(Math.floor(all.length * warmUp));
  const memory = samples.map((each) => each.memory);
  const hours = samples.map(({ at }) => at / 3_600_000);
  const [meanOfMemory, meanOfHours] = [mean(memory), mean(hours)];
  const covariance = hours.map(
    (at, index) => (at - meanOfHours) * ((memory[index] ?? 0) - meanOfMemory),
  );
  const variance = hours.map((at) => (at - meanOfHours) ** 2);
  const quarter = Math.ceil(samples.length / 4);
  const [from, to] = [all[0], all.at(-1)];
  return {
    mean: meanOfMemory,
    /** The mean of the first and of the last quarter. */
    first: mean(memory.slice(0, quarter)),
    last: mean(memory.slice(-quarter)),
    most: Math.max(...memory),
    /** By how many megabytes an hour it grows. */
    perHour: mean(covariance) / mean(variance),
    /** Which share of one processor it takes. */
    busy: from && to ? (1_000 * (to.computed - from.computed)) / (to.at - from.at) : Number.NaN,
  };
}
