import { newsFeeds, newsFeedTitle } from '@lamplight/content/newsFeeds';
import { useTexts } from './i18n/texts.ts';
import { useSiteName } from './pageContext.ts';

/** Tells programs where to subscribe to the news; React moves it into the head. */
export function NewsFeedLinks() {
  const { say } = useTexts();
  const title = newsFeedTitle(useSiteName(), say);
  return Object.values(newsFeeds).map(({ path, type }) => (
    <link key={type} rel="alternate" type={type} title={title} href={path} />
  ));
}
