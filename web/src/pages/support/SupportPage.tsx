import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@lamplight/content/pagePaths';
import type { Support } from '@lamplight/content/support';
import { memo } from 'react';
import type { IconType } from 'react-icons';
import { LuHandHeart, LuHeart, LuUsers } from 'react-icons/lu';
import { useLoaderData } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Card, PageColumn, PageIntro, Prose } from '../../ui/PageParts.tsx';

/** The page Support at its address. */
export const Component = () => <SupportPage support={useLoaderData<Support>()} />;

/** Two ways to help, three points each; the fourth volunteer point is stored, but visitors don't see it. */
const SupportPage = memo(({ support }: { support: Support }) => {
  const { donate, volunteer } = support;
  const { say } = useTexts();
  const description = [donate.title, donate.point1, volunteer.title, volunteer.point1];
  return (
    <PageColumn>
      <PageHead title={say('support.title')} description={description.filter(Boolean).join('. ')} />
      <PageIntro title={say('support.title')} />
      <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="6">
        <SupportCard
          title={donate.title || say('support.donate')}
          points={[donate.point1, donate.point2, donate.point3]}
          Icon={LuHandHeart}
        />
        <SupportCard
          title={volunteer.title || say('support.volunteer')}
          points={[volunteer.point1, volunteer.point2, volunteer.point3]}
          Icon={LuUsers}
        />
      </Box>
    </PageColumn>
  );
});

interface SupportCardProps {
  title: string;
  points: string[];
  Icon: IconType;
}

function SupportCard({ title, points, Icon }: SupportCardProps) {
  const { say } = useTexts();
  const shown = points.filter(Boolean);
  return (
    <Card as="section" display="flex" flexDirection="column" alignItems="start" gap="5">
      <Box color="brand.solid">
        <Icon aria-hidden size="40" />
      </Box>
      <Heading as="h2">{title}</Heading>
      {shown.length > 0 ? (
        <chakra.ul listStyle="none" display="grid" gap="3" flex="1">
          {shown.map((point) => (
            <chakra.li key={point} display="flex" gap="3" color="fg.muted">
              <chakra.span color="lamp.500" pt="1.5" flexShrink="0">
                <LuHeart aria-hidden size="16" />
              </chakra.span>
              <bdi>{point}</bdi>
            </chakra.li>
          ))}
        </chakra.ul>
      ) : (
        <Prose flex="1">{say('support.writeToUs')}</Prose>
      )}
      <ButtonLink href={paths.contact} aria-label={say('support.contactUsAbout', { name: title })}>
        {say('page.contactUs')}
      </ButtonLink>
    </Card>
  );
}
