import type { Figures } from './figures.ts';

interface Row {
  name: string;
  throttling: string;
  page: Figures;
  twin: Figures;
  misses: string[];
}

const columns = ['LCP', 'twin', 'ratio', 'FCP', 'TBT', 'CLS', 'score', 'twin'];

const line = (name: string, throttling: string, cells: string[]) =>
  [name.padEnd(10), throttling.padEnd(9), ...cells.map((cell) => cell.padStart(6))].join(' ');

/** Prints what the columns are. */
export const printTitles = () => console.log(line('Page', 'Throttled', columns));

/** Prints the medians of a page beside its twin's, and what misses the goal. */
export function printRow({ name, throttling, page, twin, misses }: Row) {
  const cells = [
    page.lcp.toFixed(0),
    twin.lcp.toFixed(0),
    (page.lcp / twin.lcp).toFixed(2),
    page.fcp.toFixed(0),
    page.tbt.toFixed(0),
    page.cls.toFixed(3),
    page.score.toFixed(2),
    twin.score.toFixed(2),
  ];
  console.log([line(name, throttling, cells), ...misses].join('  '));
}
