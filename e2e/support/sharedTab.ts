import { isShellPath, paths } from '@lamplight/content/pagePaths';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Session } from './session.ts';
import { steadyLayout } from './steadyLayout.ts';

/** The page of a shared tab between two tests: one of the app without listeners on the store. */
export const resting = paths.forgotPassword;

/** The tab that the tests of this worker share; none before the first, and after one that left it untidy. */
let shared: { page: Page; session: Session } | undefined;

/** The tab that tests share, at rest, with the app running in it. */
export async function takeTab(browser: Browser, session: Session): Promise<Page> {
  if (shared?.session !== session) await closeTab();
  shared ??= { page: await newTab(browser, session), session };
  return shared.page;
}

async function newTab(browser: Browser, session: Session): Promise<Page> {
  const context = await browser.newContext({ storageState: session });
  await steadyLayout(context);
  const page = await context.newPage();
  await page.goto(resting);
  await expect(headingAtRest(page)).toBeVisible();
  return page;
}

async function closeTab(): Promise<void> {
  await shared?.page.context().close();
  shared = undefined;
}

/** Resets the changes of a test to the tab. If that takes too long, the next test gets a new one. */
export async function putTabBack(): Promise<void> {
  if (!shared) return;
  const tidied = await tidy(shared).catch((reason: unknown) => {
    console.info(`The shared tab is closed: ${reason}`);
    return false;
  });
  if (!tidied) await closeTab();
}

const soon = { timeout: 5_000 };

async function tidy({ page, session }: NonNullable<typeof shared>): Promise<boolean> {
  if (page.isClosed() || !isShellPath(new URL(page.url()).pathname)) return false;
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const on of [page, context]) await on.unrouteAll({ behavior: 'ignoreErrors' });
  for (const event of ['dialog', 'download', 'request'] as const) page.removeAllListeners(event);
  await page.emulateMedia({ forcedColors: null });

  await bringToRest(page);
  const toasts = page.getByRole('status').getByRole('button', { name: 'Close' });
  await toasts.evaluateAll((buttons: HTMLElement[]) =>
    buttons.forEach((button) => void button.click()),
  );
  await expect(toasts).toHaveCount(0, soon);
  await page.evaluate(
    (stored) => {
      sessionStorage.clear();
      const isSession = (name: string) => name.startsWith('firebase:');
      for (const name of Object.keys(localStorage)) {
        if (!isSession(name)) localStorage.removeItem(name);
      }
      for (const { name, value } of stored) if (!isSession(name)) localStorage.setItem(name, value);
    },
    session.origins.flatMap(({ localStorage }) => localStorage),
  );
  return true;
}

const headingAtRest = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Forgot Password' });

/** Whether a tab shows the page at which it rests. */
export const isAtRest = (page: Page) => () => headingAtRest(page).isVisible();

/** Takes a shared tab out of its editor, and leaves unsaved changes behind. */
export async function bringToRest(page: Page): Promise<void> {
  await goWithin(page, resting);
  const heading = headingAtRest(page);
  const leave = page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' });
  await expect(heading.or(leave)).toBeVisible(soon);
  if (await leave.isVisible()) await leave.click(soon);
  await expect(heading).toBeVisible(soon);
}

/** Leads to another page of the app as its links do, without loading it anew. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = history.state ?? {};
    history.pushState({ idx: idx + 1, key: String(performance.now()), usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

/** Opens a page of the staff area: where the app runs already, without loading it, unless that is its page. */
export async function openPage(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(page.url());
  if (!isShellPath(pathname) || pathname === path) {
    await page.goto(path);
    return;
  }
  // No element of the previous page may be mistaken for one of the new page.
  if (pathname !== resting) await bringToRest(page);
  await goWithin(page, path);
}
