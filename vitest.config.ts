import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that ask an emulator. */
const onEmulator = { testTimeout: 15_000, hookTimeout: 20_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{content,web,functions,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/lib/index.js'],
          // Vitest leaves one core idle, which of two is half: 71 instead of 110 s.
          maxWorkers: '100%',
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          ...onEmulator,
          // Each file has projects of its own in the emulator; some wait for it while others ask.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // Scenes are asked of so many projects side by side.
          maxConcurrency: 3,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          ...onEmulator,
          // They share one project, and what they load: that takes longer than most of them.
          fileParallelism: false,
          isolate: false,
        },
      },
    ],
  },
});
