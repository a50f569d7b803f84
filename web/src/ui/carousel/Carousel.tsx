import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { languages } from '@lamplight/content/languages';
import type { ReactNode } from 'react';
import { LuChevronLeft, LuChevronRight, LuPause, LuPlay } from 'react-icons/lu';
import { notInteractive } from '../../theme/media.ts';
import { useTexts } from '../i18n/texts.ts';
import type { CarouselEffect } from './makeSwiper.ts';
import { type CarouselState, useSwiper } from './useSwiper.ts';

interface Slide {
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
  /** Controls lie over the slides or are below them. */
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
      // Without scripts only scrolling moves it, so the scrollbar shows.
      '@media (scripting: none)': { scrollbarWidth: 'thin' },
    },
    '& .swiper-wrapper': {
      display: 'flex',
      w: 'full',
      alignItems: 'center',
      transitionProperty: 'transform',
    },
    // A row that still overflows where slides are shown in one place: Chromium would call its end a shift, of 0.27.
    '& .swiper-wrapper::after': {
      _rtl: { content: '""', position: 'absolute', insetStart: '100%', boxSize: '1px' },
    },
    '& .swiper-slide': { flexShrink: '0', w: 'full', scrollSnapAlign: 'start' },
    '&.swiper-fade .swiper-slide': { pointerEvents: 'none', transitionProperty: 'opacity' },
    '&.swiper-fade .swiper-slide-active': { pointerEvents: 'auto' },
    '&.swiper-initialized': { touchAction: 'pan-y' },
  },
});

/**
 * The site's one carousel. It moves on every three seconds, except while it is pointed at, focused
 * or paused, and not at all for visitors who prefer reduced motion. The first slide
 * is rendered by the server; the library is loaded after it was painted, once it is in sight.
 */
export function Carousel({ label, slides, effect = 'slide', controls = 'over' }: CarouselProps) {
  const { say, language } = useTexts();
  const several = slides.length > 1;
  const carousel = useSwiper({ effect, count: slides.length });
  const stepByArrow = ({ key }: React.KeyboardEvent) => {
    const onward = languages[language].dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    if (several && carousel.ready) keepFocusIn(carousel.track.current);
    carousel.step(key === onward ? 1 : -1);
  };
  return (
    <Box
      as="section"
      aria-roledescription={say('media.carousel')}
      aria-label={label}
      position="relative"
      display="flex"
      flexDirection="column"
      onKeyDown={stepByArrow}
      {...carousel.pauseWhileUsed}
    >
      {several && (
        <CarouselControls carousel={carousel} slides={slides} over={controls === 'over'} />
      )}
      {/* What can be scrolled has to be reached by the keyboard, also in browsers that do not see to that themselves. */}
      <Track ref={carousel.track} tabIndex={several && !carousel.ready ? 0 : undefined}>
        <div className="swiper-wrapper" aria-live={carousel.playing ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
            <div
              key={slide.key}
              className="swiper-slide"
              role="group"
              aria-roledescription={say('media.slide')}
              aria-label={say('media.numberOfCount', { number: index + 1, count: slides.length })}
              inert={carousel.ready && index !== carousel.index}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </Track>
    </Box>
  );
}

/** Moves the focus from a link in a slide to the slides: the one that is left becomes inert, and the keys go on. */
function keepFocusIn(track: HTMLElement | null) {
  if (!track?.contains(document.activeElement) || track === document.activeElement) return;
  track.tabIndex = -1;
  track.focus({ preventScroll: true });
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '1',
    w: 'fit-content',
    maxW: 'full',
    mx: 'auto',
    px: '2',
    borderRadius: 'full',
    color: 'brand.800',
    // Looks as if below the slides and is reached before them: who cannot see them move has to be able to stop them first.
    order: '1',
    [notInteractive]: { display: 'none' },
  },
});

const Control = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '10',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { bg: 'brand.300/40' },
    // In texts from right to left, slides run that way too.
    '&.direction > svg': { _rtl: { transform: 'scaleX(-1)' } },
  },
});

/** A dot inside a target that a thumb can hit. */
const Indicator = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '6',
    h: '10',
    cursor: 'pointer',
    _before: {
      content: '""',
      boxSize: '2.5',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'currentColor',
    },
    '&[aria-current=true]': {
      _before: { bg: 'currentColor', _highContrast: { bg: 'Highlight' } },
    },
  },
});

interface CarouselControlsProps {
  carousel: CarouselState;
  slides: Slide[];
  over: boolean;
}

/** On wide screens the controls lie over the slides; on narrow ones they would hide too much. */
const overSlides = {
  position: { md: 'absolute' },
  bottom: '4',
  insetX: '0',
  my: { base: '1', md: '0' },
  bg: { md: 'white' },
  boxShadow: { md: 'card' },
  color: { base: 'lamp.300', md: 'brand.800' },
} as const;

/** Pause, back, an indicator for each slide, on: in the order of https://www.w3.org/WAI/ARIA/apg/patterns/carousel/. */
function CarouselControls({ carousel, slides, over }: CarouselControlsProps) {
  const { say } = useTexts();
  const { index, paused } = carousel;
  const place = over ? overSlides : { mt: '4' };
  return (
    <Bar {...place} zIndex="1">
      {/* Hidden by its styles: nothing may move under the pointer when the page comes to life. */}
      <Control
        type="button"
        aria-label={paused ? say('media.playSlides') : say('media.pauseSlides')}
        onClick={carousel.togglePaused}
        _motionReduce={{ display: 'none' }}
      >
        {paused ? <LuPlay aria-hidden size="18" /> : <LuPause aria-hidden size="18" />}
      </Control>
      <Control
        type="button"
        className="direction"
        aria-label={say('media.previousSlide')}
        onClick={() => carousel.step(-1)}
      >
        <LuChevronLeft aria-hidden size="20" />
      </Control>
      {slides.map((slide, position) => (
        <Indicator
          key={slide.key}
          type="button"
          aria-label={
            slide.name
              ? say('media.slideNamed', { number: position + 1, name: slide.name })
              : say('media.slideNumber', { number: position + 1 })
          }
          aria-current={position === index}
          onClick={() => carousel.show(position)}
        />
      ))}
      <Control
        type="button"
        className="direction"
        aria-label={say('media.nextSlide')}
        onClick={() => carousel.step(1)}
      >
        <LuChevronRight aria-hidden size="20" />
      </Control>
    </Bar>
  );
}
