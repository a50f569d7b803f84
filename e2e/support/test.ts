import { test as base, expect } from '@playwright/test';
import { staffSession } from './session.ts';

interface Fixtures {
  /** Messages that a test brings about on purpose; all others make it fail. */
  expectedMessages: RegExp;
  quietConsole: undefined;
  steadyPages: undefined;
}

/**
 * Playwright's `test`, which besides fails when a page throws an error or writes a warning or an
 * error to the console. `test.use({ expectedMessages: /503/ })` allows some.
 */
export const test = base.extend<Fixtures>({
  expectedMessages: [/^$/, { option: true }],
  quietConsole: [
    async ({ context, expectedMessages }, use) => {
      const messages: string[] = [];
      context.on('console', (message) => {
        const { url, lineNumber } = message.location();
        if (!['error', 'warning'].includes(message.type())) return;
        messages.push(`${message.type()}: ${message.text()} (${url}:${lineNumber})`);
      });
      context.on('weberror', (error) => messages.push(`uncaught: ${error.error()}`));
      await use(undefined);
      const unexpected = messages.filter((text) => !expectedMessages.test(text));
      expect(unexpected, 'what the pages wrote to the console').toEqual([]);
    },
    { auto: true },
  ],
  // What is out of sight gets its true height when it comes into sight: on a busy machine that is when a
  // test has scrolled there and clicks on where something was a frame before.
  steadyPages: [
    async ({ context }, use, { project }) => {
      if (project.name !== 'timed') await context.addInitScript(layOutAll);
      await use(undefined);
    },
    { auto: true },
  ],
});

function layOutAll() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** A `test` whose page belongs to somebody of the staff, logged in. */
export const staffTest = test.extend({
  storageState: async ({ browser, baseURL }, use) =>
    use(await staffSession(browser, baseURL ?? '')),
});

export { expect };
