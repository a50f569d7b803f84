import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Initiative } from '@lamplight/content/home';
import { memo, useState } from 'react';
import { chosen, notInteractive } from '../../theme/media.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { Prose } from '../../ui/PageParts.tsx';
import { type AltOf, Picture } from '../../ui/Picture.tsx';
import { VideoPlayer } from '../../ui/VideoPlayer.tsx';
import { HomeCard } from './HomeCard.tsx';

const Choice = chakra('button', {
  base: {
    minH: '2.75rem',
    px: '5',
    py: '2',
    fontWeight: '600',
    borderRadius: 'button',
    borderWidth: '1px',
    borderColor: 'brand.300',
    bg: 'bg.panel',
    color: 'brand.fg',
    cursor: 'pointer',
    _hover: { bg: 'brand.muted' },
    _expanded: {
      bg: 'brand.solid',
      borderColor: 'brand.solid',
      color: 'white',
      // Or the colours of what is pointed at would be mixed with those of what is chosen.
      _hover: { bg: 'brand.fg' },
      _highContrast: chosen,
    },
  },
});

interface InitiativesProps {
  initiatives: Initiative[];
  altOf: AltOf;
}

/** A list of initiatives; the first is shown until another is selected. */
export function Initiatives({ initiatives: all, altOf }: InitiativesProps) {
  const { say } = useTexts();
  const [selected, setSelected] = useState(0);
  const initiatives = all.filter(
    ({ name, description, imageUrl, videoUrl }) => name || description || imageUrl || videoUrl,
  );
  if (initiatives.length === 0) return null;
  const shown = Math.min(selected, initiatives.length - 1);
  return (
    <Box as="section" id="initiatives" bg="brand.subtle" py={{ base: '12', md: '20' }}>
      <Container>
        <Heading as="h2" mb="8">
          {say('home.initiatives')}
        </Heading>
        <chakra.ul
          listStyle="none"
          display="flex"
          flexWrap="wrap"
          gap="2"
          mb="6"
          css={{ [notInteractive]: { display: 'none' } }}
        >
          {initiatives.map((initiative, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own
            <li key={index}>
              <Choice
                type="button"
                aria-expanded={index === shown}
                aria-controls={`initiative-${index}`}
                onClick={() => setSelected(index)}
              >
                {initiative.name || say('home.initiative', { number: index + 1 })}
              </Choice>
            </li>
          ))}
        </chakra.ul>
        <Box
          css={{
            [notInteractive]: {
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
              gap: '6',
            },
          }}
        >
          {initiatives.map((initiative, index) => (
            <InitiativePanel
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own
              key={index}
              id={`initiative-${index}`}
              initiative={initiative}
              altOf={altOf}
              hidden={index !== shown}
            />
          ))}
        </Box>
      </Container>
    </Box>
  );
}

interface InitiativePanelProps {
  id: string;
  initiative: Initiative;
  altOf: AltOf;
  hidden: boolean;
}

/** Name, description and, where there are any, image and video of an initiative. */
const InitiativePanel = memo(({ id, initiative, altOf, hidden }: InitiativePanelProps) => {
  const { name, imageUrl, videoUrl } = initiative;
  return (
    <HomeCard
      id={id}
      css={{
        display: hidden ? 'none' : { base: 'block', md: imageUrl ? 'grid' : 'block' },
        gridTemplateColumns: '1fr 1fr',
        // Without scripts nothing can be selected, so everything is shown.
        [notInteractive]: { display: 'block !important' },
      }}
    >
      <Picture
        src={imageUrl}
        alt={altOf(imageUrl)}
        width={initiative.imageWidth}
        height={initiative.imageHeight}
        ratio={4 / 3}
        aspectRatio={{ base: '16 / 9', md: '4 / 3' }}
        w="full"
        alignSelf="stretch"
      />
      <Box p={{ base: '5', md: '8', xl: '10' }} alignSelf="center">
        <InitiativeText initiative={initiative} />
        <VideoPlayer
          // Selecting another initiative ends the video of this one.
          key={String(hidden)}
          link={videoUrl}
          title={name}
          width={initiative.videoWidth}
          height={initiative.videoHeight}
          transcript={initiative.videoTranscript}
          mt="6"
        />
      </Box>
    </HomeCard>
  );
});

/** Isn't rendered again when another initiative is selected. */
const InitiativeText = memo(({ initiative: { name, description } }: { initiative: Initiative }) => (
  <>
    {name && (
      <Heading as="h3" size="lg" mb="3">
        {name}
      </Heading>
    )}
    <Prose fontSize={{ base: '1rem', xl: '1.125rem' }} deeper={2}>
      {description}
    </Prose>
  </>
));
