import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Initiative } from '@lamplight/content/home';
import { useState } from 'react';
import { chosen, nothingToPress } from '../../theme/media.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { Prose } from '../../ui/PageParts.tsx';
import { type AltOf, Picture } from '../../ui/Picture.tsx';
import { VideoPlayer } from '../../ui/VideoPlayer.tsx';

const Choice = chakra('button', {
  base: {
    w: 'full',
    px: '5',
    py: '3',
    textAlign: 'start',
    fontWeight: '600',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'brand.muted' },
    _expanded: {
      bg: 'brand.solid',
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
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '16rem minmax(0, 1fr)' }}
          gap={{ base: '6', md: '10' }}
          css={{ [nothingToPress]: { display: 'block' } }}
        >
          <chakra.ul
            listStyle="none"
            display="flex"
            flexDirection="column"
            gap="1"
            css={{ [nothingToPress]: { display: 'none' } }}
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
              [nothingToPress]: {
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
                columnGap: '6',
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
function InitiativePanel({ id, initiative, altOf, hidden }: InitiativePanelProps) {
  const { name, description, imageUrl, videoUrl } = initiative;
  return (
    <Box
      id={id}
      // Without scripts nothing can be selected, so everything is shown.
      css={{
        display: hidden ? 'none' : 'block',
        [nothingToPress]: { display: 'block' },
      }}
      bg="bg.panel"
      borderRadius="2xl"
      boxShadow="card"
      overflow="hidden"
      mb="6"
    >
      <Picture
        src={imageUrl}
        alt={altOf(imageUrl)}
        width={initiative.imageWidth}
        height={initiative.imageHeight}
        ratio={16 / 9}
      />
      <Box p={{ base: '6', md: '8' }}>
        {name && (
          <Heading as="h3" size="lg" mb="3">
            {name}
          </Heading>
        )}
        <Prose fontSize="1rem">{description}</Prose>
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
    </Box>
  );
}
