import createCache, { type EmotionCache } from '@emotion/cache';

/** Names the styles of components that a document has. */
export const stylesAttribute = 'data-styles';

/**
 * Emotion's cache for a page, which takes the styles that came with it for inserted. Emotion would find
 * them by itself, and move their element to the end: the browser would then work out all styles again, and
 * load the typefaces anew, which moves the lines of a text whose typeface was not there in time
 * (docs/decisions/rendering.md). It fills `inserted`, which Emotion doesn't document, and may go once Emotion leaves the
 * elements that the server rendered where they are.
 */
export function styleCacheOf(page: Document): EmotionCache {
  const cache = createCache({ key: 'css' });
  const names = page.querySelector(`style[${stylesAttribute}]`)?.getAttribute(stylesAttribute);
  for (const name of names?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
}
