import { eventsPath } from '@lamplight/content/events/eventsListing';
import { publicPages, sitePages } from '@lamplight/content/sitePages';
import { type ParsedArguments, UsageError } from '../../scripts/lib/command.ts';

/** A page that is measured, by the name that the argument of the command has for it. */
export interface MeasuredPage {
  name: string;
  path: string;
}

/** The name of the page with a picture that staff have uploaded. */
export const uploaded = 'uploaded';

const measured: MeasuredPage[] = [
  ...publicPages.map(([name, { path }]) => ({ name, path })),
  // Every type of block.
  { name: 'blocks', path: '/projects/evening-school' },
  { name: 'item', path: '/news/forty-laptops' },
  { name: 'month', path: eventsPath({ month: new Date().toISOString().slice(0, 7) }) },
  { name: 'event', path: '/events/homework-club' },
  // Before it is measured, a photo of a phone is uploaded to it.
  { name: uploaded, path: sitePages.news.path },
];

/** The number of pages measured by default: each day the next ones. */
const usual = 6;
const dayMs = 86_400_000;

/** The options of a run. */
interface Measuring {
  pages: MeasuredPage[];
  /** How often each page and its twin are loaded, for each kind of throttling; 0 for their controls alone. */
  runs: number;
  /** Whether the site is that of another organisation: its colours, its typefaces, its language. */
  another: boolean;
  /** Whether the browser reads code again where an error is made, as developer tools have it do. */
  lazy: boolean;
  /** Whether there are 2,000 news items and 500 events. */
  many: boolean;
}

/** Parses arguments such as `home team --runs=3 --another`. @throws UsageError */
export function readMeasuring({ words, text, flag }: ParsedArguments, now = Date.now()): Measuring {
  const runs = text('runs') ?? '5';
  if (!/^\d\d?$/.test(runs)) throw new UsageError('Say from 0 to 99 runs.');
  return {
    pages: pagesNamed(words, now),
    runs: Number(runs),
    another: flag('another'),
    lazy: flag('lazy'),
    many: flag('many'),
  };
}

/** @throws UsageError */
function pagesNamed(words: readonly string[], now: number): MeasuredPage[] {
  if (words.length === 0) {
    const first = (Math.floor(now / dayMs) * usual) % measured.length;
    return [...measured, ...measured].slice(first, first + usual);
  }
  if (words.includes('all')) return measured;
  const unknown = words.find((word) => !measured.some(({ name }) => name === word));
  if (unknown !== undefined) {
    const known = measured.map(({ name }) => name).join(', ');
    throw new UsageError(`There is no page “${unknown}”, there are ${known}, and “all”.`);
  }
  return measured.filter(({ name }) => words.includes(name));
}
