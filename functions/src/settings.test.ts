import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import {
  formPostsPerHour,
  loginFailuresPer15Minutes,
  mailSettings,
  retentionDays,
  siteOrigin,
  trustedHops,
} from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

test('the defaults are those in functions/.env', () => {
  const file = readFileSync(new URL('../.env', import.meta.url), 'utf8');
  expect(file).toContain(`\nFORM_POSTS_PER_HOUR=${formPostsPerHour()}\n`);
  expect(file).toContain(`\nLOGIN_FAILURES_PER_15_MIN=${loginFailuresPer15Minutes()}\n`);
  expect(file).toContain(`\nTRUSTED_HOPS=${trustedHops()}\n`);
  expect(file).toContain(`\nSMTP_PORT=${mailSettings().port}\n`);
  expect(file).toContain('\nSMTP_HOST=\n');
  expect(mailSettings().host).toBe('');
  expect(file).toContain(`\nRETENTION_DAYS=${retentionDays()}\n`);
});

test('environment variables override the defaults', () => {
  vi.stubEnv('FORM_POSTS_PER_HOUR', '5');
  vi.stubEnv('TRUSTED_HOPS', '0');
  expect(formPostsPerHour()).toBe(5);
  expect(trustedHops()).toBe(0);
});

test('links use the project’s own address unless the site has another', () => {
  vi.stubEnv('GCLOUD_PROJECT', 'lamps');
  expect(mailSettings().site).toBe('https://lamps.web.app');
  vi.stubEnv('SITE_ADDRESS', 'https://lamplight.example');
  expect(mailSettings().site).toBe('https://lamplight.example');
});

test.each([
  ['', 'https://lamps.web.app'],
  ['https://lamplight.example', 'https://lamplight.example'],
  ['https://Lamplight.example:8443/?a#b', 'https://lamplight.example:8443'],
  ['lamplight.example', 'https://lamps.web.app'],
  ['javascript:alert(1)', 'https://lamps.web.app'],
])('with the address “%s” the site’s origin is %s', (value, origin) => {
  vi.stubEnv('GCLOUD_PROJECT', 'lamps');
  vi.stubEnv('SITE_ADDRESS', value);
  expect(siteOrigin()).toBe(origin);
});

test.each([
  ['0', 0],
  ['', 0],
  ['1', 1],
  ['090', 90],
  ['36500', 36_500],
  ['36501', null],
  ['-30', null],
  ['30.5', null],
  ['1e2', null],
  ['0x10', null],
  ['30 days', null],
  [' ', null],
  ['NaN', null],
])('a retention time of “%s” is %j days', (value, days) => {
  vi.stubEnv('RETENTION_DAYS', value);
  expect(retentionDays()).toBe(days);
});
