/** Elements that need code. Links and `<details>` work without; for `data-on-demand` it may load once that is pressed. */
const needingCode = 'button, input, select, textarea, [data-live]';

/** With code menus close by themselves. */
const used = `${needingCode}, header summary`;

/**
 * Whether a page needs its code before anyone uses it: it has something to do, or there is a mouse, for which pages are
 * prefetched as soon as it points at a link.
 */
export const needsCode = (page: HTMLElement): boolean =>
  matchMedia('(hover: hover)').matches ||
  page.querySelector(`main :is(${needingCode}):not([data-on-demand])`) !== null;

const isUse = ({ type, target }: Event): boolean =>
  type === 'keydown' ||
  type === 'dblclick' ||
  (target instanceof Element && target.closest(used) !== null);

const types = ['pointerdown', 'keydown', 'focusin', 'dblclick'];

/** Resolves as soon as someone uses the page: with a key, a control or a menu. Links and scrolling need no code. */
export const untilUsed = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (event: Event) => {
      if (!isUse(event)) return;
      for (const type of types) removeEventListener(type, look, true);
      resolve();
    };
    for (const type of types) addEventListener(type, look, true);
  });
