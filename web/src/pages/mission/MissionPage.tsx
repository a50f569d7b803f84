import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { About } from '@lamplight/content/about';
import { memo } from 'react';
import { PageColumn, PageIntro, Prose } from '../../ui/PageParts.tsx';
import { VideoPlayer } from '../../ui/VideoPlayer.tsx';

/** The mission: a video, and two titles with their descriptions. */
export const MissionPage = memo(({ about }: { about: About }) => {
  const { titlemission1, titlemission2, mission } = about;
  return (
    <PageColumn>
      <PageIntro title={titlemission1 || 'Our mission'}>{mission.missiondescription1}</PageIntro>
      <VideoPlayer link={mission.missionurl} title={titlemission1} maxW="56rem" mx="auto" />
      {(titlemission2 || mission.missiondescription2) && (
        <Box maxW="46rem" mx="auto" mt={{ base: '10', md: '16' }} display="grid" gap="5">
          <Heading as="h2">{titlemission2}</Heading>
          <Prose>{mission.missiondescription2}</Prose>
        </Box>
      )}
    </PageColumn>
  );
});
