import { contentSource } from '@lamplight/content/contentSource';
import manifest from '@lamplight/web/manifest';
import { createRenderer } from '@lamplight/web/server';
import { answerOf, emulatorOrigins } from './answers.ts';
import { pageAssets } from './assets.ts';
import { cachedStore, cachePolicy } from './contentCache.ts';
import { pageCache } from './pageCache.ts';
import { timesBy } from './times.ts';

const emulators = emulatorOrigins(process.env);

/** Answers for the public pages. */
export const pages = pageCache({
  render: createRenderer({
    source: contentSource(cachedStore),
    timesOf: timesBy(cachedStore),
    assets: pageAssets(manifest),
  }),
  answerOf: (page) => answerOf(page, emulators),
  policy: cachePolicy,
  bounds: { pages: 64, bytes: 8_000_000 },
});
