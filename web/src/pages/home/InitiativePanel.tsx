import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { Initiative } from '@lamplight/content/home';
import { Prose } from '../../ui/PageParts.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { VideoPlayer } from '../../ui/VideoPlayer.tsx';
import type { AltOf } from './HomePage.tsx';

interface InitiativePanelProps {
  id: string;
  initiative: Initiative;
  altOf: AltOf;
  hidden: boolean;
}

/** Name, description and, where there are any, image and video of an initiative. */
export function InitiativePanel({ id, initiative, altOf, hidden }: InitiativePanelProps) {
  const { name, description, imageUrl, videoUrl } = initiative;
  return (
    <Box
      id={id}
      // Without scripts nothing can be selected, so everything is shown.
      css={{
        display: hidden ? 'none' : 'block',
        '@media (scripting: none)': { display: 'block' },
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
          mt="6"
        />
      </Box>
    </Box>
  );
}
