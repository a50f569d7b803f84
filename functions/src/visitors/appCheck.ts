import { getAppCheck } from 'firebase-admin/app-check';
import { codeOf, unattested } from '../http/errors.ts';
import { appCheckSiteKey } from '../settings.ts';
import { app, withTimeout } from '../store/firestore.ts';

const timeoutMs = 5_000;

/** What the Admin SDK throws about a token; its other errors are not the caller's fault. */
const refusals: readonly unknown[] = [
  'app-check/invalid-argument',
  'app-check/app-check-token-expired',
];

/**
 * Makes sure that a request comes from a page of the site, where App Check is in use: that is where
 * it has a site key.
 * @param token of the header X-Firebase-AppCheck
 * @throws unattested without a valid token; unavailable
 */
export async function requireAppCheck(token: string | undefined): Promise<void> {
  if (!appCheckSiteKey()) return;
  if (!token) throw unattested();
  try {
    await withTimeout(getAppCheck(app()).verifyToken(token), timeoutMs);
  } catch (error) {
    throw refusals.includes(codeOf(error)) ? unattested(error) : error;
  }
}
