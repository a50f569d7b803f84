import { useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper/types';
import { useInPreview } from '../InPreview.ts';
import { usePrefersReducedMotion } from './usePrefersReducedMotion.ts';

/** Time that a slide stays (specification, section 9), in milliseconds. */
const interval = 3_000;

export type CarouselEffect = 'slide' | 'fade';

interface Options {
  effect: CarouselEffect;
  /** How many slides there are. A single one needs no library. */
  count: number;
}

/** Starts Swiper on slides that React has rendered, and tells what it shows. */
export function useSwiper({ effect, count }: Options) {
  const track = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(null);
  const [index, setIndex] = useState(0);
  const [ready, setReady] = useState(false);
  // What moves beside a form takes the eye from it.
  const [paused, setPaused] = useState(useInPreview());
  const [used, setUsed] = useState(false);
  const reducedMotion = usePrefersReducedMotion();
  const enabled = count > 1;
  const playing = ready && !paused && !used && !reducedMotion;

  useEffect(() => {
    if (!enabled) return;
    let gone = false;
    import('./startSwiper.ts').then(({ startSwiper }) => {
      if (gone || !track.current) return;
      swiper.current = startSwiper(track.current, {
        effect,
        speed: reducedMotion ? 0 : 600,
        onChange: setIndex,
      });
      setIndex(swiper.current.activeIndex);
      setReady(true);
    });
    return () => {
      gone = true;
      swiper.current?.destroy();
      swiper.current = null;
      setReady(false);
    };
  }, [enabled, effect, reducedMotion]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number is the reason to look
  useEffect(() => {
    swiper.current?.update();
    setIndex(swiper.current?.activeIndex ?? 0);
  }, [count]);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => document.hidden || move(swiper.current, 1), interval);
    return () => clearInterval(timer);
  }, [playing]);

  return {
    track,
    index,
    ready,
    playing,
    paused: paused || reducedMotion,
    canPlay: !reducedMotion,
    togglePaused: () => setPaused(!paused),
    show: (slide: number) => swiper.current?.slideTo(slide),
    step: (by: 1 | -1) => move(swiper.current, by),
    pauseWhileUsed: {
      onMouseEnter: () => setUsed(true),
      onMouseLeave: () => setUsed(false),
      onFocus: () => setUsed(true),
      onBlur: () => setUsed(false),
    },
  };
}

export type CarouselState = ReturnType<typeof useSwiper>;

/** Moves on, and from either end to the other. */
function move(swiper: Swiper | null, by: 1 | -1) {
  if (!swiper) return;
  const count = swiper.slides.length;
  swiper.slideTo((swiper.activeIndex + by + count) % count);
}
