import { isLink } from '@lamplight/content/addresses';
import type { EventContent } from '@lamplight/content/events/eventsContent';
import type { Home } from '@lamplight/content/home';
import type { Mission } from '@lamplight/content/mission';
import type { NewsContent, NewsItemContent } from '@lamplight/content/newsContent';
import type { NewsItem } from '@lamplight/content/newsItem';
import type { OwnPageContent } from '@lamplight/content/ownPageContent';
import { isPageAddress } from '@lamplight/content/pageAddresses';
import type { PageBlock } from '@lamplight/content/pageBlocks';
import { listOfItemPath, paths } from '@lamplight/content/pagePaths';
import { plainText } from '@lamplight/content/richText';
import { inOneLine } from '@lamplight/content/shownText';
import type { PageName } from '@lamplight/content/sitePages';
import type { Texts } from '@lamplight/content/texts/visitor/textsIn';
import { embedUrl, parseVideo } from '@lamplight/content/video';
import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  NewsArticle,
  NGO,
  Thing,
  VideoObject,
  WebPage,
  WebSite,
} from 'schema-dts';
import { type Head, pictureAddress } from '../../ui/PageHead.tsx';
import { type SiteFrame, siteNameOf } from '../../ui/pageContext.ts';
import { eventData } from './eventData.ts';
import type { OwnAddress, Times } from './rendering.ts';
import { filled, type Of } from './thing.ts';

/** A page as it is told to search engines. */
interface FoundPage {
  /** Its name, or the address of a page of the organisation's own. */
  name: PageName | OwnAddress;
  /** What its loader has read. */
  content: unknown;
  /** The blocks below its own part. */
  blocks: readonly PageBlock[];
  head: Head;
  site: SiteFrame;
  texts: Texts;
  times: Times;
  /** Scheme and host of the site. */
  origin: string;
}

/**
 * A page in the vocabulary of https://schema.org: its organisation, its place in the site, and its news and
 * videos. Its types refuse anything unknown to schema.org.
 */
export function structuredData(page: FoundPage): Graph {
  const { site, name } = page;
  const things: Thing[] = [webPage(page)];
  if (siteNameOf(site)) things.push(organisation(page), webSite(page));
  if (name !== 'home') things.push(breadcrumbs(page));
  things.push(...newsArticles(page));
  things.push(...events(page));
  things.push(...questions(page));
  things.push(
    ...[...ownVideosOf(page), ...videosInBlocks(page)].flatMap((video) => videoObject(page, video)),
  );
  return { '@context': 'https://schema.org', '@graph': things };
}

const idOf = ({ origin }: FoundPage, what: string) => `${origin}/#${what}`;

function organisation(page: FoundPage): NGO {
  const { organisation: own, contact } = page.site;
  const { linkedin, facebook, instagram, mail, number } = contact;
  return filled<Of<NGO>>({
    '@type': 'NGO',
    '@id': idOf(page, 'organisation'),
    name: siteNameOf(page.site),
    url: `${page.origin}/`,
    description: own.sentence,
    logo: pictureAddress(own.logo, page.origin),
    address: inOneLine(own.address),
    foundingDate: /^\d{4}$/.test(own.since) ? own.since : '',
    email: mail,
    telephone: number,
    sameAs: [linkedin, facebook, instagram].filter(
      (link) => /^https?:/i.test(link) && isLink(link),
    ),
  });
}

const webSite = (page: FoundPage): WebSite => ({
  '@type': 'WebSite',
  '@id': idOf(page, 'site'),
  name: siteNameOf(page.site),
  url: `${page.origin}/`,
  inLanguage: page.texts.language,
  publisher: { '@id': idOf(page, 'organisation') },
});

function webPage(page: FoundPage): WebPage {
  const { head, texts, times } = page;
  return filled<Of<WebPage>>({
    '@type': 'WebPage',
    '@id': head.address,
    url: head.address,
    name: head.title,
    description: head.description,
    inLanguage: texts.language,
    dateModified: times.changed ?? '',
    ...(siteNameOf(page.site) && { isPartOf: { '@id': idOf(page, 'site') } }),
    ...(head.picture && { primaryImageOfPage: { '@type': 'ImageObject', url: head.picture } }),
  });
}

