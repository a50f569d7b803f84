import { Box } from '@chakra-ui/react/box';
import type { NewsItem } from '@lamplight/content/newsItem';
import { ButtonLink } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { introText, PageIntro, Prose, Split, widthInSplit } from '../../ui/PageParts.tsx';
import { altIn, Picture } from '../../ui/Picture.tsx';
import { NewsMeta } from './NewsMeta.tsx';

/** A news item in full: image, heading, description, and a button to the article. */
export function NewsArticle({ item }: { item: NewsItem }) {
  const { say } = useTexts();
  const { image, imageAlts, heading, description, buttonText, articleUrl } = item;
  const ratio = image.width > 0 && image.height > 0 ? image.width / image.height : 16 / 9;
  return (
    <article>
      <PageIntro title={heading || say('news.title')} />
      <Split>
        <div>
          <Box mb="5" _empty={{ display: 'none' }}>
            <NewsMeta {...item} />
          </Box>
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
          sizes={widthInSplit}
          borderRadius="2xl"
          maxW={image.width > 0 ? `${image.width}px` : '100%'}
        />
      </Split>
    </article>
  );
}
