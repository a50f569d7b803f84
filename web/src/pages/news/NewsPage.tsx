import { chakra } from '@chakra-ui/react/styled-system';
import { newsFeeds } from '@lamplight/content/newsFeeds';
import type { NewsItem } from '@lamplight/content/newsItem';
import type { ListItems } from '@lamplight/content/siteContent';
import { memo } from 'react';
import { LuRss } from 'react-icons/lu';
import { useLoaderData } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { NewsFeedLinks } from '../../ui/NewsFeedLinks.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import {
  EmptyState,
  introText,
  PageColumn,
  PageIntro,
  Prose,
  Split,
  widthInColumn,
} from '../../ui/PageParts.tsx';
import { altIn, Picture } from '../../ui/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';

/** The page News at its address: the first item of the list. */
export function Component() {
  const [item] = useLoaderData<ListItems<'news'>>();
  const { say } = useTexts();
  const description = item ? `${item.heading}. ${item.description}` : '';
  return (
    <PageColumn>
      <PageHead title={say('news.title')} description={description} picture={item?.image.url} />
      <NewsFeedLinks />
      <News item={item} />
      <Subscribe />
    </PageColumn>
  );
}

/** Leads to the feed, for a feed reader. */
const Subscribe = memo(() => {
  const { say } = useTexts();
  return (
    <SubscribeLink href={newsFeeds.atom.path} type={newsFeeds.atom.type}>
      <LuRss aria-hidden /> {say('news.subscribe')}
    </SubscribeLink>
  );
});

const SubscribeLink = chakra(SiteLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    // High enough for a thumb.
    py: '2.5',
    mt: { base: '6', md: '10' },
    color: 'brand.fg',
    fontWeight: '600',
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
    _print: { display: 'none' },
  },
});

/** The latest news: image, heading, description, and a button to the article. */
const News = memo(({ item }: { item: NewsItem | undefined }) => {
  const { say } = useTexts();
  if (!item?.image.url && !item?.description) {
    return (
      <>
        <PageIntro title={item?.heading || say('news.title')} />
        <EmptyState>{say('news.none')}</EmptyState>
      </>
    );
  }
  const { image, imageAlts, heading, description, buttonText, articleUrl } = item;
  const ratio = image.width > 0 && image.height > 0 ? image.width / image.height : 16 / 9;
  return (
    <article>
      <PageIntro title={heading || say('news.title')} />
      <Split>
        <div>
          <Prose {...introText}>{description}</Prose>
          {articleUrl && (
            <ButtonLink href={articleUrl} size="lg" mt="8">
              <bdi>{buttonText || say('news.readMore')}</bdi>
            </ButtonLink>
          )}
        </div>
        <Picture
          src={image.url}
          alt={altIn(imageAlts)(image.url)}
          ratio={ratio}
          first
          sizes={widthInColumn('42rem')}
          borderRadius="2xl"
          maxW={image.width > 0 ? `${image.width}px` : '100%'}
        />
      </Split>
    </article>
  );
});
