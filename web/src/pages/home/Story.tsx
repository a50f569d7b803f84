import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Home } from '@lamplight/content/home';
import { paths } from '@lamplight/content/pagePaths';
import { isColour } from '@lamplight/content/styleValues';
import { Fragment } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { EmptyState, introText, Prose } from '../../ui/PageParts.tsx';
import type { AltOf } from '../../ui/Picture.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** A story has four pointers, each with fields of its own. */
const pointerNumbers = [1, 2, 3, 4] as const;

interface StoryProps {
  story: Home['story'];
  siteName: string;
  altOf: AltOf;
  /** Neither it nor the rest of the page has more than a title. */
  alone: boolean;
}

/** A title whose words each have a colour, a description, a button, and four pointers. */
export function Story({ story, siteName, altOf, alone }: StoryProps) {
  const { say } = useTexts();
  const words = story.title.filter(({ word }) => word !== '');
  return (
    <Container as="section" id="story" py={{ base: '12', md: '20' }}>
      <Box maxW="46rem" mx="auto" textAlign="center">
        <Heading as="h1" size="2xl" mb="6">
          {words.length === 0 && (siteName || say('home.welcome'))}
          {words.map(({ word, color }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words repeat and have no other identity
            <Fragment key={index}>
              {index > 0 && ' '}
              <chakra.span color={isColour(color) ? color : 'fg'}>{word}</chakra.span>
            </Fragment>
          ))}
        </Heading>
        <Prose {...introText}>{story.description}</Prose>
        {alone && <EmptyState>{say('home.comingSoon')}</EmptyState>}
        {story.button && (
          <ButtonLink href={paths.about} size="lg" mt="8">
            <bdi>{story.button}</bdi>
          </ButtonLink>
        )}
      </Box>
      <Pointers story={story} altOf={altOf} />
    </Container>
  );
}

function Pointers({ story, altOf }: Pick<StoryProps, 'story' | 'altOf'>) {
  const pointers = pointerNumbers
    .map((number) => ({
      number,
      image: story[`pointer${number}image`],
      title: story[`pointer${number}title`],
      description: story[`pointer${number}description`],
    }))
    .filter(({ image, title, description }) => image.url || title || description);
  if (pointers.length === 0) return null;
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
      gap={{ base: '8', md: '6' }}
      mt={{ base: '10', md: '16' }}
      listStyle="none"
    >
      {pointers.map(({ number, image, title, description }) => (
        <li key={number}>
          <Picture
            src={image.url}
            alt={altOf(image.url)}
            width={image.width}
            height={image.height}
            ratio={4 / 3}
            borderRadius="xl"
            mb="4"
          />
          {title && (
            <Heading as="h2" size="md" mb="2">
              {title}
            </Heading>
          )}
          <Prose fontSize="1rem">{description}</Prose>
        </li>
      ))}
    </chakra.ul>
  );
}
