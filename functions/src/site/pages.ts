import { contentSource } from '@lamplight/content/contentSource';
import type { PostedForm } from '@lamplight/content/formFields';
import manifest from '@lamplight/web/manifest';
import { createRenderer } from '@lamplight/web/server';
import { appCheckSiteKey } from '../settings.ts';
import { pageAssets } from './assets.ts';
import { timesBy } from './changeTimes.ts';
import { cachePolicy } from './contentCache.ts';
import { pageCache } from './pageCache.ts';
import { atOneMoment, shownContent } from './shownContent.ts';
import {
  emulatorOrigins,
  responseOf,
  responseOfPosted,
  type SiteResponse,
} from './siteResponses.ts';

const emulators = emulatorOrigins(process.env);

const render = createRenderer({
  source: contentSource(shownContent),
  timesOf: timesBy(shownContent),
  assets: pageAssets(manifest),
  formsNeedScripts: appCheckSiteKey() !== '',
});

/** Answers for the public pages. */
export const pages = pageCache({
  render: (...args) => atOneMoment(() => render(...args)),
  responseOf: (page) => responseOf(page, emulators),
  policy: cachePolicy,
  bounds: { pages: 64, bytes: 8_000_000 },
});

/** The page with a form that was sent to it without scripts and not taken. */
export const pageOfPosted = async (
  address: URL,
  posted: PostedForm,
  refusal: Pick<SiteResponse, 'status' | 'headers'>,
): Promise<SiteResponse> =>
  responseOfPosted(await render(address, undefined, posted), refusal, emulators);
