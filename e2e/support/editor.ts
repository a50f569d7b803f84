import { expect, type Locator, type Page } from '@playwright/test';
import { demoStaff } from './demo.ts';
import { openPage } from './sharedTab.ts';
import { storedDocument } from './store.ts';

/** The browser's requests to the store: to listen, to read, to save. */
export const storeRequests = /google\.firestore|\/documents:/;

/** The browser's requests to save or restore something. */
const commits = /\/documents:commit|\/api\/.*\/restore$/;

/** Its requests to read documents that it is about to change. */
const reads = /\/documents:batchGet/;

/**
 * Holds all saves from now on. The page gives up a save after eight seconds.
 * @returns a function that lets them all through
 */
export const holdSaves = (page: Page) => hold(page, commits);

/** The same for reads before changes. */
export const holdReads = (page: Page) => hold(page, reads);

/** Keeps back the code that makes a text editable with its formatting. */
export const holdRichEditor = (page: Page) => hold(page, /EditorParts/);

async function hold(page: Page, what: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(what, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Makes the store refuse all saves from now on. @param after what each answer waits for */
export const refuseSaves = (page: Page, after?: Promise<void>) =>
  page.route(commits, async (route) => {
    await after;
    const { origin = '' } = await route.request().allHeaders();
    const headers = {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
    };
    const error = { code: 403, status: 'PERMISSION_DENIED', message: 'Refused' };
    await route.fulfill({ status: error.code, headers, json: { error } });
  });

/** Reloads the page, expects it to ask whether to leave, and stays. */
export async function stayOnReload(page: Page): Promise<void> {
  const opened = page.waitForEvent('dialog', { timeout: 5_000 });
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const dialog = await opened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

/** Waits until a page has loaded code ahead that its user may need next. @param name of its file, such as `WorkEditor` */
export const loadedAhead = (page: Page, name: string) =>
  page.waitForFunction(
    (module) =>
      performance.getEntriesByType('resource').some((file) => file.name.includes(`/${module}-`)),
    name,
  );

/** The palette that Ctrl+K opens from everywhere. */
export const palette = (page: Page) => page.getByRole('dialog', { name: 'Find anything' });

/** The editor's status while there is nothing to save. */
export const savedLabel = /^(Saved at |Never saved)/;

/** Opens an editor, with its content loaded and all of its parts there. */
export async function openEditor(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  const item = page.getByRole('main').getByRole('button', { name: /^Edit / });
  await expect(page.getByText(savedLabel).or(item).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

/**
 * Waits until others see that the demo staff have an editor open, two seconds later: just when a session ends,
 * that request is refused, and the console says so.
 */
export const toldOpen = (path: string) =>
  expect.poll(() => storedDocument(`presence/${path.slice(1)}~${demoStaff.uid}`)).toBeDefined();

/** Saves, and waits until it is said to be saved. */
export async function update(page: Page, said = 'Content updated successfully!'): Promise<void> {
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  // A toast of the save before may still be there; the label is gone as long as anything is not saved.
  await expect(page.getByText(said).first()).toBeVisible();
  await expect(page.getByText(savedLabel)).toBeVisible();
}

const clickAll = (controls: Locator): Promise<void> =>
  controls.evaluateAll((all: HTMLElement[]) => all.forEach((control) => void control.click()));

/** Opens “Advanced” of all pictures in a part of the page: their addresses and sizes. */
export const openAdvanced = (within: Page | Locator): Promise<void> =>
  clickAll(within.locator('details:not([open]) > summary', { hasText: 'Advanced' }));

/** Opens all list items in a part of the page, and “Advanced” of their pictures. */
export async function unfold(within: Page | Locator): Promise<void> {
  const folded = within.locator('[data-item] > [data-head] > [aria-expanded=false]');
  while ((await folded.count()) > 0) await clickAll(folded);
  await openAdvanced(within);
}

/** Opens a word of the home page's title. @returns the group of its fields */
export async function openTitleWord(page: Page, number: number): Promise<Locator> {
  const story = page.getByRole('region', { name: 'Story' });
  const chip = story.locator('[data-item] > [aria-expanded]').nth(number - 1);
  if ((await chip.getAttribute('aria-expanded')) === 'false') await chip.click();
  return page.getByRole('group', { name: `title word ${number}`, exact: true });
}

/** The dialog that says what went wrong. */
export const errorDialog = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Error' });

/** Closes the dialog that says what went wrong, after a look at what it says. */
export async function dismissError(page: Page, text: string | RegExp): Promise<void> {
  await expect(errorDialog(page)).toContainText(text);
  await errorDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(errorDialog(page)).toBeHidden();
}

/** Answers the question that a dialog asks. */
export async function answer(page: Page, question: string, button: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: question });
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

/** The toast that says that something was done, once it has come to rest: a click on one that moves can miss. */
async function restingToast(page: Page, done: string): Promise<Locator> {
  const toast = page.getByRole('status').filter({ hasText: done });
  await expect(toast).toHaveAttribute('data-mounted');
  await toast.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
  });
  return toast;
}

/** Closes the toast that says that something was done. */
export async function closeToast(page: Page, done: string): Promise<void> {
  const toast = await restingToast(page, done);
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeHidden();
}

/** Undoes what was done last, and waits until the offer to undo it is gone. */
export async function undo(page: Page, done: string): Promise<void> {
  const toast = await restingToast(page, done);
  await toast.getByRole('button', { name: 'Undo' }).click();
  // Sooner than it goes by itself, with nothing undone.
  await expect(toast).toBeHidden({ timeout: 5_000 });
}

/** Types a text and returns how long the slowest key took, in milliseconds, until it was painted. */
export async function slowestKey(page: Page, field: Locator, text: string): Promise<number> {
  await field.evaluate((input) => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    input.addEventListener('keydown', () => {
      const began = performance.now();
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - began)));
    });
  });
  await field.pressSequentially(text, { delay: 30 });
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  expect(times.length).toBeGreaterThan(text.length - 2);
  return Math.max(...times);
}
