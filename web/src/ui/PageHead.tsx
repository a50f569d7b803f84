import { isPicture } from '@lamplight/content/addresses';
import { sharedPicture } from '@lamplight/content/pictureSizes';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite, useSiteName } from './pageContext.ts';

/** Scheme and host of the site, for the addresses in sharing tags, which have to be absolute. */
export const SiteOrigin = createContext('');

const useSiteOrigin = () => useContext(SiteOrigin);

interface PageHeadProps {
  /** What the page is called; the organisation's name is put behind it. */
  title: string;
  description: string;
  /** Address of the picture that is shown where the page is shared. */
  picture?: string | undefined;
  /** The page's own path, where it has several. */
  path?: string;
}

const shortened = (text: string) => {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= 160 ? flat : `${flat.slice(0, flat.lastIndexOf(' ', 158))}…`;
};

/** Title, description and sharing tags; React moves them into the head. */
export function PageHead({ title, description, picture = '', path }: PageHeadProps) {
  const origin = useSiteOrigin();
  const location = useLocation();
  const { organisation } = useSite() ?? {};
  const siteName = useSiteName();
  const named = title.includes(siteName) ? title : `${title} · ${siteName}`;
  const summary = shortened(description || (organisation?.sentence ?? ''));
  const address = origin + (path ?? location.pathname);
  const shared = isPicture(picture) && new URL(sharedPicture(picture), origin || undefined).href;
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
      <meta name="twitter:card" content={shared ? 'summary_large_image' : 'summary'} />
    </>
  );
}
