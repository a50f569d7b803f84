import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, emulatorOrigins } from './policy.ts';

test('the app shell and the pages have one policy, but for the pages’ own styles', () => {
  const { hosting } = JSON.parse(
    readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8'),
  );
  const policies = hosting.headers
    .flatMap((entry: { headers: { key: string; value: string }[] }) => entry.headers)
    .filter((header: { key: string }) => header.key === 'Content-Security-Policy');
  expect(policies).toHaveLength(1);
  expect(policies[0].value).toBe(contentSecurityPolicy([]));
});

test('a page allows its own styles by their hash, and nothing unsafe', () => {
  const policy = contentSecurityPolicy(['body{color:red}']);
  expect(policy).toContain("'sha256-FcQqt3aNlV7AZnGV4zkQRVeCeJOxbMPnQSx258L803E='");
  expect(policy).not.toContain('unsafe');
});

test('emulators are named in a local run alone', () => {
  expect(emulatorOrigins({})).toEqual([]);
  expect(emulatorOrigins({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toEqual([
    'http://127.0.0.1:8080',
  ]);
});
