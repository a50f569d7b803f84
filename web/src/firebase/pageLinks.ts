import { pathIn } from '@lamplight/content/addresses';
import { siteLinksIn } from '@lamplight/content/siteLinks';
import type { Connection } from './connection/useConnection.ts';
import { readPlaces } from './places.ts';

/** Reads the addresses of this site that any page or menu links, other than the page there. @throws NotAllowed, Unreachable */
export async function readLinkedAddresses(connection: Connection): Promise<ReadonlySet<string>> {
  const places = await readPlaces(connection);
  const linked = places.flatMap(({ place, content }) => {
    // Visitors don't see redirects.
    if (place === 'redirects') return [];
    const addresses = siteLinksIn(content, window.location.origin).map(pathIn);
    return addresses.filter((address) => address !== content.address);
  });
  return new Set(linked.filter((address) => address !== undefined));
}
