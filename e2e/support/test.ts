import { test as base, expect } from '@playwright/test';
import { staffSession } from './session.ts';

interface Fixtures {
  /** Messages that a test brings about on purpose; all others make it fail. */
  expectedMessages: RegExp;
  quietConsole: undefined;
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
});

/** A `test` whose page belongs to somebody of the staff, logged in. */
export const staffTest = test.extend({
  storageState: async ({ browser, baseURL }, use) =>
    use(await staffSession(browser, baseURL ?? '')),
});

export { expect };
