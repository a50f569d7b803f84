import type { About } from '@lamplight/content/about';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '../../ui/PageHead.tsx';
import { MissionPage } from './MissionPage.tsx';

/** The page Mission at its address. */
export function MissionRoute() {
  const about = useLoaderData<About>();
  return (
    <>
      <PageHead title="Mission" description={about.mission.missiondescription1} />
      <MissionPage about={about} />
    </>
  );
}
