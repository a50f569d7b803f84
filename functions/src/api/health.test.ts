import { messages } from '@lamplight/content/texts/messages';
import { beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../../tests/serve.ts';
import { apiApp, routes } from './api.ts';

const { works, logged } = vi.hoisted(() => ({
  works: { store: true, accounts: true, content: true, staff: true },
  logged: vi.fn(),
}));
const orThrow = async (is: boolean, error: object) => {
  if (!is) throw error;
};
vi.mock('../store/visitorStore.ts', () => ({
  visitorStore: { document: () => orThrow(works.store, new Error('secret of the store')) },
}));
vi.mock('../store/firestore.ts', async (original) => ({
  ...(await original<object>()),
  auth: () => ({
    // Auth is well when it says that there is no such account.
    getUser: () =>
      orThrow(false, { code: works.accounts ? 'auth/user-not-found' : 'auth/internal-error' }),
  }),
}));
vi.mock('../staff/staff.ts', async (original) => ({
  ...(await original<object>()),
  hasStaff: async () => works.staff,
}));
vi.mock('../site/pages.ts', () => ({
  pages: async () => (works.content ? { status: 200 } : { status: 503, error: new Error('torn') }),
}));
vi.mock('firebase-functions/logger', () => ({ error: logged }));

const ask = async () => fetch(`${await serve(apiApp(routes))}/api/health`);

beforeEach(() => {
  Object.assign(works, { store: true, accounts: true, content: true, staff: true });
  vi.unstubAllEnvs();
});

const ready = { store: 'ok', accounts: 'ok', content: 'ok' };

test('a new site in the cloud is ready without content and staff', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  works.staff = false;
  const response = await ask();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok', parts: ready });
});

test('a local run is ready once its staff, the last to be stored, exist', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  works.staff = false;
  const early = await ask();
  expect(early.status).toBe(503);
  expect(await early.json()).toMatchObject({ parts: { ...ready, accounts: 'unavailable' } });
  works.staff = true;
  expect((await ask()).status).toBe(200);
});

test.each(['store', 'accounts', 'content'] as const)(
  'when %s fails, the answer names only that part and the log says why',
  async (part) => {
    works[part] = false;
    const response = await ask();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await response.json()).toEqual({
      message: messages.unavailable,
      code: 'unavailable',
      parts: { ...ready, [part]: 'unavailable' },
    });
    expect(logged.mock.lastCall?.[1].errors).toHaveLength(1);
  },
);
