import type { Rights } from './rightsAt.ts';

/** Sub-collections that nothing is stored in, below each document. */
const unknownBelow = ['drafts/1', 'drafts/1/notes/1', 'revisions/1/notes/1'];

/** Other paths that are not part of the site. */
const unknown = [
  'site/unknown',
  'site/unknown/revisions/1',
  'unknown/home',
  'unknown/home/revisions/1',
  'persons/one',
  'teams/one',
  'ateam/one',
  'team|sz/one',
  'home/revisions',
  'limits/home/revisions/1',
  'feedback/one/revisions/1',
  'mentors/one/revisions/1',
  'staff/staff/revisions/1',
  'presence/one/revisions/1',
  'seen/2026-11-21~0',
];

/** Paths that are not part of the site: below each of the known ones, and elsewhere. */
export const unknownPaths = (known: readonly Pick<Rights, 'path'>[]): string[] => [
  ...new Set([
    ...known
      .filter(({ path }) => path.split('/').length === 2)
      .flatMap(({ path }) => unknownBelow.map((below) => `${path}/${below}`)),
    ...unknown,
  ]),
];
