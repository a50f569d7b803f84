import { expect, type FrameLocator, type Page } from '@playwright/test';

/** The page inside the preview. */
export const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title=Preview]');

/** Shows the preview next to the form, with its page in it. */
export async function openPreview(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Preview' }).click();
  const shown = preview(page);
  await expect(shown.getByRole('main')).toBeVisible();
  return shown;
}
