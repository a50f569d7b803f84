import type { About } from '@lamplight/content/about';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '../../ui/PageHead.tsx';
import { SupportPage } from './SupportPage.tsx';

/** The page Support at its address. */
export function SupportRoute() {
  const about = useLoaderData<About>();
  const { donate, volunteer } = about;
  const description = [donate.title, donate.point1, volunteer.title, volunteer.point1];
  return (
    <>
      <PageHead title="Support us" description={description.filter(Boolean).join('. ')} />
      <SupportPage about={about} />
    </>
  );
}
