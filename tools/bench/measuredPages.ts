import { sitePages } from '@lamplight/content/sitePages';
import { type Given, WrongUse } from '../../scripts/lib/command.ts';

/** A page that is measured, by the name that the argument of the command has for it. */
export interface MeasuredPage {
  name: string;
  path: string;
}

/** What the page is called whose picture staff have uploaded. */
export const uploaded = 'uploaded';

const measured: MeasuredPage[] = [
  { name: 'home', path: sitePages.home.path },
  { name: 'about', path: sitePages.about.path },
  { name: 'team', path: sitePages.team.path },
  { name: 'programme', path: sitePages.ycm.path },
  // Every type of block.
  { name: 'blocks', path: '/projects/evening-school' },
  { name: 'news', path: sitePages.news.path },
  { name: 'item', path: '/news/forty-laptops' },
  { name: 'events', path: sitePages.events.path },
  { name: 'event', path: '/events/homework-club' },
  { name: 'contact', path: sitePages.contact.path },
  { name: 'mentor', path: sitePages.mentorForm.path },
  // Before it is measured, a photo of a phone is uploaded to it.
  { name: uploaded, path: sitePages.news.path },
];

/** What a run measures. */
interface Measuring {
  pages: MeasuredPage[];
  /** How often each page and its twin are loaded, for each kind of throttling; 0 for their controls alone. */
  runs: number;
  /** Whether the site is that of another organisation: its colours, its typefaces, its language. */
  another: boolean;
  /** Whether there are 2,000 news items and 500 events. */
  many: boolean;
}

/** What arguments such as `home team --runs=3 --another` ask for. @throws WrongUse */
export function readMeasuring({ words, text, flag }: Given): Measuring {
  const runs = text('runs') ?? '5';
  if (!/^\d\d?$/.test(runs)) throw new WrongUse('Say from 0 to 99 runs.');
  const unknown = words.find((word) => !measured.some(({ name }) => name === word));
  if (unknown !== undefined) {
    const known = measured.map(({ name }) => name).join(', ');
    throw new WrongUse(`There is no page “${unknown}”, there are ${known}.`);
  }
  return {
    pages: measured.filter(({ name }) => words.length === 0 || words.includes(name)),
    runs: Number(runs),
    another: flag('another'),
    many: flag('many'),
  };
}
