import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../api/serve.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** Asks a metadata server that answers so; what it was asked is kept in `asked`. */
async function setUp(status: number, answer: unknown) {
  const asked: IncomingMessage[] = [];
  const address = await serve((request, response) => {
    asked.push(request);
    response.writeHead(status).end(JSON.stringify(answer));
  });
  vi.stubEnv('GCE_METADATA_HOST', new URL(address).host);
  return { asked, ...(await import('./ownToken.ts')) };
}

test('the token is asked for as the platform wants it', async () => {
  const { asked, ownToken } = await setUp(200, { access_token: 'a', expires_in: 3_599 });
  expect(await ownToken()).toBe('a');
  const path = '/computeMetadata/v1/instance/service-accounts/default/token';
  expect(asked).toMatchObject([{ url: path, headers: { 'metadata-flavor': 'Google' } }]);
});

test('it is asked for once while it counts, and anew a minute before it expires', async () => {
  const { asked, ownToken } = await setUp(200, { access_token: 'a', expires_in: 3_600 });
  await ownToken();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 58 * 60_000);
  await ownToken();
  expect(asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2 * 60_000);
  await ownToken();
  expect(asked).toHaveLength(2);
});

test.each([
  [404, { error: 'none' }],
  [200, {}],
  [200, { access_token: 'a' }],
])('without one the store is unavailable: %j %j', async (status, answer) => {
  const { ownToken } = await setUp(status, answer);
  await expect(ownToken()).rejects.toMatchObject({ code: 'unavailable' });
});

test('the emulator knows the function by a word', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
  const { asked, ownToken } = await setUp(200, {});
  expect(await ownToken()).toBe('owner');
  expect(asked).toEqual([]);
});
