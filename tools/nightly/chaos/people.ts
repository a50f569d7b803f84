import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  expect,
  type Page,
} from '@playwright/test';
import { staffSession } from '../../../e2e/support/session.ts';
import { isAtRest, resting } from '../../../e2e/support/sharedTab.ts';
import { colleague, staffLogin } from '../../../e2e/support/staff.ts';
import type { Place } from './places.ts';
import type { Line } from './script.ts';

export interface Tab {
  page: Page | null;
  /** The place that was opened in it last. */
  place: Place | null;
  /** How often it asked whether to leave. */
  leaveQuestions: number;
}

/** Someone of the staff with a browser of their own. */
export interface Person {
  name: string;
  context: BrowserContext;
  tabs: [Tab, Tab];
  line: Line;
  /** The errors that their pages threw. */
  errors: string[];
}

/** Both people, in browsers that are logged in and have no page open. */
export async function twoPeople(browser: Browser, baseURL: string): Promise<[Person, Person]> {
  const person = async (login: typeof staffLogin): Promise<Person> => {
    const storageState = await staffSession(browser, baseURL, login);
    const context = await browser.newContext({ baseURL, storageState, reducedMotion: 'reduce' });
    context.setDefaultTimeout(10_000);
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(String(error.error())));
    await loadAhead(await context.newPage());
    const tabs: Person['tabs'] = [closedTab(), closedTab()];
    return { name: login.email.split('@')[0] ?? '', context, tabs, line: 'good', errors };
  };
  return [await person(staffLogin), await person(colleague)];
}

/** Loads the code that tabs need without a connection too: of formatted text, and of the page where they rest. */
async function loadAhead(page: Page) {
  await page.goto('/contentfeedback');
  await page.getByRole('textbox', { name: 'Feedback message' }).focus();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.goto(resting);
  await expect.poll(isAtRest(page)).toBe(true);
  await page.close();
}

const closedTab = (): Tab => ({ page: null, place: null, leaveQuestions: 0 });

/** The page of a tab, which is opened where it is not. */
export async function pageOf(person: Person, tab: Tab): Promise<Page> {
  if (tab.page) return tab.page;
  const page = await person.context.newPage();
  tab.page = page;
  page.on('dialog', async (dialog) => {
    tab.leaveQuestions += 1;
    await dialog.accept();
  });
  return page;
}

/** Opens something over a good line, since a bad one shows nothing, or late; the line is then as it was. */
export async function overGoodLine(person: Person, page: Page, open: () => Promise<void>) {
  await applyLine(page, 'good');
  try {
    await open();
  } finally {
    await applyLine(page, person.line);
  }
}

/** Closes a tab. @param mayAsk whether it may ask before; otherwise it is gone at once */
export async function close(tab: Tab, mayAsk: boolean): Promise<void> {
  const { page } = tab;
  Object.assign(tab, { page: null, place: null });
  if (!page) return;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: mayAsk });
  await closed;
}

/** Changes how all pages of a person reach the store. */
export async function setLine(person: Person, line: Line): Promise<void> {
  person.line = line;
  for (const { page } of person.tabs) if (page) await applyLine(page, line);
}

const sessions = new WeakMap<Page, CDPSession>();
const commits = '**/documents:commit';

async function applyLine(page: Page, line: Line) {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: line === 'cut',
    latency: line === 'slow' ? 250 : 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (line !== 'deaf') return;
  await page.route(commits, async (route) => {
    await route.fetch();
    await route.abort();
  });
}
