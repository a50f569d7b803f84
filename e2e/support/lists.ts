import { expect, type Page } from '@playwright/test';
import { openPage } from './sharedTab.ts';
import { storedItems } from './store.ts';

/** Opens a page of the staff area whose items are edited in a dialog, with its list loaded. */
export async function openItems(page: Page, path: string) {
  await openPage(page, path);
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
}

/** The stored data of these names, in the order of the list. */
export const storedNames = async (list: string, names: readonly (string | null)[]) =>
  (await storedItems(list)).map((item) => Object(item).name).filter((name) => names.includes(name));

/** The ids of a list's items, in the order in which visitors see them. */
export const storedSequence = async (list: string): Promise<string[]> =>
  (await storedItems(list)).map(({ id }) => id);

/** The names of the items of an editor's list, in their order. */
export const shownItems = (page: Page, part: string): Promise<(string | null)[]> =>
  page
    .getByRole('region', { name: part, exact: true })
    .getByRole('group')
    .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')));

/** Drags an item by its handle onto the upper half of another, on a screen that shows both. */
export const dragBefore = async (page: Page, item: string, other: string) => {
  const target = page.getByRole('group', { name: other });
  await page.setViewportSize({ width: 1280, height: 2_000 });
  await target.scrollIntoViewIfNeeded();
  const handle = page.getByRole('group', { name: item }).getByTitle('Drag to another place');
  const [from, to] = [await handle.first().boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error(`${item} and ${other} are not both on the screen`);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y, { steps: 3 });
  await page.mouse.move(to.x + 120, to.y + to.height * 0.3, { steps: 5 });
  await page.mouse.up();
};
