import type { Locator, Page } from '@playwright/test';

/** The effort that a task takes. */
export interface Effort {
  clicks: number;
  keys: number;
  /** How far the screen has to be scrolled, in pixels. */
  scrolled: number;
}

/** Uses a page as a person with a mouse does, and counts what that takes. */
export class Hand {
  readonly effort: Effort = { clicks: 0, keys: 0, scrolled: 0 };

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** @param position where in it, from its upper left corner; in its middle without one */
  async click(what: Locator, position?: { x: number; y: number }): Promise<void> {
    await this.#reach(what);
    this.effort.clicks += 1;
    await what.click(position && { position });
  }

  /** Fills in a field, which takes a click unless it has the focus. */
  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    if (!(await field.evaluate((input) => input === document.activeElement))) {
      await this.click(field);
    }
    this.effort.keys += text.length;
    await field.fill(text);
  }

  /** Chooses from a menu: a click opens it, another one chooses. */
  async choose(menu: Locator, label: string): Promise<void> {
    await this.#reach(menu);
    this.effort.clicks += 2;
    await menu.selectOption(label);
  }

  /** Opens a group of the navigation, unless it is open. */
  async unfold(group: Locator): Promise<void> {
    if (await group.evaluate((details) => details.hasAttribute('open'))) return;
    await this.click(group.locator('summary'));
  }

  /** Scrolls until something is in view, if it isn't. */
  async #reach(what: Locator): Promise<void> {
    await what.waitFor();
    this.effort.scrolled += await what.evaluate(async (element) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // Lazy parts grow as they come into view, and move what is below them.
      let distance = 0;
      for (let tries = 0; tries < 10; tries += 1) {
        const { top, bottom } = element.getBoundingClientRect();
        if (top >= 0 && bottom <= window.innerHeight) break;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        await frame();
        await frame();
        distance += Math.abs(top - element.getBoundingClientRect().top);
      }
      return Math.round(distance);
    });
  }
}
