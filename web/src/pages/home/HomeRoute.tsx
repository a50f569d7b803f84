import type { Home } from '@lamplight/content/home';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { useSite } from '../../ui/useSite.ts';
import { HomePage } from './HomePage.tsx';

/** The home page at its address. */
export function Component() {
  const home = useLoaderData<Home>();
  const heading = useSite()?.navigation.heading ?? '';
  const title = home.story.title.map(({ word }) => word).join(' ');
  return (
    <>
      <PageHead
        title={[heading, title].filter(Boolean).join(' · ') || 'Home'}
        description={home.story.description}
        picture={home.sliderImages[0]}
        path={paths.home}
      />
      <HomePage home={home} siteName={heading} />
    </>
  );
}
