import type { NewsItem } from '@lamplight/content/newsItem';
import type { ListItems } from '@lamplight/content/siteContent';
import { memo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
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

/** The page News at its address: the first item of the list. */
export function Component() {
  const [item] = useLoaderData<ListItems<'news'>>();
  const { say } = useTexts();
  const description = item ? `${item.heading}. ${item.description}` : '';
  return (
    <PageColumn>
      <PageHead title={say('news.title')} description={description} picture={item?.image.url} />
      <News item={item} />
    </PageColumn>
  );
}

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
