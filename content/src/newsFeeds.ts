import { sitePages } from './sitePages.ts';
import type { Say } from './texts/visitor/keys.ts';

const { path } = sitePages.news;

/** Where programs subscribe to the news, in two formats. */
export const newsFeeds = {
  atom: { path: `${path}/feed.xml`, type: 'application/atom+xml' },
  json: { path: `${path}/feed.json`, type: 'application/feed+json' },
} as const;

/** What both are called, in the language of the site. */
export const newsFeedTitle = (siteName: string, say: Say): string =>
  [siteName, say('news.title')].filter(Boolean).join(' · ');
