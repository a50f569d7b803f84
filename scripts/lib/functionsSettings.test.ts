import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localSettings, secretsFile, settingsFile, testSettings } from './functionsSettings.ts';

const file = readFileSync(new URL('../../functions/.env', import.meta.url), 'utf8');
const valueIn = (text: string, name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1];

test('a local run has the limits of production, and believes no header', () => {
  const settings = settingsFile(file, localSettings, {});
  expect(valueIn(settings, 'FORM_POSTS_PER_HOUR')).toBe('20');
  expect(valueIn(settings, 'LOGIN_FAILURES_PER_15_MIN')).toBe('10');
  expect(valueIn(settings, 'TRUSTED_HOPS')).toBe('0');
});

test('tests are not in the way of each other', () => {
  expect(
    Number(valueIn(settingsFile(file, testSettings, {}), 'FORM_POSTS_PER_HOUR')),
  ).toBeGreaterThan(10_000);
});

test('environment variables come first', () => {
  const settings = settingsFile(file, testSettings, { FORM_POSTS_PER_HOUR: '5' });
  expect(valueIn(settings, 'FORM_POSTS_PER_HOUR')).toBe('5');
});

test('a local run sends no mail unless it is told to, and asks no cloud for the password', () => {
  for (const settings of [localSettings, testSettings]) {
    expect(valueIn(settingsFile(file, settings, {}), 'SMTP_HOST')).toBe('');
  }
  expect(secretsFile({})).toMatch(/^SMTP_PASSWORD=\S+\n$/);
  expect(secretsFile({ SMTP_PASSWORD: 'a "b" \\ #c' })).toBe('SMTP_PASSWORD="a \\"b\\" \\\\ #c"\n');
});
