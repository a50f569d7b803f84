import type { NewsContent } from '@lamplight/content/newsContent';
import { newsListingPath } from '@lamplight/content/newsListing';
import { BlockGrid, Teaser } from '../../blocks/BlockParts.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { LinkRow, RowLink } from '../../ui/LinkRow.tsx';
import { Prose } from '../../ui/PageParts.tsx';
import { NewsMeta } from './NewsMeta.tsx';

/** The items of a page of the news, newest first. */
export function NewsList({ items, level }: Pick<NewsContent, 'items'> & { level: 'h2' | 'h3' }) {
  const { say } = useTexts();
  return (
    <BlockGrid columns={3}>
      {items.map(({ _id, path, heading, date, tags, picture, alt, text }) => (
        <Teaser
          key={_id}
          picture={picture}
          alt={alt}
          title={heading || say('news.title')}
          level={level}
          text={
            <>
              <NewsMeta date={date} tags={tags} inLink />
              <Prose fontSize="1rem">{text}</Prose>
            </>
          }
          url={path}
          more={say('news.readMore')}
          alone={false}
        />
      ))}
    </BlockGrid>
  );
}

/** Leads to newer and to older news. */
export function Pages({ listing, hasMore }: Pick<NewsContent, 'listing' | 'hasMore'>) {
  const { say } = useTexts();
  const { page } = listing;
  if (page === 1 && !hasMore) return null;
  return (
    <LinkRow aria-label={say('news.pages')}>
      {page > 1 && (
        <RowLink rel="prev" href={newsListingPath({ ...listing, page: page - 1 })}>
          {say('news.newer')}
        </RowLink>
      )}
      <span>{say('news.page', { number: page })}</span>
      {hasMore && (
        <RowLink rel="next" href={newsListingPath({ ...listing, page: page + 1 })}>
          {say('news.older')}
        </RowLink>
      )}
    </LinkRow>
  );
}

/** Leads to the news of each year, and back to all of them. The news with a tag may have none in a year. */
export function Years({ listing, years }: Pick<NewsContent, 'listing' | 'years'>) {
  const { say } = useTexts();
  const isWhole = !listing.tag && !listing.year;
  if (isWhole && years.length < 2) return null;
  return (
    <LinkRow aria-label={say('news.years')}>
      {!isWhole && <RowLink href={newsListingPath({})}>{say('news.all')}</RowLink>}
      {!listing.tag &&
        years.length > 1 &&
        years.map((year) => (
          <RowLink
            key={year}
            href={newsListingPath({ year })}
            aria-current={year === listing.year ? 'page' : undefined}
          >
            {year}
          </RowLink>
        ))}
    </LinkRow>
  );
}
