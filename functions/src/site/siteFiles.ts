import { decoded, plainPath } from '@lamplight/content/addresses';
import { contentSource } from '@lamplight/content/contentSource';
import { calendarPath } from '@lamplight/content/events/eventsListing';
import { itemIdIn } from '@lamplight/content/itemId';
import { newsFeeds } from '@lamplight/content/newsFeeds';
import { newsListingIn } from '@lamplight/content/newsListing';
import { iconAddress, iconWidths, manifestIcons } from '@lamplight/content/siteIcon';
import { bodyOf, noPagePolicy } from '../http/httpResponse.ts';
import { siteOrigin } from '../settings.ts';
import type { NewsFeed } from './feeds/newsFeed.ts';
import { atOneMoment, shownContent } from './shownContent.ts';
import { pageCacheControl, type SiteResponse } from './siteResponses.ts';

const source = contentSource(shownContent);

/** The organisation of the site; its name may be in the navigation alone. */
async function identity() {
  const [organisation, navigation] = await Promise.all([
    source.document('organisation'),
    source.document('navigation'),
  ]);
  return { ...organisation, name: organisation.name || navigation.heading };
}

type Identity = Awaited<ReturnType<typeof identity>>;

const answer = (type: string, text: string): SiteResponse => ({
  status: 200,
  headers: {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': noPagePolicy,
    'Cache-Control': pageCacheControl,
  },
  body: bodyOf(text),
});

/** What phones show of a site that is kept on their screen (https://www.w3.org/TR/appmanifest/). */
function manifest(site: Identity): SiteResponse {
  const text = JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: site.sentence,
    start_url: '/',
    display: 'browser',
    icons: manifestIcons(site),
  });
  return answer('application/manifest+json', text);
}

const svgStart = 'data:image/svg+xml,';

/** The icon's address for programs that have not read a page. */
function icon(site: Identity, width: number): SiteResponse {
  const address = iconAddress(site, width);
  if (address.startsWith(svgStart)) {
    return answer('image/svg+xml', decodeURIComponent(address.slice(svgStart.length)));
  }
  const headers = { Location: address, 'Cache-Control': pageCacheControl };
  return { status: 302, headers };
}

/** The paths that programs should not request: all that is for staff, and the API. Pages may begin like them. */
const robots = `User-agent: *
Disallow: /content
Allow: /content*/
Disallow: /login$
Disallow: /login?
Disallow: /forgot-password$
Disallow: /forgot-password?
Disallow: /api/

Sitemap: ${siteOrigin()}/sitemap.xml
`;

/** The news with a tag, or all, for programs that people read them with. */
async function news({ searchParams }: URL): Promise<NewsFeed> {
  const { newsFeed } = await import('./feeds/newsFeed.ts');
  const { tag } = newsListingIn(searchParams);
  return newsFeed(shownContent, await identity(), { origin: siteOrigin(), tag });
}

/** The end of the address of an event's calendar, after that of its page. */
const eventFile = /^\/events\/([^/]+)\.ics$/i;

/** A calendar: of the event with an id, or of all. Undefined where there is no such event. */
async function calendar(id?: string): Promise<SiteResponse | undefined> {
  const [{ eventCalendar, eventsCalendar }, { loadTexts }, organisation] = await Promise.all([
    import('./feeds/eventsCalendar.ts'),
    import('@lamplight/content/texts/visitor/loadTexts'),
    identity(),
  ]);
  const { say } = await loadTexts(organisation);
  const options = {
    organisation,
    title: say('events.title'),
    origin: siteOrigin(),
    now: Date.now(),
  };
  const text =
    id === undefined
      ? await eventsCalendar(shownContent, options)
      : await eventCalendar(shownContent, id, options);
  return text === undefined ? undefined : answer('text/calendar', text);
}

const files: Readonly<Record<string, MakeFile>> = {
  '/site.webmanifest': async () => manifest(await identity()),
  '/apple-touch-icon.png': async () => icon(await identity(), iconWidths.touch),
  '/favicon.ico': async () => icon(await identity(), iconWidths.tab),
  '/robots.txt': async () => answer('text/plain', robots),
  '/sitemap.xml': async () => {
    const { sitemap } = await import('./sitemap.ts');
    return answer('application/xml', await sitemap(shownContent, siteOrigin()));
  },
  [calendarPath]: () => calendar(),
  [newsFeeds.atom.path]: async (address) => {
    const { atomFeed } = await import('./feeds/atomFeed.ts');
    return answer(newsFeeds.atom.type, atomFeed(await news(address)));
  },
  [newsFeeds.json.path]: async (address) => {
    const { jsonFeed } = await import('./feeds/jsonFeed.ts');
    return answer(newsFeeds.json.type, jsonFeed(await news(address)));
  },
};

/** The function that makes the file at an address. */
function fileAt(pathname: string): MakeFile | undefined {
  const path = plainPath(pathname);
  if (Object.hasOwn(files, path)) return files[path];
  // Ids have capital letters.
  const [, part] = eventFile.exec(decoded(pathname)) ?? [];
  return part === undefined ? undefined : () => calendar(itemIdIn(part));
}

type MakeFile = (address: URL) => Promise<SiteResponse | undefined>;

/** The answer for the files that are made of what is stored; undefined for any other address. */
export async function siteFile(address: URL): Promise<SiteResponse | undefined> {
  const make = fileAt(address.pathname);
  if (!make) return undefined;
  try {
    const { made, until } = await atOneMoment(() => make(address));
    return made && { ...made, until };
  } catch (error) {
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '10' };
    return { status: 503, headers, error };
  }
}
