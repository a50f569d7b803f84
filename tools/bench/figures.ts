/** The figures of one load of a page; times in milliseconds. */
export interface Figures {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  /** Lighthouse's score for performance, at most 1. */
  score: number;
  /** How quick the machine was, as Lighthouse measures it before the load: an office computer reaches 1,500 to 2,000. */
  speed: number;
}

/** The middle of some numbers, or the mean of the two in the middle. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.slice(
    Math.floor((sorted.length - 1) / 2),
    Math.floor(sorted.length / 2) + 1,
  );
  return middle.reduce((sum, each) => sum + each, 0) / middle.length;
}

/** The median of each figure by itself. */
export const medians = (loads: Figures[]): Figures => ({
  lcp: median(loads.map(({ lcp }) => lcp)),
  fcp: median(loads.map(({ fcp }) => fcp)),
  tbt: median(loads.map(({ tbt }) => tbt)),
  cls: median(loads.map(({ cls }) => cls)),
  score: median(loads.map(({ score }) => score)),
  speed: median(loads.map(({ speed }) => speed)),
});

/** The least and the most of each figure that is a time. */
export const spreadOf = (loads: Figures[]): Spread => ({
  lcp: rangeOf(loads.map(({ lcp }) => lcp)),
  tbt: rangeOf(loads.map(({ tbt }) => tbt)),
});

/** How far the loads of a page are apart, in milliseconds. */
export type Spread = Record<'lcp' | 'tbt', [min: number, max: number]>;

const rangeOf = (numbers: number[]): [number, number] => [
  Math.min(...numbers),
  Math.max(...numbers),
];

/**
 * The medians of a page that miss the goal next to its static twin, in words; empty if none does. On a slow machine,
 * laying out the twin blocks it too.
 */
export function misses(page: Figures, twin: Figures): string[] {
  return [
    page.lcp > 1.05 * twin.lcp && 'LCP above 1.05 of the twin’s',
    page.tbt > twin.tbt + 30 && 'blocked 30 ms more than the twin',
    page.cls >= 0.01 && 'layout shifts',
    twin.score === 1 && page.score < 0.98 && 'score below 0.98',
  ].filter((miss) => miss !== false);
}

/** The figures of a page with one kind of throttling, next to its twin's. */
export interface Comparison {
  name: string;
  throttling: string;
  page: Figures;
  twin: Figures;
  spread: { page: Spread; twin: Spread };
  misses: string[];
}

const columns = [
  'LCP',
  '',
  'twin',
  '',
  'ratio',
  'FCP',
  'TBT',
  '',
  'twin',
  '',
  'CLS',
  'score',
  'twin',
  'speed',
];

const range = ([min, max]: [number, number]) => `${min.toFixed(0)}–${max.toFixed(0)}`;

const widths = [6, 9, 6, 9, 5, 5, 5, 7, 5, 7, 5, 5, 5, 5];

const line = (name: string, throttling: string, cells: string[]) =>
  [
    name.padEnd(13),
    throttling.padEnd(9),
    ...cells.map((cell, at) => cell.padStart(widths[at] ?? 0)),
  ].join(' ');

/** Prints what the columns are. */
export const printTitles = () => console.log(line('Page', 'Throttled', columns));

/** Prints the medians of a page next to its twin's, how far the loads were apart, and what misses the goal. */
export function printRow({ name, throttling, page, twin, spread, misses }: Comparison) {
  const cells = [
    page.lcp.toFixed(0),
    range(spread.page.lcp),
    twin.lcp.toFixed(0),
    range(spread.twin.lcp),
    (page.lcp / twin.lcp).toFixed(2),
    page.fcp.toFixed(0),
    page.tbt.toFixed(0),
    range(spread.page.tbt),
    twin.tbt.toFixed(0),
    range(spread.twin.tbt),
    page.cls.toFixed(3),
    page.score.toFixed(2),
    twin.score.toFixed(2),
    ((page.speed + twin.speed) / 2).toFixed(0),
  ];
  console.log([line(name, throttling, cells), ...misses].join('  '));
}
