import type { Home } from '@lamplight/content/home';
import { paths } from '@lamplight/content/pagePaths';
import { memo, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useTexts } from '../../ui/i18n/texts.ts';
import { NewsFeedLinks } from '../../ui/NewsFeedLinks.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { altIn } from '../../ui/Picture.tsx';
import { useSiteName } from '../../ui/pageContext.ts';
import { HeroSlider } from './HeroSlider.tsx';
import { Impact } from './Impact.tsx';
import { Initiatives } from './Initiatives.tsx';
import { MainEvents } from './MainEvents.tsx';
import { Story } from './Story.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The home page at its address. */
export const Component = () => <HomePage home={useLoaderData<Home>()} siteName={useSiteName()} />;

interface HomePageProps {
  home: Home;
  /** Name of the organisation: the heading where the story has no title yet. */
  siteName: string;
}

/**
 * The home page is a function of its content. Its parts come to life one after
 * the other, so that none keeps the browser for long.
 */
const HomePage = memo(({ home, siteName }: HomePageProps) => {
  const { story, sliderImages, ourImpact, testimonials, events, mainevent, blocks } = home;
  const parts = [sliderImages, ourImpact, testimonials, events, mainevent, blocks];
  const shown = [{ ...story, title: '' }, ...parts];
  const { say } = useTexts();
  const altOf = altIn(home.imageAlts);
  const title = story.title.map(({ word }) => word).join(' ');
  return (
    <>
      <PageHead
        title={[siteName, title].filter(Boolean).join(' · ') || say('page.home')}
        description={story.description}
        picture={sliderImages[0]}
        path={paths.home}
      />
      <NewsFeedLinks />
      <Suspense>
        <Story story={story} siteName={siteName} altOf={altOf} alone={isEmpty(shown)}>
          {sliderImages.length > 0 && (
            <Suspense>
              <HeroSlider images={sliderImages} altOf={altOf} />
            </Suspense>
          )}
        </Story>
      </Suspense>
      <Suspense>
        <Impact impact={ourImpact} altOf={altOf} />
      </Suspense>
      <Suspense>
        <Testimonials testimonials={testimonials} />
      </Suspense>
      <Suspense>
        <Initiatives initiatives={events} altOf={altOf} />
      </Suspense>
      <Suspense>
        <MainEvents events={mainevent} altOf={altOf} />
      </Suspense>
    </>
  );
});

/** Whether nothing is filled in: no text, number or list item anywhere in it. */
const isEmpty = (content: unknown): boolean =>
  typeof content === 'object' && content !== null
    ? Object.values(content).every(isEmpty)
    : !content;
