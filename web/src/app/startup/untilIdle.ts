import { whenIdle } from '../../device/whenIdle.ts';

/** How long what the page needs first may take, in milliseconds; a picture elsewhere may never come. */
const timeoutMs = 5_000;

/** The same once everything is there: by then the picture is being painted, in milliseconds. */
const idleTimeoutMs = 500;

/**
 * Calls back once something of the page is painted: a page without pictures is loaded before that, and its
 * scripts would come in between.
 */
const whenPainted = (callback: () => void) =>
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    callback();
  }).observe({ type: 'paint', buffered: true });

/** Resolves when the page's first picture is there and the browser has nothing to do. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const onLoad = () => whenPainted(() => void whenIdle(resolve, idleTimeoutMs));
    if (document.readyState === 'complete') onLoad();
    else addEventListener('load', onLoad, { once: true });
    setTimeout(resolve, timeoutMs);
  });
