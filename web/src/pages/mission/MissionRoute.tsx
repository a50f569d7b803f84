import type { Mission } from '@lamplight/content/mission';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '../../ui/PageHead.tsx';
import { MissionPage } from './MissionPage.tsx';

/** The page Mission at its address. */
export function Component() {
  const content = useLoaderData<Mission>();
  return (
    <>
      <PageHead title="Mission" description={content.mission.missiondescription1} />
      <MissionPage content={content} />
    </>
  );
}
