import {
  type FocusEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Swiper } from 'swiper/types';
import { pause } from '../../device/whenIdle.ts';
import { useInPreview } from '../pageContext.ts';
import type { CarouselEffect } from './makeSwiper.ts';

/** Milliseconds that a slide stays: the customer has set it. */
const interval = 3_000;

interface Options {
  effect: CarouselEffect;
  /** How many slides there are. A single one needs no library. */
  count: number;
}

/** Starts Swiper on slides that React has rendered, once they are in sight, and returns what it shows. */
export function useSwiper({ effect, count }: Options) {
  const track = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(null);
  const [index, setIndex] = useState(0);
  const [ready, setReady] = useState(false);
  // Movement next to a form distracts from it.
  const [paused, setPaused] = useState(useInPreview());
  const [used, setUsed] = useState(false);
  const reducedMotion = usePrefersReducedMotion();
  const enabled = count > 1;
  const playing = ready && !paused && !used && !reducedMotion;

  useEffect(() => {
    const row = track.current;
    if (!enabled || !row) return;
    let gone = false;
    const start = async () => {
      const { makeSwiper } = await import('./makeSwiper.ts');
      const speed = reducedMotion ? 0 : 600;
      const index = shownIn(row);
      const made = makeSwiper(row, { effect, speed, index, onChange: setIndex });
      await pause();
      if (gone) return;
      row.scrollLeft = 0;
      made.init();
      swiper.current = made;
      setIndex(made.activeIndex);
      // Pointed at or focused before there was anybody to hear of it.
      setUsed(row.parentElement?.matches(':hover, :focus-within') ?? false);
      setReady(true);
    };
    const callOff = whenInSight(row, start);
    return () => {
      gone = true;
      callOff();
      swiper.current?.destroy();
      swiper.current = null;
      setReady(false);
    };
  }, [enabled, effect, reducedMotion]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number is the reason to look
  useEffect(() => {
    swiper.current?.update();
    setIndex(shownIn(track.current, swiper.current));
  }, [count]);

  useEffect(() => {
    if (!playing) return;
    const onward = () => {
      const { current } = swiper;
      if (current && !document.hidden) current.slideTo((current.activeIndex + 1) % count);
    };
    const timer = setInterval(onward, interval);
    return () => clearInterval(timer);
  }, [playing, count]);

  const show = (slide: number) => {
    if (swiper.current) swiper.current.slideTo(slide);
    else if (track.current) setIndex(scrollTo(track.current, slide));
  };
  /** Moves on, and from either end to the other. */
  const step = (by: 1 | -1) => show((shownIn(track.current, swiper.current) + by + count) % count);

  return {
    track,
    index,
    ready,
    playing,
    paused,
    togglePaused: () => setPaused(!paused),
    show,
    step,
    pauseWhileUsed: {
      onMouseEnter: () => setUsed(true),
      onMouseLeave: ({ currentTarget }: MouseEvent) =>
        setUsed(currentTarget.matches(':focus-within')),
      onFocus: () => setUsed(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setUsed(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')),
    },
  };
}

export type CarouselState = ReturnType<typeof useSwiper>;

/** The slide that is shown: without Swiper the track is a row that can be scrolled. */
const shownIn = (row: HTMLElement | null, swiper?: Swiper | null): number =>
  swiper?.activeIndex ?? (row ? Math.round(Math.abs(row.scrollLeft) / row.clientWidth) || 0 : 0);

/** Scrolls to a slide, without Swiper. */
function scrollTo(row: HTMLElement, slide: number): number {
  // From right to left, what is not in sight yet lies to the left.
  const onward = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollLeft = onward * slide * row.clientWidth;
  return shownIn(row);
}

const query = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the visitor has asked for less motion; false on the server, which cannot know. */
const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );

/** How far below or above the screen an element counts as in sight, in shares of the screen's height. */
const margin = '25%';

/**
 * Calls back once, when an element is in sight or nearly so.
 * @returns a function that calls it off
 */
function whenInSight(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${margin} 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
