import type { Locator, Page } from '@playwright/test';

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator, key = 'Tab') {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${control}`);
}

/** Goes to a control with the keyboard, and presses Enter there. */
export async function press(page: Page, control: Locator, key?: string) {
  await tabTo(page, control, key);
  await page.keyboard.press('Enter');
}

interface Watched {
  /** The elements that had the focus and could not be seen. */
  hidden: HTMLElement[];
  /** Whether the focus has left the page's content. */
  past: boolean;
  isSeen: (element: Element) => boolean;
}

/** Holds Tab down through the content of a page, and returns the elements that were not visible while focused. */
export async function hiddenOnTheWay(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    // A window whose size has just changed is laid out anew, which moves what the focus has scrolled to.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    Object.assign(window, { hidden: [], past: false } satisfies Partial<Watched>);
    document.getElementById('main')?.focus();
  });
  while (!(await page.evaluate(() => (window as unknown as Watched).past))) {
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.down('Tab');
  }
  await page.keyboard.up('Tab');
  return page.evaluate(async () => {
    const { hidden, isSeen } = window as unknown as Watched;
    const still: string[] = [];
    for (const element of hidden) {
      // A key that is held down is quicker than a carousel, which brings what has the focus into sight a frame later.
      element.focus();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      if (!isSeen(element)) still.push(element.outerHTML.slice(0, 200));
    }
    return still;
  });
}

/** Has a page look at what has the focus whenever a key is about to move it on. */
export const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const shares = [0.1, 0.5, 0.9];
    const isSeen = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return shares.some((x) =>
        shares.some((y) =>
          element.contains(document.elementFromPoint(left + width * x, top + height * y)),
        ),
      );
    };
    Object.assign(window, { isSeen });
    const look = () => {
      const focused = document.activeElement;
      if (focused?.closest('footer')) Object.assign(window, { past: true });
      if (!focused?.matches('#main *')) return;
      if (!isSeen(focused)) (window as unknown as Watched).hidden.push(focused as HTMLElement);
    };
    window.addEventListener('keydown', look, true);
  });
