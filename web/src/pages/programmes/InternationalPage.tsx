import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { Programme } from '@lamplight/content/captionedPage';
import type { ListItems } from '@lamplight/content/contentSource';
import { memo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { CaptionedCarousel } from '../../ui/CaptionedCarousel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { EmptyState, PageColumn, PageIntro, Prose } from '../../ui/PageParts.tsx';

/** The international programme at its address. */
export const Component = () => (
  <InternationalPage programmes={useLoaderData<ListItems<'international'>>()} />
);

/** The first entry is the main heading, the others are sections with pictures where they have any. */
const InternationalPage = memo(({ programmes }: { programmes: ListItems<'international'> }) => {
  const { say } = useTexts();
  const [main, ...sections] = programmes;
  const title = main?.title || say('programmes.international');
  return (
    <PageColumn>
      <PageHead
        title={title}
        description={main?.description ?? ''}
        picture={programmes.flatMap(({ images }) => images)[0]?.url}
      />
      <PageIntro overList={sections.length > 0} title={title}>
        {main?.description}
      </PageIntro>
      {!main && <EmptyState>{say('programmes.notFound')}</EmptyState>}
      {main && sections.length === 0 && <EmptyState>{say('programmes.empty')}</EmptyState>}
      <Box display="grid" gap={{ base: '12', md: '20' }}>
        {sections.map((section) => (
          <Section key={section._id} {...section} />
        ))}
      </Box>
    </PageColumn>
  );
});

function Section({ title, description, images }: Programme) {
  return (
    <Box
      as="section"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: images.length > 0 ? '2fr 3fr' : '1fr' }}
      gap={{ base: '6', md: '12' }}
      alignItems="center"
    >
      <Box minW="0">
        {title && (
          <Heading as="h2" mb="4">
            {title}
          </Heading>
        )}
        <Prose>{description}</Prose>
      </Box>
      <CaptionedCarousel label={title} images={images} minW="0" />
    </Box>
  );
}
