import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Home } from '@lamplight/content/home';
import { paths } from '@lamplight/content/pagePaths';
import { isColour } from '@lamplight/content/styleValues';
import { Fragment, type ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { isCurrentPage } from '../../ui/isCurrentPage.ts';
import { EmptyState, Prose } from '../../ui/PageParts.tsx';
import type { AltOf } from '../../ui/Picture.tsx';
import { useSite } from '../../ui/pageContext.ts';
import { PictureCard } from './HomeCard.tsx';

/** A story has four pointers, each with fields of its own. */
const pointerNumbers = [1, 2, 3, 4] as const;

interface StoryProps {
  story: Home['story'];
  siteName: string;
  altOf: AltOf;
  /** Neither it nor the rest of the page has more than a title. */
  alone: boolean;
  /** The slides over it or, at a desk, next to it. */
  children?: ReactNode;
}

/** A title whose words each have a colour, a description, the ways on, and four pointers. */
export function Story({ story, siteName, altOf, alone, children }: StoryProps) {
  return (
    <Box as="section" id="story" pb={{ base: '12', md: '20' }}>
      {children ? (
        <Box
          display={{ lg: 'grid' }}
          gridTemplateColumns="minmax(0, 5fr) minmax(0, 6fr)"
          alignItems="center"
          columnGap="12"
          maxW="76rem"
          mx="auto"
          px={{ lg: '8' }}
          pt={{ lg: '12' }}
          _print={{ display: 'block !important' }}
        >
          <Box gridColumn="2" gridRow="1">
            {children}
          </Box>
          <Box
            gridColumn="1"
            gridRow="1"
            maxW="48rem"
            px={{ base: '5', md: '8', lg: '0' }}
            pt={{ base: '5', md: '10', lg: '0' }}
          >
            <Intro story={story} siteName={siteName} alone={alone} />
          </Box>
        </Box>
      ) : (
        <Container maxW="50rem" textAlign="center" pt={{ base: '12', md: '20' }}>
          <Intro story={story} siteName={siteName} alone={alone} centred />
        </Container>
      )}
      <Pointers story={story} altOf={altOf} />
    </Box>
  );
}

interface IntroProps extends Pick<StoryProps, 'story' | 'siteName' | 'alone'> {
  centred?: boolean;
}

function Intro({ story, siteName, alone, centred = false }: IntroProps) {
  const { say } = useTexts();
  const words = story.title.filter(({ word }) => word !== '');
  return (
    <>
      <Heading as="h1" size="2xl" mb={{ base: '4', md: '6' }}>
        {words.length === 0 && (siteName || say('home.welcome'))}
        {words.map(({ word, color }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words repeat and have no other identity
          <Fragment key={index}>
            {index > 0 && ' '}
            <chakra.span color={isColour(color) ? color : 'fg'}>{word}</chakra.span>
          </Fragment>
        ))}
      </Heading>
      <Prose fontSize={{ base: '1rem', md: '1.1875rem' }} textWrap="pretty">
        {story.description}
      </Prose>
      {alone && <EmptyState>{say('home.comingSoon')}</EmptyState>}
      <WaysOn button={story.button} centred={centred} />
    </>
  );
}

/** Two next to each other on a phone, unless their names are long. */
const way = {
  size: 'lg',
  flex: { base: '1 1 auto', sm: '0 1 auto' },
  px: { base: '3', sm: '8' },
  fontSize: { base: '1rem', sm: '1.0625rem' },
} as const;

/** The story's button, and the next step that staff have chosen for all pages. */
function WaysOn({ button, centred }: { button: string; centred: boolean }) {
  const { name = '', url = '' } = useSite()?.organisation.nextStep ?? {};
  const hasNextStep = name !== '' && url !== '' && !isCurrentPage(url, paths.home);
  if (!button && !hasNextStep) return null;
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      gap="3"
      justifyContent={centred ? 'center' : undefined}
      mt={{ base: '6', md: '8' }}
    >
      {button && (
        <ButtonLink href={paths.about} {...way}>
          <bdi>{button}</bdi>
        </ButtonLink>
      )}
      {hasNextStep && (
        <ButtonLink href={url} {...way} variant={button ? 'outline' : 'solid'}>
          <bdi>{name}</bdi>
        </ButtonLink>
      )}
    </Box>
  );
}

function Pointers({ story, altOf }: Pick<StoryProps, 'story' | 'altOf'>) {
  const pointers = pointerNumbers
    .map((number) => ({
      number,
      image: story[`pointer${number}image`],
      title: story[`pointer${number}title`],
      text: story[`pointer${number}description`],
    }))
    .filter(({ image, title, text }) => image.url || title || text);
  if (pointers.length === 0) return null;
  return (
    <Container pt={{ base: '12', md: '16' }}>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
        gap="6"
        listStyle="none"
      >
        {pointers.map(({ number, ...pointer }) => (
          <PictureCard key={number} {...pointer} altOf={altOf} level="h2" />
        ))}
      </chakra.ul>
    </Container>
  );
}
