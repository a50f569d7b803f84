import { sitePages } from '../../web/src/sitePages.ts';
import { Failure } from '../lib/command.ts';

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
}

const another = '--another';

/**
 * Reads arguments such as `home team --runs=3 --another`.
 * @throws Failure for anything else
 */
export function readArguments(args: string[]): Measuring {
  const names = args.filter((each) => !each.startsWith('--'));
  const options = args.filter((each) => each.startsWith('--') && each !== another);
  const runs = Number(options.length ? options[0]?.match(/^--runs=(\d\d?)$/)?.[1] : 5);
  const unknown = names.find((name) => !measured.some((page) => page.name === name));
  if (Number.isNaN(runs) || options.length > 1 || unknown) {
    const known = measured.map(({ name }) => name).join(', ');
    throw new Failure(`npm run bench knows --runs=0 to 99, ${another} and the pages ${known}.`);
  }
  return {
    pages: measured.filter(({ name }) => names.length === 0 || names.includes(name)),
    runs,
    another: args.includes(another),
  };
}
