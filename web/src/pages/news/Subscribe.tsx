import { newsFeeds } from '@lamplight/content/newsFeeds';
import { memo } from 'react';
import { LuRss } from 'react-icons/lu';
import { useTexts } from '../../ui/i18n/texts.ts';
import { RowLink } from './NewsList.tsx';

/** Leads to the feed, for a feed reader. */
export const Subscribe = memo(() => {
  const { say } = useTexts();
  return (
    <RowLink
      href={newsFeeds.atom.path}
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
