import createCache, { type EmotionCache } from '@emotion/cache';

/** Styles, and the names by which Emotion knows them. */
export interface PageStyles {
  names: string[];
  css: string;
}

/** A cache that collects the styles of a page. By default, Emotion puts a style element next to every component. */
export const collectingCache = (): EmotionCache =>
  Object.assign(createCache({ key: 'css' }), { compat: true as const });

/**
 * The styles that rendering a page came by. Those of components that hand them on to others are in no element,
 * but the browser comes by them too: it would add what it does not find, which has typefaces loaded anew.
 */
export const stylesIn = ({ inserted }: EmotionCache): PageStyles => {
  const found = Object.entries(inserted).filter(([, css]) => typeof css === 'string');
  return { names: found.map(([name]) => name), css: found.map(([, css]) => css).join('') };
};
