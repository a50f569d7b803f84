import { isLink, isPicture } from '@lamplight/content/addresses';
import { type ContentStore, contentAt } from '@lamplight/content/contentSource';
import { htmlOfBlocks } from '@lamplight/content/htmlOfBlocks';
import { momentOf } from '@lamplight/content/instants';
import { newsItemPath } from '@lamplight/content/itemAddress';
import { type Language, languages } from '@lamplight/content/languages';
import { type newsFeeds, newsFeedTitle } from '@lamplight/content/newsFeeds';
import { type NewsItem, newsItemSchema } from '@lamplight/content/newsItem';
import { feedPath, newsListingPath } from '@lamplight/content/newsListing';
import type { Organisation } from '@lamplight/content/organisation';
import { listItem } from '@lamplight/content/paths';
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
  /** Where the feed itself is. */
  self: Readonly<Record<keyof typeof newsFeeds, string>>;
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
  published: string;
  updated: string;
  /** Empty where that is the organisation. */
  author: string;
  tags: string[];
  html: string;
  picture: { address: string; alt: string } | undefined;
}

type Stored = Awaited<ReturnType<typeof storedOf>>[number];

/** How many items a feed has at most. */
const max = 20;

/** The year in which the scheme of the ids was chosen (RFC 4151). Another one would make all items new. */
const idYear = 2026;

/** Stands for the time of a change that isn't known. */
const unknownTime = new Date(0).toISOString();

/**
 * The first items of the news.
 * @param organisation whose news they are
 * @param of the news with a tag, or all of them; `origin` is scheme and host of the site
 * @throws unavailable
 */
export async function newsFeed(
  store: ContentStore,
  organisation: Organisation,
  of: { origin: string; tag?: string },
): Promise<NewsFeed> {
  const { origin, tag = '' } = of;
  const [stored, owner, { say, language }] = await Promise.all([
    storedNews(store, tag),
    storedOf(store, sitePages.organisation),
    loadTexts(organisation),
  ]);
  const { hostname } = new URL(origin);
  const id = `tag:${hostname},${idYear}:news`;
  const title = newsFeedTitle(organisation.name, say);
  const items = stored.map((each): FeedItem => {
    const content = readable(newsItemSchema, contentAt(each.path, each.data));
    const picture = pictureOf(content, origin);
    return {
      id: `${id}/${encodeURIComponent(each.id)}`,
      title: content.heading || say('news.title'),
      link: origin + newsItemPath(each.id, content.heading),
      ...timesOf(each, content),
      author: content.author,
      tags: content.tags.filter(Boolean),
      html: htmlOf(content, { origin, language, picture }),
      picture,
    };
  });
  const iconOf = (width: number) =>
    isPicture(organisation.logo) ? new URL(iconAddress(organisation, width), origin).href : '';
  return {
    id: tag ? `${id}?tag=${encodeURIComponent(tag)}` : id,
    title: tag ? `${title} · ${tag}` : title,
    language,
    updated: latest(items.map(({ updated }) => updated)) ?? timesIn(owner).changed ?? unknownTime,
    home: `${origin}/`,
    page: origin + newsListingPath({ tag }),
    self: { atom: origin + feedPath('atom', tag), json: origin + feedPath('json', tag) },
    author: organisation.name || hostname,
    icon: iconOf(logoWidth),
    smallIcon: iconOf(iconWidths.tab),
    wideLogo: addressOf(organisation.wideLogo, origin),
    items,
  };
}

async function storedNews(store: ContentStore, tag: string): Promise<Stored[]> {
  if (!tag) return storedOf(store, { ...sitePages.news, reads: { list: 'news', max } });
  const { items } = await store.find('news', {
    filters: [['tags', 'array-contains', tag]],
    sort: ['order', 'asc'],
    max,
  });
  return items.map((item) => ({ ...item, path: listItem('news', item.id) }));
}

/** The whole address of a picture; empty where it is none. */
const addressOf = (picture: string, origin: string) =>
  isPicture(picture) ? new URL(sharedPicture(picture), origin).href : '';

function pictureOf({ image, imageAlts }: NewsItem, origin: string): FeedItem['picture'] {
  const address = addressOf(image.url, origin);
  return address ? { address, alt: imageAlts[withoutFocus(image.url)] ?? '' } : undefined;
}

/** The date of an item, or when it was first shown; and when it was last saved or, if that is later, first shown. */
function timesOf(
  stored: Stored,
  { from, date }: NewsItem,
): Pick<FeedItem, 'published' | 'updated'> {
  const { changed, created } = timesIn([stored]);
  const begin = momentOf(from);
  const began = Number.isNaN(begin) ? [] : [new Date(begin).toISOString()];
  const updated = latest([changed ?? created ?? unknownTime, ...began]) ?? unknownTime;
  // It's that day at noon almost everywhere.
  const day = date && `${date}T12:00:00.000Z`;
  return { published: day || (began[0] ?? created ?? updated), updated };
}

/** The last of some times. */
const latest = (times: string[]) => times.toSorted().at(-1);

interface FeedContext extends Pick<FeedItem, 'picture'> {
  origin: string;
  language: Language;
}

/** The link to what an item is about; empty where that is none. */
function articleLink({ articleUrl, buttonText }: NewsItem, origin: string): string {
  if (!isLink(articleUrl)) return '';
  const address = new URL(articleUrl, origin).href;
  return `<p><a href="${inXml(address)}">${inXml(buttonText || address)}</a></p>`;
}

/**
 * The picture, the text and the link of an item, with their direction, which readers don't take from the language.
 */
function htmlOf(item: NewsItem, { origin, language, picture }: FeedContext): string {
  const image = picture
    ? `<p><img src="${inXml(picture.address)}" alt="${inXml(picture.alt)}"></p>`
    : '';
  const html = image + htmlOfBlocks(blocksOf(item.description), origin) + articleLink(item, origin);
  const { dir } = languages[language];
  return dir === 'rtl' ? `<div dir="${dir}">${html}</div>` : html;
}
