import { chakra } from '@chakra-ui/react/styled-system';
import type { NewsItemContent, NewsSummary } from '@lamplight/content/newsContent';
import { paths } from '@lamplight/content/pagePaths';
import { useLoaderData } from 'react-router-dom';
import { useTexts } from '../../ui/i18n/texts.ts';
import { RowLink } from '../../ui/LinkRow.tsx';
import { NewsFeedLinks } from '../../ui/NewsFeedLinks.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageColumn } from '../../ui/PageParts.tsx';
import { NewsArticle } from './NewsArticle.tsx';
import { Subscribe } from './Subscribe.tsx';

/** A news item at its own address, with those before and after it. */
export function Component() {
  const { item, path, newer, older } = useLoaderData<NewsItemContent>();
  const { say } = useTexts();
  return (
    <PageColumn>
      <PageHead
        title={item.heading || say('news.title')}
        description={item.description}
        picture={item.image.url}
        path={path}
        isPart
      />
      <NewsFeedLinks />
      <RowLink href={paths.news} mb="4">
        {say('news.all')}
      </RowLink>
      <NewsArticle item={item} />
      {(newer || older) && (
        <Neighbours aria-label={say('news.around')}>
          {newer && <Next item={newer} rel="prev" label={say('news.newer')} />}
          {older && <Next item={older} rel="next" label={say('news.older')} />}
        </Neighbours>
      )}
      <Subscribe />
    </PageColumn>
  );
}

interface NextProps {
  item: NewsSummary;
  rel: 'prev' | 'next';
  label: string;
}

const Next = ({ item, rel, label }: NextProps) => (
  <chakra.div flex="1 1 18rem" textAlign={rel === 'next' ? { md: 'end' } : undefined}>
    <chakra.div fontSize="0.9375rem" color="fg.muted">
      {label}
    </chakra.div>
    <RowLink rel={rel} href={item.path}>
      <bdi>{item.heading || label}</bdi>
    </RowLink>
  </chakra.div>
);

const Neighbours = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6',
    mt: { base: '10', md: '16' },
    pt: '6',
    borderTopWidth: '1px',
    borderColor: 'brand.emphasized',
    _print: { display: 'none' },
  },
});
