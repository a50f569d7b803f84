import { contentSource } from '@lamplight/content/contentSource';
import { iconAddress, iconWidths, logoWidth } from '@lamplight/content/siteIcon';
import { bodyOf, noPagePolicy } from '../http/answer.ts';
import { pageCacheControl, type SiteAnswer } from './answers.ts';
import { cachedStore } from './contentCache.ts';

const source = contentSource(cachedStore);

/** Who the site belongs to; what it is called may stand in the navigation alone. */
async function identity() {
  const [organisation, navigation] = await Promise.all([
    source.document('organisation'),
    source.document('navigation'),
  ]);
  return { ...organisation, name: organisation.name || navigation.heading };
}

type Identity = Awaited<ReturnType<typeof identity>>;

const answer = (type: string, text: string): SiteAnswer => ({
  status: 200,
  headers: {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': noPagePolicy,
    'Cache-Control': pageCacheControl,
  },
  body: bodyOf(text),
});

/** What phones show of a site that is kept on their screen (https://www.w3.org/TR/appmanifest/). */
function manifest(site: Identity): SiteAnswer {
  const icons = [iconWidths.app, logoWidth].map((width) => ({
    src: iconAddress(site, width),
    sizes: `${width}x${width}`,
  }));
  const text = JSON.stringify({
    ...{ name: site.name, short_name: site.name, description: site.sentence },
    ...{ start_url: '/', display: 'browser', icons },
  });
  return answer('application/manifest+json', text);
}

const svgStart = 'data:image/svg+xml,';

/** Where the icon is that some ask for without having read a page. */
function icon(site: Identity, width: number): SiteAnswer {
  const address = iconAddress(site, width);
  if (address.startsWith(svgStart)) {
    return answer('image/svg+xml', decodeURIComponent(address.slice(svgStart.length)));
  }
  const headers = { Location: address, 'Cache-Control': pageCacheControl };
  return { status: 302, headers };
}

// The functions framework answers `/favicon.ico` by itself, with 404: tabs find theirs in the page.
const files: Readonly<Record<string, (site: Identity) => SiteAnswer>> = {
  '/site.webmanifest': manifest,
  '/apple-touch-icon.png': (site) => icon(site, iconWidths.touch),
};

/** What is sent for the files that are made of who the site belongs to; undefined for any other address. */
export async function siteFile({ pathname }: URL): Promise<SiteAnswer | undefined> {
  const make = Object.hasOwn(files, pathname) && files[pathname];
  if (!make) return undefined;
  try {
    return make(await identity());
  } catch (error) {
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '10' };
    return { status: 503, headers, error };
  }
}
