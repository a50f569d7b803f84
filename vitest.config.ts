import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { unitTests } from './scripts/lib/suites.ts';

/** Milliseconds after which a test hangs. It is not for how fast a test is: a busy machine is no failure. */
const testTimeout = 60_000;

/** Tests that ask an emulator. */
const onEmulator = {
  testTimeout,
  hookTimeout: 60_000,
};

const unitFiles = globSync(unitTests);
const mocksModules = (file: string) => readFileSync(file, 'utf8').includes('vi.mock(');

/** Twenty people who save at once: next to all scenes they wait longer than a save may take. */
const races = ['tests/rules/racing.test.ts'];

/** Files share a site, one after the other, and what they load: that takes longer than most of them. */
const functions = {
  ...onEmulator,
  isolate: false,
  setupFiles: ['tests/functions/siteOfWorker.ts'],
};

/** So many sites there are, each for a worker. */
const sites = process.env.LAMPLIGHT_PORT_OFFSETS?.split(' ').length ?? 1;

/** Vitest leaves one core idle, which of two is half: 71 instead of 110 s. */
const unit = { maxWorkers: '100%', unstubGlobals: true, unstubEnvs: true, testTimeout };

export default defineConfig({
  test: {
    projects: [
      {
        // Visitors get React's production build, which also renders in two thirds of the time.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          ...unit,
          env: { NODE_ENV: 'production' },
          name: 'unit',
          include: unitFiles.filter((file) => !mocksModules(file)),
          // What files load takes longer than most of their tests: 166 s of processors, 111 where they share it.
          isolate: false,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          ...unit,
          name: 'unit that mocks',
          // A module loaded with a mock keeps it, so nothing is shared with other files.
          include: unitFiles.filter(mocksModules),
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'rules that race',
          include: races,
          ...onEmulator,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          exclude: races,
          ...onEmulator,
          // Each file has projects of its own in the emulator; some wait for it while others ask.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          // Scenes are asked of so many projects side by side.
          maxConcurrency: 3,
        },
      },
      {
        test: {
          ...functions,
          name: 'functions',
          include: ['tests/functions/*.test.ts'],
          maxWorkers: sites,
        },
      },
      {
        test: {
          ...functions,
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          exclude: ['tools/nightly/**'],
          maxWorkers: 1,
        },
      },
      {
        test: {
          ...functions,
          name: 'nightly',
          // What chance decides, tried more often than everybody wants to wait for.
          include: [
            'tools/nightly/functions/*.test.ts',
            'tests/functions/ownPages.test.ts',
            'tests/functions/staffMembers.test.ts',
            'tests/rules/returning.test.ts',
          ],
          maxWorkers: 1,
          // Firestore's emulator keeps what a killed process has locked for a minute.
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
