import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type FirebaseConfig,
  localConfig,
  localSettings,
  secretsFile,
  settingsFile,
  testSettings,
} from './localConfig.ts';
import { inRoot } from './places.ts';
import { portsAt } from './ports.ts';

const original = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')) as FirebaseConfig;
const local = localConfig(original, portsAt(300));
const headersOf = ({ hosting }: FirebaseConfig) => hosting.headers.flatMap((each) => each.headers);

test('every emulator listens on the loopback address, on a moved port', () => {
  const { ui, singleProjectMode, ...emulators } = local.emulators;
  expect(ui).toEqual({ enabled: false });
  expect(singleProjectMode).toBe(false);
  for (const emulator of Object.values(emulators)) {
    expect(emulator).toMatchObject({ host: '127.0.0.1', port: expect.any(Number) });
  }
  expect(local.emulators.firestore).toMatchObject({ port: 8380, websocketPort: 9450 });
});

test('the policy lets pages connect to the emulators and to the cloud’s services', () => {
  const policies = headersOf(local).filter(({ key }) => key === 'Content-Security-Policy');
  expect(policies).not.toEqual([]);
  for (const { value } of policies) {
    expect(value).toMatch(
      /connect-src 'self' https:\/\/firestore[^;]* http:\/\/127\.0\.0\.1:8380 http:\/\/127\.0\.0\.1:9399;/,
    );
  }
});

test('serves files from the stage', () => {
  expect(local.hosting.public).toBe('hosting');
  expect(local.functions).toMatchObject([{ source: 'functions', runtime: 'nodejs24' }]);
});

const file = readFileSync(new URL('../../functions/.env', import.meta.url), 'utf8');
const valueIn = (text: string, name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1];

test('a local run has production limits and trusts no proxy header', () => {
  const settings = settingsFile(file, localSettings, {});
  expect(valueIn(settings, 'FORM_POSTS_PER_HOUR')).toBe('20');
  expect(valueIn(settings, 'LOGIN_FAILURES_PER_15_MIN')).toBe('10');
  expect(valueIn(settings, 'TRUSTED_HOPS')).toBe('0');
});

test('limits are too high for tests to block each other', () => {
  expect(
    Number(valueIn(settingsFile(file, testSettings, {}), 'FORM_POSTS_PER_HOUR')),
  ).toBeGreaterThan(10_000);
});

test('environment variables take precedence', () => {
  const settings = settingsFile(file, testSettings, { FORM_POSTS_PER_HOUR: '5' });
  expect(valueIn(settings, 'FORM_POSTS_PER_HOUR')).toBe('5');
});

test('a local run sends no mail unless configured, and needs no cloud for the password', () => {
  for (const settings of [localSettings, testSettings]) {
    expect(valueIn(settingsFile(file, settings, {}), 'SMTP_HOST')).toBe('');
  }
  expect(secretsFile({})).toMatch(/^SMTP_PASSWORD=\S+\n$/);
  expect(secretsFile({ SMTP_PASSWORD: 'a "b" \\ #c' })).toBe('SMTP_PASSWORD="a \\"b\\" \\\\ #c"\n');
});
