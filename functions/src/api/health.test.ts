import { messages } from '@lamplight/content/messages';
import { beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../http/serve.ts';
import { apiApp, routes } from './api.ts';

const { store } = vi.hoisted(() => ({ store: { hasStaff: false } }));
vi.mock('../store/visitorStore.ts', () => ({
  visitorStore: { document: async () => undefined },
}));
vi.mock('../staff/staff.ts', async (original) => ({
  ...(await original<object>()),
  hasStaff: async () => store.hasStaff,
}));
vi.mock('firebase-functions/logger', () => ({ error: () => {} }));

const ask = async () => fetch(`${await serve(apiApp(routes))}/api/health`);

beforeEach(() => {
  store.hasStaff = false;
  vi.unstubAllEnvs();
});

test('a local run is ready once its staff are there, who are stored last', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  const early = await ask();
  expect(early.status).toBe(503);
  expect(await early.json()).toEqual({ message: messages.unavailable, code: 'unavailable' });
  store.hasStaff = true;
  const ready = await ask();
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: 'ok' });
});

test('a new site in the cloud is ready without any', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  expect((await ask()).status).toBe(200);
});
