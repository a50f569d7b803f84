import type { Support } from '@lamplight/content/support';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '../../ui/PageHead.tsx';
import { SupportPage } from './SupportPage.tsx';

/** The page Support at its address. */
export function Component() {
  const support = useLoaderData<Support>();
  const { donate, volunteer } = support;
  const description = [donate.title, donate.point1, volunteer.title, volunteer.point1];
  return (
    <>
      <PageHead title="Support us" description={description.filter(Boolean).join('. ')} />
      <SupportPage support={support} />
    </>
  );
}
