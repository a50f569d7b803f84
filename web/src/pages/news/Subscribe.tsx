import { newsFeeds } from '@lamplight/content/newsFeeds';
import { feedPath } from '@lamplight/content/newsListing';
import { memo } from 'react';
import { LuRss } from 'react-icons/lu';
import { useTexts } from '../../ui/i18n/texts.ts';
import { RowLink } from '../../ui/LinkRow.tsx';

/** Leads to the feed of the news with a tag, or of all, for a feed reader. */
export const Subscribe = memo(({ tag = '' }: { tag?: string }) => {
  const { say } = useTexts();
  return (
    <RowLink
      href={feedPath('atom', tag)}
      type={newsFeeds.atom.type}
      display="inline-flex"
      alignItems="center"
      gap="2"
      mt={{ base: '6', md: '10' }}
      _print={{ display: 'none' }}
    >
      <LuRss aria-hidden /> {say('news.subscribe')}
    </RowLink>
  );
});
