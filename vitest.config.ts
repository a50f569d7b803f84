import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that share an emulator must not run side by side. */
const onEmulator = { fileParallelism: false, testTimeout: 15_000, hookTimeout: 20_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{content,web,functions,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/lib/index.js'],
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          ...onEmulator,
          // Scenes are asked of so many projects side by side.
          maxConcurrency: 3,
        },
      },
      { test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], ...onEmulator } },
    ],
  },
});
