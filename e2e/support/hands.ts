import type { Locator, Page } from '@playwright/test';
import { fillIn } from './fields.ts';
import { press, tabTo } from './keyboard.ts';

/** How someone works: with the keyboard alone, or with a finger. */
export interface Hand {
  /** @param where with the keyboard, whether it is before what has the focus */
  press(control: Locator, where?: 'before'): Promise<void>;
  /** Saves the form of the editor. */
  save(): Promise<void>;
  /** Ticks a checkbox, or takes the tick away. */
  tick(box: Locator): Promise<void>;
  /** Types into an empty field. */
  type(field: Locator, text: string): Promise<void>;
  /** Puts a text into a field in place of its own. */
  retype(field: Locator, text: string): Promise<void>;
}

export const keyboard = (page: Page): Hand => {
  const type: Hand['type'] = async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  return {
    press: (control, where) => press(page, control, where && 'Shift+Tab'),
    save: () => page.keyboard.press('ControlOrMeta+S'),
    tick: async (box) => {
      await tabTo(page, box);
      await page.keyboard.press('Space');
    },
    type,
    retype: async (field, text) => {
      await tabTo(page, field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
};

export const finger = (page: Page): Hand => ({
  press: (control) => control.click(),
  save: () => page.getByRole('button', { name: 'Update', exact: true }).click(),
  // The box itself is hidden below its label.
  tick: (box) => box.locator('xpath=ancestor::label').click(),
  type: fillIn,
  retype: fillIn,
});
