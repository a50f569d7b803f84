import { isPlainPath, pathIn } from './addresses.ts';
import { redirectsSchema } from './redirects.ts';

/** Where each old address leads. */
type Targets = Readonly<Record<string, string>>;

/** What is said of a redirect that cannot be. Apart from the schema, which visitors load. */
export const redirectTexts = {
  noPath: 'Enter a path of this site, such as /about-us.html',
  reserved: 'This address belongs to the site itself: nobody can be sent on from there',
  page: (path: string) => `There is a page at ${path}`,
  toItself: 'This leads to itself',
  loop: (path: string) => `This leads in a circle: ${path} leads back here`,
  chain: (path: string, to: string) =>
    `${path} is an old address too: lead to ${to} instead, where it leads`,
};

/** The site's own addresses that are no pages: the staff area, the API, files; and the home page. */
const reserved = [
  /^\/((api|assets|pictures|demo)(\/.*)?|content[^/]*|login|forgot-password|attestation|home)?$/,
  /^\/(app\.html|robots\.txt|sitemap\.xml|site\.webmanifest|apple-touch-icon\.png|favicon\.ico)$/,
];

export const isReservedPath = (path: string): boolean =>
  reserved.some((pattern) => pattern.test(path));

/** The address of this site that a link leads to; undefined for one that leads elsewhere. */
const ownTarget = (to = '') => (to.startsWith('/') ? pathIn(to) : undefined);

/**
 * What is wrong with one of several redirects, and whether it is so with its old address or with where it leads.
 * @param isPage whether there is a page at an address
 */
export function wrongRedirect(
  from: string,
  targets: Targets,
  isPage: (path: string) => boolean,
): [field: 'from' | 'to', message: string] | undefined {
  if (!isPlainPath(from)) return ['from', redirectTexts.noPath];
  if (isPage(from)) return ['from', redirectTexts.page(from)];
  if (isReservedPath(from)) return ['from', redirectTexts.reserved];
  const next = ownTarget(targets[from]);
  if (next === undefined || !Object.hasOwn(targets, next)) return undefined;
  if (next === from) return ['to', redirectTexts.toItself];
  const after = targets[next] ?? '';
  if (ownTarget(after) === from) return ['to', redirectTexts.loop(next)];
  return ['to', redirectTexts.chain(next, after)];
}

/** Redirects of which none leads from a page, in a circle, or to another one. */
export const soundRedirects = (isPage: (path: string) => boolean) =>
  redirectsSchema.superRefine(({ redirects }, context) => {
    for (const from of Object.keys(redirects)) {
      const [, message] = wrongRedirect(from, redirects, isPage) ?? [];
      if (message) context.addIssue({ code: 'custom', path: ['redirects', from], message });
    }
  });
