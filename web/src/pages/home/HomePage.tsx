import type { Home } from '@lamplight/content/home';
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

/** The home page is a function of its content (specification, section 2). */
export function HomePage({ home, siteName }: HomePageProps) {
  const altOf = (url: string) => home.imageAlts[url] ?? '';
  return (
    <>
      <HeroSlider images={home.sliderImages} altOf={altOf} />
      <Story story={home.story} siteName={siteName} altOf={altOf} />
      <Impact impact={home.ourImpact} altOf={altOf} />
      <Testimonials testimonials={home.testimonials} />
      <Initiatives initiatives={home.events} altOf={altOf} />
      <MainEvents events={home.mainevent} altOf={altOf} />
    </>
  );
}

/** What a picture shows, by its address; empty for one that only decorates. */
export type AltOf = (url: string) => string;
