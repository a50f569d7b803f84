import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@lamplight/content/pagePaths';
import type { Support } from '@lamplight/content/support';
import { memo, type ReactNode } from 'react';
import type { IconType } from 'react-icons';
import { LuHandHeart, LuHeart, LuUsers } from 'react-icons/lu';
import { useLoaderData } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Card, PageColumn, PageIntro, Prose } from '../../ui/PageParts.tsx';
import { useSite } from '../../ui/pageContext.ts';

/** The page Support at its address. */
export const Component = () => <SupportPage support={useLoaderData<Support>()} />;

/** Two ways to help, three points each; the fourth volunteer point is stored, but visitors don't see it. */
const SupportPage = memo(({ support }: { support: Support }) => {
  const { donate, volunteer } = support;
  const { say } = useTexts();
  const giving = useSite()?.organisation.giving.url || paths.giving;
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
        >
          <ButtonLink href={giving} size="lg">
            {say('support.giveNow')}
          </ButtonLink>
        </SupportCard>
        <SupportCard
          title={volunteer.title || say('support.volunteer')}
          points={[volunteer.point1, volunteer.point2, volunteer.point3]}
          Icon={LuUsers}
        >
          <ButtonLink href={paths.mentorForm} size="lg">
            {say('support.applyAsMentor')}
          </ButtonLink>
        </SupportCard>
      </Box>
    </PageColumn>
  );
});

interface SupportCardProps {
  title: string;
  points: string[];
  Icon: IconType;
  /** What visitors can do at once. */
  children: ReactNode;
}

function SupportCard({ title, points, Icon, children }: SupportCardProps) {
  const { say } = useTexts();
  const shown = points.filter(Boolean);
  return (
    <Card as="section" display="flex" flexDirection="column" alignItems="start" gap="5">
      <Box color="brand.solid">
        <Icon aria-hidden size="40" />
      </Box>
      <Heading as="h2">{title}</Heading>
      {shown.length > 0 ? (
        <chakra.ul listStyle="none" display="grid" alignContent="start" gap="4" flex="1">
          {shown.map((point) => (
            <chakra.li key={point} display="flex" gap="3" color="fg.muted" textWrap="pretty">
              <chakra.span color="brand.solid" pt="1.5" flexShrink="0">
                <LuHeart aria-hidden size="16" />
              </chakra.span>
              <bdi>{point}</bdi>
            </chakra.li>
          ))}
        </chakra.ul>
      ) : (
        <Prose flex="1">{say('support.writeToUs')}</Prose>
      )}
      <Box display="flex" flexWrap="wrap" gap="3" mt="3">
        {children}
        <ButtonLink
          href={paths.contact}
          variant="outline"
          size="lg"
          aria-label={say('support.contactUsAbout', { name: title })}
        >
          {say('page.contactUs')}
        </ButtonLink>
      </Box>
    </Card>
  );
}
