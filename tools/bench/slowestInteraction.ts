import type { Browser, Locator, Page } from '@playwright/test';
import { median } from './figures.ts';

declare global {
  interface Window {
    longestEvent: number;
  }
}

/** The shortest interaction that browsers report, in milliseconds. */
const durationThreshold = 16;

/** Notes, in every document that the page opens from now on, how long the longest interaction took until its frame. */
const watchEvents = (page: Page) =>
  page.addInitScript((threshold) => {
    window.longestEvent = 0;
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: threshold,
      buffered: true,
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { duration, interactionId } = entry as PerformanceEventTiming;
        // Only what a visitor does on purpose has a number: a press, a click, a key.
        if (interactionId) window.longestEvent = Math.max(window.longestEvent, duration);
      }
    }).observe(options);
  }, durationThreshold);

/** How long the longest interaction of an action took until its frame; 0 if it's too short to be reported. */
async function durationOf(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.longestEvent = 0;
  });
  await action();
  // Entries come after their frame.
  await page.waitForTimeout(250);
  return page.evaluate(() => window.longestEvent);
}

/** The control of a page that took longest to answer. */
export interface Interaction {
  /** Its name, or the text that it shows. */
  control: string;
  /** From the input to the next frame, in milliseconds, at a quarter of the processor's speed. */
  duration: number;
  /** How many controls were used. */
  count: number;
}

const controls = ['summary', 'button', 'a[href]', 'input', 'textarea', 'select']
  .map((each) => `${each}:not([inert] *, [aria-hidden=true] *)`)
  .join(', ');

const slowDown = 4;

/** How long an interaction may take until the next frame, in milliseconds, at a quarter of the speed. */
export const interactionBudget = 72;

/** How often a control is used that took longer than it may, to tell whether it does as a rule. */
const slowUses = 3;

/**
 * Uses every control of a page that can be seen, with the processor four times slower.
 * @param used links of the header and the footer that were used on other pages, and aren't here; those of this page are
 * added
 */
export async function slowestInteraction(
  browser: Browser,
  url: string,
  used: Set<string>,
): Promise<Interaction> {
  // Carousels stand still, so that there are the same controls throughout.
  const viewport = { width: 1280, height: 800 };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  try {
    await watchEvents(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await open(page, url);
    const count = await page.locator(controls).count();
    const slowest: Interaction = { control: 'none', duration: 0, count: 0 };
    for (let index = 0; index < count; index += 1) {
      const control = page.locator(controls).nth(index);
      if (!(await isUsable(control))) continue;
      const { name, leads, common } = await control.evaluate((element) => ({
        name: element.getAttribute('aria-label') || element.textContent || element.outerHTML,
        leads: element.matches('a'),
        common: element.closest('header, footer') && element.getAttribute('href'),
      }));
      const link = common && `${common} ${name}`;
      if (link && used.has(link)) continue;
      if (link) used.add(link);
      const duration = await durationOfUse(page, url, control);
      slowest.count += 1;
      if (duration > slowest.duration) {
        Object.assign(slowest, { control: name.trim().slice(0, 60), duration });
      }
      const changed = (await page.locator(controls).count()) !== count;
      // The address changes once the page that a link leads to is there.
      if (changed || leads || page.url() !== url) await open(page, url);
    }
    return slowest;
  } finally {
    await page.close();
  }
}

/** How long a control takes to answer; the median of several times where the first was too long. */
async function durationOfUse(page: Page, url: string, control: Locator): Promise<number> {
  const durations = [await durationOf(page, () => use(page, control))];
  while (Math.max(...durations) > interactionBudget && durations.length < slowUses) {
    await open(page, url);
    durations.push(await durationOf(page, () => use(page, control)));
  }
  return median(durations);
}

/** A carousel with controls that has not started yet. */
const waiting = '[aria-roledescription]:has(button) :not(.swiper-initialized) > .swiper-wrapper';

const firstWaiting = async (page: Page) => (await page.locator(waiting).elementHandles())[0];

/** Opens a page and has its carousels start, which they do in sight: then it has the same controls throughout. */
async function open(page: Page, url: string) {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  // If several are in sight, others start while one is waited for.
  for (let slides = await firstWaiting(page); slides; slides = await firstWaiting(page)) {
    await slides.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (each) => (each as Element).matches('.swiper-initialized > *'),
      slides,
    );
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Links elsewhere would leave the site. */
const isUsable = async (control: Locator) =>
  (await control.isVisible()) &&
  (await control.isEnabled()) &&
  !(await control.evaluate((element) =>
    /^(mailto|tel|https?):/.test(element.getAttribute('href') ?? ''),
  ));

/** How long a visitor presses, in milliseconds: nobody points, presses and lets go all at once. */
const press = 60;

/** As a visitor does: with the mouse, or with the keyboard where nothing can be pointed at. */
async function use(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded();
  // Before it's used: a link leads to a page where there is no such control.
  const { hit, typed } = await control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      hit: element.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
      typed: element.matches('textarea, input, select'),
    };
  });
  if (hit) {
    await control.hover();
    await control.click({ delay: press });
  } else await control.press('Enter', { delay: press });
  if (hit && typed) await page.keyboard.press('a');
}
