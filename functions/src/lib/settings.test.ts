import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { formPostsPerHour, loginFailuresPer15Minutes, trustedHops } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

test('where nothing is set, what functions/.env says holds', () => {
  const file = readFileSync(new URL('../../.env', import.meta.url), 'utf8');
  expect(file).toContain(`\nFORM_POSTS_PER_HOUR=${formPostsPerHour()}\n`);
  expect(file).toContain(`\nLOGIN_FAILURES_PER_15_MIN=${loginFailuresPer15Minutes()}\n`);
  expect(file).toContain(`\nTRUSTED_HOPS=${trustedHops()}\n`);
});

test('an environment variable sets it', () => {
  vi.stubEnv('FORM_POSTS_PER_HOUR', '5');
  vi.stubEnv('TRUSTED_HOPS', '0');
  expect(formPostsPerHour()).toBe(5);
  expect(trustedHops()).toBe(0);
});
