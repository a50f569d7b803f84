import { isPlainAddress, parsedUrl, plainPath, plainQuery } from './addresses.ts';
import { groupedBy } from './groupedBy.ts';
import { redirectsSchema } from './redirects.ts';
import { isReservedPath } from './reservedPaths.ts';

/** Where each old address leads. */
type Targets = Readonly<Record<string, string>>;

/** The text about a redirect that cannot be. Apart from the schema, which visitors load. */
export const redirectTexts = {
  noPath: 'Enter a path of this site, such as /about-us.html',
  reserved: 'The site uses this address itself, so it can’t redirect',
  page: (path: string) => `There is a page at ${path}`,
  toItself: 'This leads to itself',
  loop: (path: string) => `Redirect loop: ${path} leads back here`,
  chain: (path: string, to: string) =>
    `${path} is an old address too: lead to ${to} instead, where it leads`,
};

/** What a redirect has to know of the site that it is on. */
export interface Site {
  /** Whether there is a page at a path. */
  isPage: (path: string) => boolean;
  /** Whether an address is one of the site, whole as it is. */
  isOwn: (address: URL) => boolean;
}

/** Recognises addresses of a site by its host in any spelling; scheme and port don't matter. */
export const isOneOf = (addresses: readonly string[]): Site['isOwn'] => {
  const hosts = new Set(
    addresses.flatMap((each) => {
      const address = parsedUrl(each);
      return address ? hostIn(address) : [];
    }),
  );
  return (address) => hosts.has(hostIn(address));
};

function hostIn({ hostname, port }: URL): string {
  const name = hostname.replace(/^www\.|\.$/g, '');
  return ['', '80', '443'].includes(port) ? name : `${name}:${port}`;
}

/** Stands for the site's own origin; no other site can have it. */
const here = 'https://site.invalid';

/** The address on this site that a link leads to; undefined for one that leads elsewhere. */
export function ownTarget(to: string, { isOwn }: Pick<Site, 'isOwn'>): URL | undefined {
  const address = parsedUrl(to, here);
  if (!address) return undefined;
  const isHere = address.origin === here || (/^https?:$/.test(address.protocol) && isOwn(address));
  return isHere ? address : undefined;
}

/** A redirect, ready to be compared. */
interface Rule {
  from: string;
  query: [name: string, value: string][];
  to: string;
}

/** Finds the redirect for an address: that with the most parameters, all of which the address has. */
export type FindRule = (address: URL) => Rule | undefined;

/** Looks redirects up. Those with a query are for addresses with it, also of pages; all others for any query. */
export function ruleFinder(targets: Targets, { isPage }: Pick<Site, 'isPage'>): FindRule {
  const rules = Object.entries(targets).map(([from, to]) => {
    const [path = '', search = ''] = from.split('?');
    return { from, path, query: search ? [...plainQuery(search)] : [], to };
  });
  const byPath = groupedBy(
    rules.toSorted((one, other) => other.query.length - one.query.length),
    ({ path }) => path,
  );
  return ({ pathname, search }) => {
    const path = plainPath(pathname);
    const given = plainQuery(search);
    return byPath
      .get(path)
      ?.find(
        ({ query }) =>
          query.every(([name, value]) => given.has(name, value)) &&
          (query.length > 0 || !isPage(path)),
      );
  };
}

/**
 * Where an address leads by its redirect: with the rest of its query, which may be a campaign's, unless the
 * redirect says another value itself.
 */
function targetOf({ query, to }: Rule, { search }: URL): URL | undefined {
  const target = parsedUrl(to, here);
  if (!target) return undefined;
  if (!/^https?:$/.test(target.protocol)) return target;
  const rest = new URLSearchParams(
    [...new URLSearchParams(search)].filter(
      ([name, value]) =>
        !target.searchParams.has(name) &&
        !query.some((used) => used[0] === name && used[1] === value.normalize()),
    ),
  );
  // `rest.size` is undefined in Safari 16 and Chrome 112.
  if (String(rest)) target.search = target.search ? `${target.search}&${rest}` : `${rest}`;
  return target;
}

/**
 * Where an address of this site leads, as a link; undefined if it has no redirect, or if one redirect would come twice:
 * two people may have created a redirect loop without knowing of each other.
 */
export function redirectTarget(
  address: URL,
  findRule: FindRule,
  site: Pick<Site, 'isOwn'>,
): string | undefined {
  const seen = new Set<Rule>();
  let first: URL | undefined;
  let at: URL | undefined = address;
  while (at) {
    const rule = findRule(at);
    if (!rule) break;
    if (seen.has(rule)) return undefined;
    seen.add(rule);
    const target = targetOf(rule, at);
    first ??= target;
    at = target && ownTarget(target.href, site);
  }
  return first?.href.replace(here, '');
}

/**
 * The errors of one of several redirects: whether its old address is wrong, and whether its target is.
 * @param findRule finds any of them
 */
export function wrongRedirect(
  from: string,
  to: string,
  findRule: FindRule,
  site: Site,
): [field: 'from' | 'to', message: string] | undefined {
  if (!isPlainAddress(from)) return ['from', redirectTexts.noPath];
  const [path = '', query] = from.split('?');
  if (site.isPage(path)) {
    if (query === undefined) return ['from', redirectTexts.page(from)];
  } else if (isReservedPath(path)) return ['from', redirectTexts.reserved];
  const target = ownTarget(to, site);
  const next = target && findRule(target);
  if (!next) return undefined;
  if (next.from === from) return ['to', redirectTexts.toItself];
  const after = ownTarget(next.to, site);
  if (after && findRule(after)?.from === from) return ['to', redirectTexts.loop(next.from)];
  return ['to', redirectTexts.chain(next.from, next.to)];
}

/** Redirects that lead neither from a page, nor in a circle, nor to another one. */
export const validRedirects = (site: Site) =>
  redirectsSchema.superRefine(({ redirects }, context) => {
    const findRule = ruleFinder(redirects, site);
    for (const [from, to] of Object.entries(redirects)) {
      const [, message] = wrongRedirect(from, to, findRule, site) ?? [];
      if (message) context.addIssue({ code: 'custom', path: ['redirects', from], message });
    }
  });
