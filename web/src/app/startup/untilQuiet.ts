import { whenIdle } from '../../device/whenIdle.ts';

/** What shows that somebody wants to use the page. */
const touches = ['pointerdown', 'keydown', 'focusin'];

/** How long what the page needs first may take, in milliseconds; a picture elsewhere may never come. */
const patience = 5_000;

/** The same once everything is there: by then the picture is being painted, in milliseconds. */
const afterwards = 500;

/**
 * Resolves when the page's first picture is there and the browser has nothing to do, or as soon as
 * somebody touches the page.
 */
export const untilQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    const begin = () => {
      for (const touch of touches) removeEventListener(touch, begin, true);
      resolve();
    };
    const onLoad = () => void whenIdle(begin, afterwards);
    for (const touch of touches) addEventListener(touch, begin, true);
    if (document.readyState === 'complete') onLoad();
    else addEventListener('load', onLoad, { once: true });
    setTimeout(begin, patience);
  });
