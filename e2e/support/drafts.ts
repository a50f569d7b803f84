import { expect, type Locator, type Page } from '@playwright/test';
import { unfold } from './editor.ts';
import { valuesIn } from './fields.ts';

/**
 * Reloads a page with unsaved changes, and expects all of them back.
 * @param part the part of the page that holds the fields, such as a dialog
 * @param open opens that part again, where that needs a click
 */
export async function expectRestored(
  page: Page,
  part: Locator,
  open?: () => Promise<void>,
): Promise<void> {
  await unfold(part);
  const typed = await valuesIn(part);
  await page.reload();
  await open?.();
  await expect(part.getByText(/^Your unsaved changes from .* are back/)).toBeVisible();
  // Cards may come after the fields above them.
  const restored = async () => {
    await unfold(part);
    return valuesIn(part);
  };
  await expect.poll(restored).toEqual(typed);
}
