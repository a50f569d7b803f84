import type { ContentSource } from '@lamplight/content/contentSource';
import type { OwnPage } from '@lamplight/content/ownPage';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import { noPages } from '@lamplight/content/samples/noPages';
import type { ListName } from '@lamplight/content/siteContent';
import { expect, test } from 'vitest';
import { pathsWithItems, renderedOf } from './pages.ts';

const itemOf = (name: ListName) => ({ ...(listSamples[name].valid.largest as object), _id: 'one' });

const samples: ContentSource = {
  ...noPages,
  // A block of each type.
  blocksBelow: async () => ({
    blocks: (listSamples.pages.valid.small as OwnPage).blocks,
    imageAlts: {},
    lists: { team: [itemOf('team') as never], news: [itemOf('news') as never] },
    files: { one: { title: 'Report', address: '/files/one/report.pdf', type: 'pdf', bytes: 1 } },
  }),
  document: async (name) => documentSamples[name].valid.largest as never,
  list: async (name) => [itemOf(name)] as never,
};

/** A length that is a mere number, which browsers ignore: it comes of a step that the tokens lack. */
const withoutUnit =
  /(?:width|height|padding|margin|gap|inset|top|right|bottom|left|size)[\w-]*:-?(?!0[;}])[\d.]+[;}]/g;

/** A share of the letters' height, and a number of spaces. */
const withMereNumber = /(line-height|tab-size):[\d.]+/g;

test.each(pathsWithItems)('every length in the styles of %s has a unit', async (path) => {
  const styles = (await renderedOf(samples, path)).styles.join('');
  expect(styles).toContain('min-height:');
  expect(styles.replaceAll(withMereNumber, '').match(withoutUnit) ?? []).toEqual([]);
});
