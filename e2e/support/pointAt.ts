import type { Locator, Page } from '@playwright/test';

/** Points at a link as a visitor does, and waits until the page behind it has been fetched. */
export async function pointAt(page: Page, name: string): Promise<Locator> {
  const link = page.getByRole('link', { name, exact: true }).first();
  if (!(await link.isVisible())) await page.getByRole('navigation').getByText('Our story').click();
  const path = await link.getAttribute('href');
  const fetched = page.waitForResponse(
    (response) =>
      response.request().resourceType() === 'fetch' && new URL(response.url()).pathname === path,
  );
  await link.hover();
  await (await fetched).finished();
  return link;
}
