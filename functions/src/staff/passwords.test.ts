import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from './passwords.ts';

const fetched = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
  vi.stubEnv('WEB_API_KEY', 'key');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const answering = (status: number, body: unknown) =>
  fetched.mockResolvedValue(Response.json(body, { status }));
const refusing = (message: string) => answering(400, { error: { code: 400, message } });

test('logs in with a password and the project’s key', async () => {
  answering(200, { idToken: 'token', localId: 'ruth', email: 'ruth@lamplight.example' });
  await expect(signIn('ruth@lamplight.example', 'secret')).resolves.toEqual({
    uid: 'ruth',
    token: 'token',
  });
  const [address, { body, signal }] = fetched.mock.lastCall ?? [];
  expect(address).toBe(
    'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=key',
  );
  expect(JSON.parse(body)).toMatchObject({ password: 'secret', returnSecureToken: true });
  expect(signal).toBeInstanceOf(AbortSignal);
});

test.each([
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'INVALID_LOGIN_CREDENTIALS',
  'USER_DISABLED : The user account has been disabled by an administrator.',
])('doesn’t log in with %s', async (message) => {
  refusing(message);
  await expect(signIn('a@b.example', 'secret')).resolves.toBeNull();
});

test('doesn’t log in without a required second factor', async () => {
  answering(200, { mfaPendingCredential: 'x', localId: 'ruth' });
  await expect(signIn('a@b.example', 'secret')).resolves.toBeNull();
});

test('passes on Auth’s rate limit', async () => {
  refusing('TOO_MANY_ATTEMPTS_TRY_LATER : Access has been temporarily disabled.');
  await expect(signIn('a@b.example', 'secret')).rejects.toMatchObject({ code: 'too-many' });
});

describe('login is unavailable, without password or token in the error,', () => {
  const expectUnavailable = async () => {
    const failure = await signIn('a@b.example', 'secret').catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'unavailable', status: 503 });
    const message = failure instanceof Error ? `${failure.stack} ${failure.cause}` : '';
    expect(message).not.toMatch(/secret|token-of-someone/);
  };

  test('when Auth does not answer in time', async () => {
    fetched.mockRejectedValue(new DOMException('The operation timed out', 'TimeoutError'));
    await expectUnavailable();
  });

  test('when Auth doesn’t answer with JSON', async () => {
    fetched.mockResolvedValue(new Response('<html>token-of-someone'));
    await expectUnavailable();
  });

  test('when the key is wrong', async () => {
    refusing('API key not valid. Please pass a valid API key.');
    await expectUnavailable();
  });

  test('when there is no key', async () => {
    vi.stubEnv('WEB_API_KEY', '');
    await expectUnavailable();
    expect(fetched).not.toHaveBeenCalled();
  });
});
