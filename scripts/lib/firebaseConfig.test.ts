import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FirebaseConfig, localConfig } from './firebaseConfig.ts';
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

test('pages may talk to the emulators, and to what they may talk to in the cloud', () => {
  const policies = headersOf(local).filter(({ key }) => key === 'Content-Security-Policy');
  expect(policies).not.toEqual([]);
  for (const { value } of policies) {
    expect(value).toMatch(
      /connect-src 'self' https:\/\/firestore[^;]* http:\/\/127\.0\.0\.1:8380 http:\/\/127\.0\.0\.1:9399;/,
    );
  }
});

test('what is served comes from the stage', () => {
  expect(local.hosting.public).toBe('hosting');
  expect(local.functions).toMatchObject([{ source: 'functions', runtime: 'nodejs24' }]);
});
