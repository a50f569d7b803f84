import {
  test as base,
  type ConsoleMessage,
  expect,
  type Response,
  type WebError,
} from '@playwright/test';
import { staffSession } from './session.ts';
import { putTabBack, takeTab } from './sharedTab.ts';
import { steadyLayout } from './steadyLayout.ts';

interface Fixtures {
  /** Messages that a test brings about on purpose; all others make it fail. */
  expectedMessages: RegExp;
  /** Whether pages lay out what is out of sight too, as no browser does; see `steadyLayout`. */
  laysOutAll: boolean;
  quietConsole: undefined;
  steadyPages: undefined;
}

/**
 * Messages of the browser about problems that the SDK handles: it retries a transaction that conflicts with another, and
 * when a channel breaks, as after a test sets the clock on, it checks the network with one of Google's pictures.
 */
const mended = /status of 409 .*\/documents:commit|google\.com\/images\/cleardot/;

/**
 * Playwright's `test`, which besides fails when a page throws an error or writes a warning or an
 * error to the console. `test.use({ expectedMessages: /503/ })` allows some.
 */
export const test = base.extend<Fixtures>({
  expectedMessages: [/^$/, { option: true }],
  quietConsole: [
    async ({ context, expectedMessages }, use) => {
      const messages: string[] = [];
      const note = (message: ConsoleMessage) => {
        const { url, lineNumber } = message.location();
        if (!['error', 'warning'].includes(message.type())) return;
        messages.push(`${message.type()}: ${message.text()} (${url}:${lineNumber})`);
      };
      const noteError = (error: WebError) => messages.push(`uncaught: ${error.error()}`);
      const refused: string[] = [];
      const noteRefused = (answer: Response) => {
        if (answer.status() === 403) refused.push(String(answer.request().postData()));
      };
      context.on('console', note).on('weberror', noteError).on('response', noteRefused);
      await use(undefined);
      context.off('console', note).off('weberror', noteError).off('response', noteRefused);
      const unexpected = messages.filter(
        (text) => !expectedMessages.test(text) && !mended.test(text),
      );
      const about = `messages in the console; writes refused: ${refused.join(', ') || 'none'}`;
      expect(unexpected, about).toEqual([]);
    },
    { auto: true },
  ],
  laysOutAll: [true, { option: true }],
  steadyPages: [
    async ({ context, laysOutAll }, use) => {
      if (laysOutAll) await steadyLayout(context);
      await use(undefined);
    },
    { auto: true },
  ],
});

/**
 * For tests that `npm test` leaves to `node tools/run.mjs nightly`, unless their file is named: variations of what another
 * test shows, and parts of the site whose code others run too.
 */
export const nightly = { tag: '@nightly' };

/** A `test` whose page belongs to someone of the staff, logged in. */
export const staffTest = test.extend({
  storageState: async ({ browser, baseURL }, use) =>
    use(await staffSession(browser, baseURL ?? '')),
});

/**
 * A `staffTest` whose page is a tab that tests share. The app runs in it already, and opens an editor in a
 * tenth of the time that loading it takes. Not for tests of that, nor for those that add scripts to all
 * pages, set the clock or end the session: what such a test leaves cannot be put back.
 */
export const sharedTabTest = test.extend({
  context: async ({ browser, baseURL, viewport }, use, testInfo) => {
    const page = await takeTab(browser, await staffSession(browser, baseURL ?? ''));
    if (viewport) await page.setViewportSize(viewport);
    await use(page.context());
    if (testInfo.status === testInfo.expectedStatus) await putTabBack();
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error('The shared tab was closed');
    await use(page);
  },
});

export { expect };
