import { contentSource } from '@lamplight/content/contentSource';
import manifest from '@lamplight/web/manifest';
import { createRenderer } from '@lamplight/web/server';
import { pageAssets } from './assets.ts';
import { keeping } from './keeping.ts';
import { keptPages } from './keptPages.ts';
import { emulatorOrigins } from './policy.ts';
import { answerOf } from './respond.ts';
import { store } from './store.ts';

const emulators = emulatorOrigins(process.env);

/** Answers for the public pages. */
export const pages = keptPages({
  render: createRenderer({ source: contentSource(store), assets: pageAssets(manifest) }),
  answerOf: (page) => answerOf(page, emulators),
  keeping,
  bounds: { pages: 64, bytes: 8_000_000 },
});
