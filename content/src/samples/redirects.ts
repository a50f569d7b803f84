import type { Redirects } from '../redirects.ts';
import { redirectsSchema } from '../redirects.ts';
import { samplesOf } from './generated.ts';
import { type Samples, wrong } from './sample.ts';

const given: Redirects = {
  redirects: { '/spenden': 'https://partner.example/give?x=1' },
};

const valid = samplesOf(redirectsSchema, given);
const { small } = valid;
const forApi = { only: ['api'] } as const;
const leading = (redirects: Record<string, unknown>) => wrong(small, 'redirects', redirects);

export const redirectsSamples: Samples<Redirects> = {
  valid: {
    ...valid,
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
    'no target': leading({ '/a': '' }),
    'a script as the target': leading({ '/a': 'javascript:alert(1)' }),
    'an old address on another site': leading({ 'https://old.example/a': '/about' }),
    'an old address in large letters': leading({ '/About-Us': '/about' }),
    'an old address with a query in another order': leading({ '/index.php?b=1&a=2': '/about' }),
    'an old address with a fragment': leading({ '/index.php#a': '/about' }),
    // Which may lead where is left to editor and API: `redirectRules.ts`.
    'the home page': { ...leading({ '/': '/about' }), ...forApi },
    'a page': { ...leading({ '/team': '/about' }), ...forApi },
    'an editor': { ...leading({ '/contentabout': '/about' }), ...forApi },
    'the API': { ...leading({ '/api/home': '/about' }), ...forApi },
    'an address that leads to itself': { ...leading({ '/a': '/A/' }), ...forApi },
    'a page with a query that leads to itself': { ...leading({ '/?p=1': '/?p=1&q=2' }), ...forApi },
    'two that lead to each other': { ...leading({ '/a': '/b', '/b': '/a' }), ...forApi },
    'one that leads to another': { ...leading({ '/a': '/b#c', '/b': '/about' }), ...forApi },
    'a list': leading({ '/a': [] }),
    'an unknown field': wrong(small, 'admin', true),
  },
};
