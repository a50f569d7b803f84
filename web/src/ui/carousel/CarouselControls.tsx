import { chakra } from '@chakra-ui/react/styled-system';
import { LuChevronLeft, LuChevronRight, LuPause, LuPlay } from 'react-icons/lu';
import type { Slide } from './Carousel.tsx';
import type { CarouselState } from './useSwiper.ts';

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
    '@media (scripting: none)': { display: 'none' },
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

/** Back, pause, an indicator for each slide, on. */
export function CarouselControls({ carousel, slides, over }: CarouselControlsProps) {
  const { index, paused } = carousel;
  const place = over ? overSlides : { mt: '4' };
  return (
    <Bar {...place} zIndex="1">
      <Control type="button" aria-label="Previous slide" onClick={() => carousel.step(-1)}>
        <LuChevronLeft aria-hidden size="20" />
      </Control>
      {/* Hidden by its styles: nothing may move under the pointer when the page comes to life. */}
      <Control
        type="button"
        aria-label={paused ? 'Play slides' : 'Pause slides'}
        onClick={carousel.togglePaused}
        _motionReduce={{ display: 'none' }}
      >
        {paused ? <LuPlay aria-hidden size="18" /> : <LuPause aria-hidden size="18" />}
      </Control>
      {slides.map((slide, position) => (
        <Indicator
          key={slide.key}
          type="button"
          aria-label={`Slide ${position + 1}${slide.name ? `: ${slide.name}` : ''}`}
          aria-current={position === index}
          onClick={() => carousel.show(position)}
        />
      ))}
      <Control type="button" aria-label="Next slide" onClick={() => carousel.step(1)}>
        <LuChevronRight aria-hidden size="20" />
      </Control>
    </Bar>
  );
}
