import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { About } from '@lamplight/content/about';
import { memo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { EmptyState, PageColumn, PageIntro, Prose, widthInColumn } from '../../ui/PageParts.tsx';
import { altIn, Picture } from '../../ui/Picture.tsx';

/** The page About at its address. */
export const Component = () => <AboutPage about={useLoaderData<About>()} />;

/** Who the organisation is: an image, two titles with their texts, and its story. */
const AboutPage = memo(({ about }: { about: About }) => {
  const { image, title1, description1, title2, description2, story } = about;
  const { say } = useTexts();
  const hasStory = title2 || description2 || story;
  const isBare = !hasStory && !description1 && !image.url;
  return (
    <PageColumn>
      <PageHead title={say('about.title')} description={description1} picture={image.url} />
      <PageIntro title={title1 || say('about.heading')}>{description1}</PageIntro>
      <Picture
        src={image.url}
        alt={altIn(about.imageAlts)(image.url)}
        width={image.width}
        height={image.height}
        ratio={21 / 9}
        first
        sizes={widthInColumn()}
        borderRadius="2xl"
        mb={{ base: '8', md: '12' }}
      />
      {hasStory && (
        <Box maxW="40rem" mx={{ lg: 'auto' }} display="grid" gap="5">
          {title2 && <Heading as="h2">{title2}</Heading>}
          <Prose>{description2}</Prose>
          <Prose>{story}</Prose>
        </Box>
      )}
      {isBare && <EmptyState>{say('about.comingSoon')}</EmptyState>}
    </PageColumn>
  );
});
