import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { Programme } from '@lamplight/content/captionedPage';
import type { ListItems } from '@lamplight/content/siteContent';
import { memo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { CaptionedCarousel } from '../../ui/CaptionedCarousel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { EmptyState, PageColumn, PageIntro, Prose, Split } from '../../ui/PageParts.tsx';

export { Siblings as After } from './Siblings.tsx';

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
      <PageIntro title={title}>{main?.description}</PageIntro>
      {!main && <EmptyState>{say('programmes.notFound')}</EmptyState>}
      {main && sections.length === 0 && <EmptyState>{say('programmes.empty')}</EmptyState>}
      <Box display="grid" gap={{ base: '12', md: '20' }}>
        {sections.map((section, index) => (
          <Section key={section._id} first={index === 0} {...section} />
        ))}
      </Box>
    </PageColumn>
  );
});

function Section({ first, title, description, images }: Programme & { first: boolean }) {
  return (
    <Split as="section" alignItems="center">
      <div>
        {title && (
          <Heading as="h2" mb="4">
            {title}
          </Heading>
        )}
        <Prose deeper={1}>{description}</Prose>
      </div>
      <CaptionedCarousel label={title} images={images} first={first} />
    </Split>
  );
}
