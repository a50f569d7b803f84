import { redirectsSchema } from '../redirects.ts';
import { samplesFor } from './generated.ts';

type Invalid = Record<string, [field: string, value: unknown, only?: readonly ['api']]>;

const leading = (
  all: Record<string, Record<string, unknown>>,
  ...only: [] | [readonly ['api']]
): Invalid =>
  Object.fromEntries(
    Object.entries(all).map(([what, redirects]) => [what, ['redirects', redirects, ...only]]),
  );

export const redirectsSamples = samplesFor(redirectsSchema, {
  given: { redirects: { '/spenden': 'https://partner.example/give?x=1' } },
  valid: {
    none: { redirects: {} },
    'two old addresses of one page': {
      redirects: { '/about-us.html': '/about', '/b/c': '/about' },
    },
    'an address in another script': { redirects: { '/हमारे बारे में': '/about' } },
    'old addresses that differ in their query': {
      redirects: { '/index.php?id=5': '/about', '/index.php?id=6': '/team', '/?p=1': '/news' },
    },
  },
  invalid: {
    ...leading({
      'no target': { '/a': '' },
      'an old address on another site': { 'https://old.example/a': '/about' },
      'an old address in large letters': { '/About-Us': '/about' },
      'an old address with a query in another order': { '/index.php?b=1&a=2': '/about' },
      'an old address with a fragment': { '/index.php#a': '/about' },
    }),
    // Which may lead where is left to editor and API: `redirectRules.ts`.
    ...leading(
      {
        'the home page': { '/': '/about' },
        'a page': { '/team': '/about' },
        'an editor': { '/contentabout': '/about' },
        'the API': { '/api/home': '/about' },
        'an address that leads to itself': { '/a': '/A/' },
        'a page with a query that leads to itself': { '/?p=1': '/?p=1&q=2' },
        'two that lead to each other': { '/a': '/b', '/b': '/a' },
        'one that leads to another': { '/a': '/b#c', '/b': '/about' },
      },
      ['api'],
    ),
  },
});
