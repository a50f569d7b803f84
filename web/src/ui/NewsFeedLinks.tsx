import { newsFeeds, newsFeedTitle } from '@lamplight/content/newsFeeds';
import { feedPath } from '@lamplight/content/newsListing';
import { useTexts } from './i18n/texts.ts';
import { useSiteName } from './pageContext.ts';

/** Tells programs where to subscribe to the news, or to those with a tag; React moves it into the head. */
export function NewsFeedLinks({ tag = '' }: { tag?: string }) {
  const { say } = useTexts();
  const title = newsFeedTitle(useSiteName(), say);
  return (['atom', 'json'] as const).map((format) => (
    <link
      key={format}
      rel="alternate"
      type={newsFeeds[format].type}
      title={tag ? `${title} · ${tag}` : title}
      href={feedPath(format, tag)}
    />
  ));
}
