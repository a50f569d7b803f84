import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requireAppCheck } from './appCheck.ts';

const { verifyToken } = vi.hoisted(() => ({ verifyToken: vi.fn() }));
vi.mock('firebase-admin/app-check', () => ({ getAppCheck: () => ({ verifyToken }) }));
vi.mock('../store/firestore.ts', async (original) => ({
  ...(await original<typeof import('../store/firestore.ts')>()),
  app: () => ({}),
}));

beforeEach(() => {
  verifyToken.mockReset().mockResolvedValue({ appId: 'site' });
});
afterEach(() => vi.unstubAllEnvs());

test('no token is required without a site key', async () => {
  await expect(requireAppCheck(undefined)).resolves.toBeUndefined();
  expect(verifyToken).not.toHaveBeenCalled();
});

describe('with a site key', () => {
  beforeEach(() => {
    vi.stubEnv('APP_CHECK_SITE_KEY', 'key');
  });

  const refusal = expect.objectContaining({ code: 'unattested', status: 401 });
  const failing = (code: string) =>
    verifyToken.mockRejectedValue(Object.assign(new Error(), { code }));

  test('a valid token is accepted', async () => {
    await expect(requireAppCheck('token')).resolves.toBeUndefined();
    expect(verifyToken).toHaveBeenCalledExactlyOnceWith('token');
  });

  test.each([undefined, ''])('a missing token is refused: %j', async (token) => {
    await expect(requireAppCheck(token)).rejects.toEqual(refusal);
  });

  test.each(['invalid-argument', 'app-check-token-expired'])('%s is refused', async (code) => {
    failing(`app-check/${code}`);
    await expect(requireAppCheck('token')).rejects.toEqual(refusal);
  });

  test('an internal error is not blamed on the caller', async () => {
    failing('app-check/internal-error');
    await expect(requireAppCheck('token')).rejects.toMatchObject({
      code: 'app-check/internal-error',
    });
  });
});
