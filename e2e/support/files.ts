import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './sharedTab.ts';
import { storedItems } from './store.ts';

export interface StoredFile {
  id: string;
  title: string;
  content: string;
}

const storedFiles = async () => (await storedItems('files')) as unknown as StoredFile[];

export const storedFile = async (title: string) =>
  (await storedFiles()).find((file) => file.title === title);

export const row = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`${title}.*Changed`) });

export const details = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByLabel('Address') });

export async function openFiles(page: Page): Promise<void> {
  await openPage(page, '/contentfiles');
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

export async function openFile(page: Page, title: string): Promise<void> {
  await row(page, title).click();
  await expect(details(page).getByLabel('Title')).toHaveValue(title);
}
