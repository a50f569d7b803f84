import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { networkOf, requireAppCheck, visitorOf } from './visitor.ts';

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

test('without a site key nobody is asked for a token', async () => {
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

  test('a valid token is taken', async () => {
    await expect(requireAppCheck('token')).resolves.toBeUndefined();
    expect(verifyToken).toHaveBeenCalledExactlyOnceWith('token');
  });

  test.each([undefined, ''])('no token is refused: %j', async (token) => {
    await expect(requireAppCheck(token)).rejects.toEqual(refusal);
  });

  test.each(['invalid-argument', 'app-check-token-expired'])('%s is refused', async (code) => {
    failing(`app-check/${code}`);
    await expect(requireAppCheck('token')).rejects.toEqual(refusal);
  });

  test('what is not the fault of the caller is not called theirs', async () => {
    failing('app-check/internal-error');
    await expect(requireAppCheck('token')).rejects.toMatchObject({
      code: 'app-check/internal-error',
    });
  });
});

const from = (forwarded: string | undefined, hops?: number) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const socket = { remoteAddress: '169.254.1.1' };
  return visitorOf({ headers, socket }, hops);
};

test.each([
  ['through Hosting', '198.51.100.7, 66.249.81.2'],
  ['through Hosting, with an address they made up', '10.0.0.1, 198.51.100.7, 66.249.81.2'],
  ['through Hosting in IPv6', '198.51.100.7,2607:f8b0:4::1'],
  ['directly', '198.51.100.7'],
  ['directly, with addresses they made up', '10.0.0.1, 192.0.2.44, 198.51.100.7'],
  ['directly, with nonsense', 'x, , <script>, 198.51.100.7'],
])('a visitor who comes %s is known by their own address', (_, forwarded) => {
  expect(from(forwarded)).toBe('198.51.100.7');
});

test('no more is believed than one address before that of Hosting', () => {
  expect(from('10.0.0.1, 66.249.81.1, 66.249.81.2')).toBe('66.249.81.1');
});

test('another platform may add more, or nothing', () => {
  expect(from('10.0.0.1, 198.51.100.7, 203.0.113.9', 2)).toBe('198.51.100.7');
  expect(from('10.0.0.1, 198.51.100.7', 0)).toBe('169.254.1.1');
  expect(from(undefined)).toBe('169.254.1.1');
  expect(from('198.51.100.7', 9)).toBe('198.51.100.7');
});

test('where nobody adds anything, nothing is believed, not even of who has no address', () => {
  const request = { headers: { 'x-forwarded-for': '10.0.0.1' }, socket: {} };
  expect(visitorOf(request, 0)).toBe('nobody');
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
