import type { Page } from '@playwright/test';
import { storedItems } from './store.ts';

/** The ids of a list's items, in the order in which visitors see them. */
export const storedSequence = async (list: string): Promise<string[]> =>
  (await storedItems(list)).map(({ id }) => id);

/** What the items of an editor's list are called, in their order. */
export const shownItems = (page: Page, part: string): Promise<(string | null)[]> =>
  page
    .getByRole('region', { name: part, exact: true })
    .getByRole('group')
    .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')));

/** Drags an item onto the upper edge of another. */
export const dragBefore = async (page: Page, item: string, other: string) => {
  const handle = page.getByRole('group', { name: item }).getByTitle('Drag to another place');
  const target = page.getByRole('group', { name: other });
  await handle.dragTo(target, { targetPosition: { x: 120, y: 4 } });
};
