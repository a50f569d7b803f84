import type { ContentStore } from '@lamplight/content/contentSource';
import { isMap } from '@lamplight/content/isMap';
import { shownStore } from '@lamplight/content/shownStore';
import { visitorStore } from './visitorStore.ts';

const shown = shownStore(visitorStore, {
  now: Date.now,
  // No cache keeps an answer that is made of it.
  shownUntil: () => undefined,
});

/** What every visitor sees now: nothing that is outside of its time. */
export const shownToVisitors = {
  /** The data of the document at a path; undefined where there is none. */
  document: async (path: string) => {
    const data = await shown.document(path);
    return isMap(data) ? data : undefined;
  },
  /** The first `max` items of a list. */
  list: async (...args: Parameters<ContentStore['list']>) =>
    (await shown.list(...args)).map(({ id, data }) => ({ id, data: isMap(data) ? data : {} })),
};
