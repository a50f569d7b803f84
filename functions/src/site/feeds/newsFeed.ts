import { isLink, isPicture } from '@lamplight/content/addresses';
import { type ContentStore, contentAt } from '@lamplight/content/contentSource';
import { htmlOfBlocks } from '@lamplight/content/htmlOfBlocks';
import { momentOf } from '@lamplight/content/instants';
import { type Language, languages } from '@lamplight/content/languages';
import { newsFeedTitle } from '@lamplight/content/newsFeeds';
import { type NewsItem, newsItemSchema } from '@lamplight/content/newsItem';
import type { Organisation } from '@lamplight/content/organisation';
import { withoutFocus } from '@lamplight/content/pictureFocus';
import { sharedPicture } from '@lamplight/content/pictureSizes';
import { readable } from '@lamplight/content/readable';
import { iconAddress, iconWidths, logoWidth } from '@lamplight/content/siteIcon';
import { sitePages } from '@lamplight/content/sitePages';
import { blocksOf } from '@lamplight/content/storedRichText';
import { loadTexts } from '@lamplight/content/texts/visitor/loadTexts';
import { storedOf, timesIn } from '../changeTimes.ts';
import { inXml } from '../xml.ts';

/** The news as a feed of any format has it. All addresses are whole. */
export interface NewsFeed {
  id: string;
  title: string;
  language: Language;
  /** By ISO 8601, as all times here. */
  updated: string;
  /** The home page, and the page with the news. */
  home: string;
  page: string;
  author: string;
  /** The organisation's logo, square, in two sizes, and the wide one; empty where it has none. */
  icon: string;
  smallIcon: string;
  wideLogo: string;
  items: FeedItem[];
}

interface FeedItem {
  id: string;
  title: string;
  link: string;
  updated: string;
  html: string;
  picture: { address: string; alt: string } | undefined;
}

type Stored = Awaited<ReturnType<typeof storedOf>>[number];

/** How many items a feed has at most. */
const most = 20;

/** The year in which the scheme of the ids was chosen (RFC 4151). Another one would make all items new. */
const idYear = 2026;

/** Stands for the time of a change that isn't known. */
const unknownTime = new Date(0).toISOString();

/**
 * The first items of the news.
 * @param organisation whose news they are
 * @param origin scheme and host of the site
 * @throws unavailable
 */
export async function newsFeed(
  store: ContentStore,
  organisation: Organisation,
  origin: string,
): Promise<NewsFeed> {
  const [stored, owner, { say, language }] = await Promise.all([
    storedOf(store, { ...sitePages.news, reads: { list: 'news', most } }),
    storedOf(store, sitePages.organisation),
    loadTexts(organisation),
  ]);
  const { hostname } = new URL(origin);
  const id = `tag:${hostname},${idYear}:news`;
  const page = origin + sitePages.news.path;
  const items = stored.map((each): FeedItem => {
    const content = readable(newsItemSchema, contentAt(each.path, each.data));
    const picture = pictureOf(content, origin);
    return {
      id: `${id}/${encodeURIComponent(each.id)}`,
      title: content.heading || say('news.title'),
      link: linkOf(content, origin) ?? page,
      updated: changeOf(each, content),
      html: htmlOf(content, { origin, language, picture }),
      picture,
    };
  });
  const iconOf = (width: number) =>
    isPicture(organisation.logo) ? new URL(iconAddress(organisation, width), origin).href : '';
  return {
    id,
    title: newsFeedTitle(organisation.name, say),
    language,
    updated: latest(items.map(({ updated }) => updated)) ?? timesIn(owner).changed ?? unknownTime,
    home: `${origin}/`,
    page,
    author: organisation.name || hostname,
    icon: iconOf(logoWidth),
    smallIcon: iconOf(iconWidths.tab),
    wideLogo: addressOf(organisation.wideLogo, origin),
    items,
  };
}

/** The whole address of a picture; empty where it is none. */
const addressOf = (picture: string, origin: string) =>
  isPicture(picture) ? new URL(sharedPicture(picture), origin).href : '';

function pictureOf({ image, imageAlts }: NewsItem, origin: string): FeedItem['picture'] {
  const address = addressOf(image.url, origin);
  return address ? { address, alt: imageAlts[withoutFocus(image.url)] ?? '' } : undefined;
}

/** Where an item leads, if that is a page: of the site, or elsewhere. */
const linkOf = ({ articleUrl }: NewsItem, origin: string): string | undefined =>
  /^(https?:|\/)/i.test(articleUrl) && isLink(articleUrl)
    ? new URL(articleUrl, origin).href
    : undefined;

/** When an item was last saved or, if that is later, first shown: readers sort by it. */
function changeOf(stored: Stored, { from }: NewsItem): string {
  const { changed, created } = timesIn([stored]);
  const begin = momentOf(from);
  const began = Number.isNaN(begin) ? [] : [new Date(begin).toISOString()];
  return latest([changed ?? created ?? unknownTime, ...began]) ?? unknownTime;
}

/** The last of some times. */
const latest = (times: string[]) => times.toSorted().at(-1);

interface Around extends Pick<FeedItem, 'picture'> {
  origin: string;
  language: Language;
}

/** The picture and the text of an item, with their direction, which readers don't take from the language. */
function htmlOf({ description }: NewsItem, { origin, language, picture }: Around): string {
  const image = picture
    ? `<p><img src="${inXml(picture.address)}" alt="${inXml(picture.alt)}"></p>`
    : '';
  const html = image + htmlOfBlocks(blocksOf(description), origin);
  const { dir } = languages[language];
  return dir === 'rtl' ? `<div dir="${dir}">${html}</div>` : html;
}
