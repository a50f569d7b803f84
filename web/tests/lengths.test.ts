import type { ContentSource } from '@lamplight/content/contentSource';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import { noPages } from '@lamplight/content/samples/noPages';
import { expect, test } from 'vitest';
import { publicPaths, renderedOf } from './pages.ts';

const samples: ContentSource = {
  ...noPages,
  document: async (name) => documentSamples[name].valid.largest as never,
  list: async (name) => [{ ...(listSamples[name].valid.largest as object), _id: 'one' }] as never,
};

/** A length that is a mere number, which browsers ignore: it comes of a step that the tokens lack. */
const withoutUnit =
  /(?:width|height|padding|margin|gap|inset|top|right|bottom|left|size)[\w-]*:-?(?!0[;}])[\d.]+[;}]/g;

/** A share of the letters' height, and a number of spaces. */
const withMereNumber = /(line-height|tab-size):[\d.]+/g;

test.each(publicPaths)('every length in the styles of %s has a unit', async (path) => {
  const styles = (await renderedOf(samples, path)).styles.join('');
  expect(styles).toContain('min-height:');
  expect(styles.replaceAll(withMereNumber, '').match(withoutUnit) ?? []).toEqual([]);
});
