import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import type { NewsContent } from '@lamplight/content/newsContent';
import type { NewsItem } from '@lamplight/content/newsItem';
import { newsListingPath } from '@lamplight/content/newsListing';
import { plainText } from '@lamplight/content/richText';
import { memo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useTexts } from '../../ui/i18n/texts.ts';
import { NewsFeedLinks } from '../../ui/NewsFeedLinks.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { EmptyState, PageColumn, PageIntro } from '../../ui/PageParts.tsx';
import { NewsArticle } from './NewsArticle.tsx';
import { NewsList, Pages, Years } from './NewsList.tsx';
import { Subscribe } from './Subscribe.tsx';

/** The page News at its address: the first item of the list, and below it the others. */
export function Component() {
  const content = useLoaderData<NewsContent>();
  const { say } = useTexts();
  const { latest, items, listing } = content;
  const { page } = listing;
  const isFirst = page === 1 && !listing.tag && !listing.year;
  const name = useName(content);
  const title = page > 1 ? `${name} · ${say('news.page', { number: page })}` : name;
  const description = latest ? `${latest.heading}. ${plainText(latest.description)}` : '';
  return (
    <PageColumn>
      <PageHead
        title={title}
        description={description}
        picture={latest?.image.url}
        path={newsListingPath(listing)}
        isPart={!isFirst}
      />
      {page > 1 && <link rel="prev" href={newsListingPath({ ...listing, page: page - 1 })} />}
      {content.hasMore && (
        <link rel="next" href={newsListingPath({ ...listing, page: page + 1 })} />
      )}
      <NewsFeedLinks tag={listing.tag} />
      {isFirst ? <Latest item={latest} /> : <PageIntro title={title} />}
      {!isFirst && items.length === 0 && <EmptyState>{say('news.nothing')}</EmptyState>}
      <Stack gap="6" mt={isFirst ? { base: '12', md: '20' } : undefined}>
        {isFirst && items.length > 0 && (
          <Heading as="h2" size="xl">
            {say('news.more')}
          </Heading>
        )}
        <Years {...content} />
        {items.length > 0 && <NewsList items={items} level={isFirst ? 'h3' : 'h2'} />}
        <Pages {...content} />
      </Stack>
      <Subscribe tag={listing.tag} />
    </PageColumn>
  );
}

/** What a listing is called. */
function useName({ listing: { tag, year } }: NewsContent): string {
  const { say } = useTexts();
  const tagged = tag ? say('news.tagged', { tag }) : '';
  if (!year) return tagged || say('news.title');
  return tagged ? `${tagged}, ${year}` : say('news.ofYear', { year });
}

const Latest = memo(({ item }: { item: NewsItem | null }) => {
  const { say } = useTexts();
  if (item?.image.url || item?.description) return <NewsArticle item={item} />;
  return (
    <>
      <PageIntro title={item?.heading || say('news.title')} />
      <EmptyState>{say('news.none')}</EmptyState>
    </>
  );
});
