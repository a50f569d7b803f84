import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { Mission } from '@lamplight/content/mission';
import { memo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { EmptyState, PageColumn, PageIntro, Prose } from '../../ui/PageParts.tsx';
import { VideoPlayer } from '../../ui/VideoPlayer.tsx';

/** The page Mission at its address. */
export const Component = () => <MissionPage content={useLoaderData<Mission>()} />;

/** The mission: a video, and two titles with their descriptions. */
const MissionPage = memo(({ content }: { content: Mission }) => {
  const { titlemission1, titlemission2, mission } = content;
  const { missiondescription1, missiondescription2, missionurl, missiontranscript } = mission;
  const { say } = useTexts();
  const isBare = !missiondescription1 && !missionurl && !titlemission2 && !missiondescription2;
  return (
    <PageColumn>
      <PageHead title={say('mission.title')} description={missiondescription1} />
      <PageIntro title={titlemission1 || say('mission.heading')}>{missiondescription1}</PageIntro>
      <VideoPlayer
        link={missionurl}
        title={titlemission1}
        transcript={missiontranscript}
        maxW="56rem"
        mx="auto"
      />
      {isBare && <EmptyState>{say('mission.comingSoon')}</EmptyState>}
      {(titlemission2 || missiondescription2) && (
        <Box maxW="56rem" mx="auto" mt={{ base: '10', md: '16' }} display="grid" gap="5">
          {titlemission2 && <Heading as="h2">{titlemission2}</Heading>}
          <Prose maxW="40rem">{missiondescription2}</Prose>
        </Box>
      )}
    </PageColumn>
  );
});
