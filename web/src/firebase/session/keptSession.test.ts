import { afterEach, expect, test, vi } from 'vitest';
import { keptLogIn } from './keptSession.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stores a session as Firebase Auth does, with a token that holds the time of its log-in. */
function keep(uid: string, authTime: number) {
  const token = `head.${btoa(JSON.stringify({ auth_time: authTime }))}.signature`;
  const user = {
    uid,
    stsTokenManager: { accessToken: token, expirationTime: Date.now() + 3_600_000 },
  };
  const stored = { 'firebase:authUser:key:[DEFAULT]': JSON.stringify(user) };
  const getItem = (key: string) => new Map(Object.entries(stored)).get(key) ?? null;
  vi.stubGlobal('localStorage', Object.assign(Object.create({ getItem }), stored));
}

test('the last log-in is known, in whichever tab it was', () => {
  keep('ruth', 1_800_000_000);
  expect(keptLogIn('ruth')).toBe(1_800_000_000);
});

test("another person's log-in doesn't count", () => {
  keep('ruth', 1_800_000_000);
  expect(keptLogIn('noor')).toBe(0);
});
