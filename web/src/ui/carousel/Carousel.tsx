import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { CarouselControls } from './CarouselControls.tsx';
import { type CarouselEffect, useSwiper } from './useSwiper.ts';

export interface Slide {
  /** Its place: the library is not to be told of a slide that shows something else. */
  key: string;
  /** What the slide shows, for its button. */
  name: string;
  content: ReactNode;
}

interface CarouselProps {
  label: string;
  slides: Slide[];
  effect?: CarouselEffect;
  /** Controls lie over the slides or stand below them. */
  controls?: 'over' | 'below';
}

/** Without scripts, and until Swiper is there, the slides are a row that can be scrolled. */
const Track = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    '&:not(.swiper-initialized)': {
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
    },
    '& .swiper-wrapper': {
      display: 'flex',
      w: 'full',
      alignItems: 'center',
      transitionProperty: 'transform',
    },
    '& .swiper-slide': { flexShrink: '0', w: 'full', scrollSnapAlign: 'start' },
    '&.swiper-fade .swiper-slide': { pointerEvents: 'none', transitionProperty: 'opacity' },
    '&.swiper-fade .swiper-slide-active': { pointerEvents: 'auto' },
    '&.swiper-initialized': { touchAction: 'pan-y' },
  },
});

/**
 * The site's one carousel. It moves on every three seconds, except while it is pointed at, focused
 * or paused, and not at all for visitors who prefer reduced motion (the customer's decision 16). The first slide
 * is rendered by the server; the library is loaded after it was painted, once it is in sight.
 */
export function Carousel({ label, slides, effect = 'slide', controls = 'over' }: CarouselProps) {
  const several = slides.length > 1;
  const carousel = useSwiper({ effect, count: slides.length });
  const stepByArrow = ({ key }: React.KeyboardEvent) => {
    if (key === 'ArrowLeft') carousel.step(-1);
    if (key === 'ArrowRight') carousel.step(1);
  };
  return (
    <Box
      role="region"
      aria-roledescription="carousel"
      aria-label={label}
      position="relative"
      onKeyDown={stepByArrow}
      {...carousel.pauseWhileUsed}
    >
      <Track ref={carousel.track}>
        <div className="swiper-wrapper" aria-live={carousel.playing ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
            <div
              key={slide.key}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={carousel.ready && index !== carousel.index}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </Track>
      {several && (
        <CarouselControls carousel={carousel} slides={slides} over={controls === 'over'} />
      )}
    </Box>
  );
}
