import * as z from '@lamplight/content/zod';
import { tooMany, unavailable } from '../http/errors.ts';
import { webApiKey } from '../settings.ts';

const timeoutMs = 8_000;

const signedInSchema = z.object({ idToken: z.string().min(1), localId: z.string().min(1) });
const refusedSchema = z.object({ error: z.object({ message: z.string() }) });

/** Auth's codes for refused credentials; they may be followed by an explanation. */
const refusals =
  /^(EMAIL_NOT_FOUND|INVALID_PASSWORD|INVALID_LOGIN_CREDENTIALS|INVALID_EMAIL|USER_DISABLED|MISSING_PASSWORD)\b/;

/** The account that a password belongs to, with its ID token. */
export interface SignedIn {
  uid: string;
  token: string;
}

/**
 * Asks Auth for the account with this email and password.
 * @returns null if they are refused: no such account, another password, a disabled account
 * @throws tooMany when Auth wants no more tries; unavailable, also when it does not answer in time
 */
export async function signIn(email: string, password: string): Promise<SignedIn | null> {
  const { ok, answer } = await askAuth({ email, password, returnSecureToken: true });
  if (ok) {
    const signedIn = signedInSchema.safeParse(answer);
    // Without a token Auth asks for a second factor, which this interface does not know.
    return signedIn.success ? { uid: signedIn.data.localId, token: signedIn.data.idToken } : null;
  }
  const refused = refusedSchema.safeParse(answer);
  const reason = refused.success ? refused.data.error.message : 'an answer of another kind';
  if (refusals.test(reason)) return null;
  if (reason.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER')) throw tooMany(60);
  throw unavailable(new Error(`Auth refused to sign in: ${reason.slice(0, 100)}`));
}

async function askAuth(body: object): Promise<{ ok: boolean; answer: unknown }> {
  try {
    const response = await fetch(address(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { ok: response.ok, answer: await response.json() };
  } catch (error) {
    throw unavailable(new Error('Auth did not answer', { cause: nameOf(error) }));
  }
}

/** Only the name of an error: Auth's answers are never logged. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

function address(): string {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const host = emulator ? `http://${emulator}/` : 'https://';
  const key = webApiKey() || (emulator ? 'emulator' : '');
  if (!key) throw unavailable(new Error('WEB_API_KEY is not set'));
  const action = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  return `${host}${action}?key=${encodeURIComponent(key)}`;
}