/** The way to a page from the home page. */
function breadcrumbs(page: FoundPage): BreadcrumbList {
  const { head, texts, origin } = page;
  const trail = ownPageOf(page)?.trail ?? [];
  const above = trail.filter(({ address }) => isPageAddress(address));
  const steps = [
    { name: texts.say('page.home'), item: origin + paths.home },
    ...above.map(({ title, address }) => ({ name: title, item: origin + encodeURI(address) })),
    ...partOf(page),
    { name: head.name, item: head.address },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

/** The page that a page is a part of. */
function partOf({ name, head, texts, origin }: FoundPage) {
  if (!head.isPart) return [];
  if (name === 'team') return [{ name: texts.say('team.title'), item: origin + paths.team }];
  return name === 'events' || listOfItemPath(name) === 'events'
    ? [{ name: texts.say('events.title'), item: origin + paths.events }]
    : [{ name: texts.say('news.title'), item: origin + paths.news }];
}

function events({ name, content, head, origin, site }: FoundPage): Thing[] {
  if (listOfItemPath(name) !== 'events') return [];
  const { event, dates, shown } = content as EventContent;
  const all = dates.length > 0 ? dates : shown ? [shown] : [];
  const isOver = dates.length === 0;
  return eventData(event, all, {
    address: head.address,
    origin,
    siteName: siteNameOf(site),
    isOver,
  });
}

/** The news item that a page shows in full; undefined of any other page. */
function newsItemOf({ name, content }: FoundPage): NewsItem | undefined {
  if (name === 'news') return (content as NewsContent).latest ?? undefined;
  return listOfItemPath(name) === 'news' ? (content as NewsItemContent).item : undefined;
}

function newsArticles(page: FoundPage): NewsArticle[] {
  const item = newsItemOf(page);
  if (!item?.heading) return [];
  // The times of the page of all news are those of the first item, and a pinned one may be further down.
  const times = page.name === 'news' && item.pinned ? {} : page.times;
  const publisher = {
    '@type': 'Organization',
    name: siteNameOf(page.site) || page.origin,
    url: page.origin,
  } as const;
  return [
    filled<Of<NewsArticle>>({
      '@type': 'NewsArticle',
      headline: item.heading,
      description: inOneLine(plainText(item.description)),
      image: pictureAddress(item.image.url, page.origin),
      datePublished: item.date || (times.created ?? ''),
      dateModified: times.changed ?? '',
      author: item.author ? { '@type': 'Person', name: item.author } : publisher,
      keywords: item.tags,
      publisher,
      inLanguage: page.texts.language,
      mainEntityOfPage: page.head.address,
    }),
  ];
}

/** The content of one of the organisation's own pages; undefined for any other. */
const ownPageOf = ({ name, content }: FoundPage) =>
  name.startsWith('/') && !listOfItemPath(name) ? (content as OwnPageContent) : undefined;

/** All blocks of a page. */
const blocksOf = (page: FoundPage) => ownPageOf(page)?.page.blocks ?? page.blocks;

/** The questions of a page that have an answer, all of them at once: a page may be one FAQ. */
function questions(page: FoundPage): FAQPage[] {
  const all = blocksOf(page).flatMap((block) =>
    block._type === 'questions' ? block.questions : [],
  );
  const answered = all
    .map(({ question, answer }) => ({ question, answer: inOneLine(plainText(answer)) }))
    .filter(({ question, answer }) => question && answer);
  if (answered.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: answered.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

interface Video {
  link: string;
  name: string;
  description: string;
  picture: string;
}

/** The videos in the blocks of a page. */
function videosInBlocks(page: FoundPage): Video[] {
  const description = ownPageOf(page)?.page.description ?? '';
  return blocksOf(page).flatMap((block) =>
    block._type === 'video'
      ? [{ link: block.video, name: block.title, description, picture: '' }]
      : [],
  );
}

/** The videos in the own part of those pages that have any. */
function ownVideosOf({ name, content }: FoundPage): Video[] {
  if (name === 'mission') {
    const { titlemission1, mission } = content as Mission;
    const { missionurl: link, missiondescription1: description } = mission;
    return [{ link, name: titlemission1, description: plainText(description), picture: '' }];
  }
  if (name !== 'home') return [];
  return (content as Home).events.map(({ name, description, imageUrl, videoUrl }) => ({
    link: videoUrl,
    name,
    description: plainText(description),
    picture: imageUrl,
  }));
}

/** A video that has all that search engines ask for: a name, a picture, and since when it is there. */
function videoObject({ origin, head, times }: FoundPage, shown: Video): VideoObject[] {
  const video = parseVideo(shown.link);
  if (typeof video === 'string') return [];
  const ofProvider =
    video.provider === 'youtube' ? `https://i.ytimg.com/vi/${video.id}/hqdefault.jpg` : '';
  const thumbnailUrl = pictureAddress(shown.picture, origin) || ofProvider || head.picture;
  if (!shown.name || !thumbnailUrl || !times.created) return [];
  return [
    filled<Of<VideoObject>>({
      '@type': 'VideoObject',
      name: shown.name,
      description: inOneLine(shown.description) || shown.name,
      thumbnailUrl,
      uploadDate: times.created,
      embedUrl: embedUrl(video),
    }),
  ];
}
