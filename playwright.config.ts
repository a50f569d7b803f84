import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserFlags } from './scripts/lib/browser.ts';

// Set by `npm test`, which starts the site that the tests use and may empty.
const { LAMPLIGHT_CHROMIUM, LAMPLIGHT_HOSTING, LAMPLIGHT_STAGE, LAMPLIGHT_TRACE } = process.env;
if (!LAMPLIGHT_HOSTING || !LAMPLIGHT_STAGE) {
  throw new Error('Run the end-to-end tests with `npm test -- e2e`.');
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: path.join(LAMPLIGHT_STAGE, 'traces'),
  reporter: [['list'], ['json', { outputFile: path.join(LAMPLIGHT_STAGE, 'reports/e2e.json') }]],
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: LAMPLIGHT_HOSTING,
    // Scrolling smoothly to every field takes longer than testing it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace makes a test a quarter slower; LAMPLIGHT_TRACE=1 keeps those of tests that fail.
    trace: LAMPLIGHT_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: browserFlags,
      ...(LAMPLIGHT_CHROMIUM && { executablePath: LAMPLIGHT_CHROMIUM }),
    },
  },
});
