import { AsyncLocalStorage } from 'node:async_hooks';
import type { ContentStore } from '@lamplight/content/contentSource';
import { shownStore } from '@lamplight/content/shownStore';
import { cachedStore } from './contentCache.ts';

interface Moment {
  now: number;
  /** When the view of the content changes. */
  until: number;
}

const moments = new AsyncLocalStorage<Moment>();

/** A store as visitors see it at the moment of `atOneMoment`. */
export const shownBy = (store: ContentStore): ContentStore =>
  shownStore(store, {
    now: () => moments.getStore()?.now ?? Date.now(),
    shownUntil: (until) => {
      const moment = moments.getStore();
      if (moment) moment.until = Math.min(moment.until, until);
    },
  });

/** What the pages are made of. */
export const shownContent = shownBy(cachedStore);

/**
 * Makes something of the content of one moment, and returns until when it is valid; once more if that has passed in the
 * meantime.
 */
export async function atOneMoment<T>(make: () => Promise<T>): Promise<{ made: T; until: number }> {
  const moment: Moment = { now: Date.now(), until: Number.POSITIVE_INFINITY };
  const made = await moments.run(moment, make);
  return moment.until > Date.now() ? { made, until: moment.until } : atOneMoment(make);
}
