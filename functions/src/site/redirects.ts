import { isLink } from '@lamplight/content/addresses';
import { contentSource } from '@lamplight/content/contentSource';
import {
  type FindRule,
  isOneOf,
  redirectTarget,
  ruleFinder,
} from '@lamplight/content/redirectRules';
import { alwaysHasPage } from '@lamplight/content/sitePages';
import { siteAddresses } from '../settings.ts';
import { cachedStore } from './contentCache.ts';
import { pageCacheControl, type SiteResponse } from './siteResponses.ts';

const source = contentSource(cachedStore);

/** Finds redirects in those that are stored; made once as long as they are the same. */
const finders = new WeakMap<object, FindRule>();

/**
 * The answer for an address that staff redirect; undefined for all others.
 * @param hosts the site's hosts by the request: used for noticing a redirect loop, and for nothing else
 * @param byQuery whether only redirects with a query apply, as at the address of a page
 * @throws unavailable
 */
export async function redirectFrom(
  address: URL,
  hosts: readonly string[],
  byQuery: boolean,
): Promise<SiteResponse | undefined> {
  const { redirects } = await source.document('redirects');
  const findRule = finders.get(redirects) ?? ruleFinder(redirects, { isPage: alwaysHasPage });
  finders.set(redirects, findRule);
  if (byQuery && !findRule(address)?.query.length) return undefined;
  const isOwn = isOneOf([...siteAddresses(), ...hosts.map((host) => `https://${host}`)]);
  const to = redirectTarget(address, findRule, { isOwn });
  if (to === undefined || !isLink(to)) return undefined;
  return { status: 301, headers: { Location: to, 'Cache-Control': pageCacheControl } };
}
