import type { ContentSource } from '@lamplight/content/contentSource';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import { expect, test } from 'vitest';
import { createRenderer } from './entry-server.tsx';

const samples: ContentSource = {
  document: async (name) => documentSamples[name].valid.largest as never,
  list: async (name) => [{ ...(listSamples[name].valid.largest as object), _id: 'one' }] as never,
};
const assets = { script: '/assets/a.js', preloads: [], styleSheets: [] };
const render = createRenderer({ source: samples, assets });

/** A length that is a mere number, which browsers ignore: it comes of a step that the tokens lack. */
const withoutUnit =
  /(?:width|height|padding|margin|gap|inset|top|right|bottom|left|size)[\w-]*:-?(?!0[;}])[\d.]+[;}]/g;

/** A share of the letters' height, and a number of spaces. */
const withMereNumber = /(line-height|tab-size):[\d.]+/g;

const pages = [
  ...['/', '/about', '/contact', '/mission', '/support', '/news', '/team', '/team/one'],
  ...['/mentorform', '/studentTestimonial', '/mentorTestimonial', '/international', '/ycm'],
];

test.each(pages)('every length in the styles of %s has a unit', async (path) => {
  const page = await render(new URL(path, 'https://lamplight.example'));
  if (page.kind !== 'page') throw new Error(`${path} is no page`, { cause: page });
  const styles = page.styles.join('');
  expect(styles).toContain('min-height:');
  expect(styles.replaceAll(withMereNumber, '').match(withoutUnit) ?? []).toEqual([]);
});
