import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserFlags } from './scripts/lib/browser.ts';
import { portsAt } from './scripts/lib/ports.ts';

// Set by `npm test`, which starts the site that the tests use and may empty.
const { LAMPLIGHT_CHROMIUM, LAMPLIGHT_PORT_OFFSETS, LAMPLIGHT_STAGE, LAMPLIGHT_TRACE } =
  process.env;
if (!LAMPLIGHT_PORT_OFFSETS || !LAMPLIGHT_STAGE) {
  throw new Error('Run the end-to-end tests with `npm test -- e2e`.');
}

// Each worker, which reads this file too, has a site for itself.
const offsets = LAMPLIGHT_PORT_OFFSETS.split(' ');
const offset = Number(offsets[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]);
process.env.LAMPLIGHT_PORT_OFFSET = String(offset);

/** What `npm test` leaves to `node tools/run.mjs nightly`, as e2e/support/test.ts marks it. */
const nightly = /@nightly/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: path.join(LAMPLIGHT_STAGE, 'traces'),
  reporter: [['list'], ['json', { outputFile: path.join(LAMPLIGHT_STAGE, 'reports/e2e.json') }]],
  // Two keep two cores busy; of three, one now and then waits for a frame for more than a minute.
  workers: Math.min(2, offsets.length),
  projects: [
    { name: 'everyday', grepInvert: nightly },
    { name: 'thorough', grep: nightly },
    { name: 'nightly', testDir: 'tools/nightly', testIgnore: 'access/**' },
    { name: 'access', testDir: 'tools/nightly/access' },
  ],
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${portsAt(offset).hosting}`,
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
