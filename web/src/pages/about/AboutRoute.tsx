import type { About } from '@lamplight/content/about';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '../../ui/PageHead.tsx';
import { AboutPage } from './AboutPage.tsx';

/** The page About at its address. */
export function Component() {
  const about = useLoaderData<About>();
  return (
    <>
      <PageHead title="About" description={about.description1} picture={about.image.url} />
      <AboutPage about={about} />
    </>
  );
}
