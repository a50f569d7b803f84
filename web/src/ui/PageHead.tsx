import { isPicture } from '@lamplight/content/addresses';
import { excerpt } from '@lamplight/content/excerpt';
import { isShownInMessages, sharedPicture } from '@lamplight/content/pictureSizes';
import type { RichText } from '@lamplight/content/richText';
import { plainText } from '@lamplight/content/richText';
import { inOneLine } from '@lamplight/content/shownText';
import { pageAt, sitePages } from '@lamplight/content/sitePages';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { useShared, useSite, useSiteName } from './pageContext.ts';

/** How a page is called and shown where it is found or shared. */
export interface Head {
  /** What it is called on the site. */
  name: string;
  /** The same with the organisation's name, or what staff call it there. */
  title: string;
  description: string;
  /** Its address, with the site's. */
  address: string;
  /** The address of its picture; empty where it has none. */
  picture: string;
  /** Whether it is about something on the page, at an address below the page's. */
  isPart: boolean;
}

/** The site's settings for the heads of pages. */
interface SiteHead {
  /** Scheme and host of the site, for addresses in sharing tags, which have to be absolute. */
  origin: string;
  /** Receives the head for further use, which no browser needs. */
  onHead?: ((head: Head) => void) | undefined;
}

export const SiteHeadContext = createContext<SiteHead>({ origin: '' });

interface PageHeadProps {
  /** What the page is called; the organisation's name is put behind it. */
  title: string;
  description: RichText;
  /** Address of the picture that is shown where the page is shared. */
  picture?: string | undefined;
  /** The page's own path, where it has several. */
  path?: string | undefined;
  /** True for a part of the page: the staff's own texts for the page don't apply to it. */
  isPart?: boolean;
}

/** The address of a picture as it is shown where a page is shared; empty where it is none. */
export const pictureAddress = (picture: string, origin: string): string =>
  isPicture(picture) ? new URL(sharedPicture(picture), origin || undefined).href : '';

/** As much of a description as searches show. */
const longestDescription = 160;

/** The address of a page, however it was asked for. */
const pathAt = (pathname: string): string => {
  const page = pageAt(pathname);
  return page ? sitePages[page].path : pathname;
};

/** Title, description and sharing tags: what staff say for it, or what the page says. React moves them into the head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, picture = '', path, isPart = false } = props;
  const { origin, onHead } = useContext(SiteHeadContext);
  const location = useLocation();
  const { organisation } = useSite() ?? {};
  const siteName = useSiteName();
  const said = useShared();
  const own = isPart ? null : said;
  const called = own?.title || title;
  const named = called.includes(siteName) ? called : `${called} · ${siteName}`;
  const summary =
    own?.description ||
    excerpt(
      inOneLine(plainText(description) || (organisation?.sentence ?? '')),
      longestDescription,
    );
  const address = origin + (path ?? pathAt(location.pathname));
  const [shown, logo] = [[own?.picture, picture], [organisation?.logo]].map((pictures) =>
    pictures.map((each = '') => pictureAddress(each, origin)).find(isShownInMessages),
  );
  const shared = shown ?? logo ?? '';
  onHead?.({ name: title, title: named, description: summary, address, picture: shared, isPart });
  return (
    <>
      <title>{named}</title>
      {summary && <meta name="description" content={summary} />}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={named} />
      {siteName && <meta property="og:site_name" content={siteName} />}
      {summary && <meta property="og:description" content={summary} />}
      <meta property="og:url" content={address} />
      {shared && <meta property="og:image" content={shared} />}
      <meta name="twitter:card" content={shown ? 'summary_large_image' : 'summary'} />
    </>
  );
}
