import type { Home } from '@lamplight/content/home';
import { memo, Suspense } from 'react';
import { HeroSlider } from './HeroSlider.tsx';
import { Impact } from './Impact.tsx';
import { Initiatives } from './Initiatives.tsx';
import { MainEvents } from './MainEvents.tsx';
import { Story } from './Story.tsx';
import { Testimonials } from './Testimonials.tsx';

interface HomePageProps {
  home: Home;
  /** Name of the organisation: the heading where the story has no title yet. */
  siteName: string;
}

/**
 * The home page is a function of its content (specification, section 2). Its parts come to life one after
 * the other, so that none keeps the browser for long.
 */
export const HomePage = memo(({ home, siteName }: HomePageProps) => {
  const altOf = (url: string) => home.imageAlts[url] ?? '';
  return (
    <>
      <Suspense>
        <HeroSlider images={home.sliderImages} altOf={altOf} />
      </Suspense>
      <Suspense>
        <Story story={home.story} siteName={siteName} altOf={altOf} />
      </Suspense>
      <Suspense>
        <Impact impact={home.ourImpact} altOf={altOf} />
      </Suspense>
      <Suspense>
        <Testimonials testimonials={home.testimonials} />
      </Suspense>
      <Suspense>
        <Initiatives initiatives={home.events} altOf={altOf} />
      </Suspense>
      <Suspense>
        <MainEvents events={home.mainevent} altOf={altOf} />
      </Suspense>
    </>
  );
});

/** What a picture shows, by its address; empty for one that only decorates. */
export type AltOf = (url: string) => string;
