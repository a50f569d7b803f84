import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';

export type CarouselEffect = 'slide' | 'fade';

interface Options {
  effect: CarouselEffect;
  /** Length of a transition in milliseconds. */
  speed: number;
  /** The slide to begin with. */
  index: number;
  onChange: (index: number) => void;
}

/**
 * Swiper on a track, to be initialised, which takes as long as making it. A module of its own, so that it
 * is loaded when a carousel is there.
 */
export const makeSwiper = (track: HTMLElement, { effect, speed, index, onChange }: Options) =>
  new Swiper(track, {
    init: false,
    modules: [EffectFade],
    effect,
    fadeEffect: { crossFade: true },
    speed,
    initialSlide: index,
    on: { slideChange: (swiper) => onChange(swiper.activeIndex) },
  });
