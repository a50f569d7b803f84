import { staffMember, staffMembers } from '@lamplight/content/paths';
import { isOpenSession, sessionsEnded } from '@lamplight/content/session';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { codeOf, forbidden, unauthenticated } from '../http/errors.ts';
import { auth, firestore, grpc, readDocument, withTimeout } from '../store/firestore.ts';

const verifyTimeoutMs = 5_000;

/** What the Admin SDK throws about a token; its other errors are not the caller's fault. */
const refusals: readonly unknown[] = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
];

/**
 * The uid of the staff member whose ID token an `Authorization` header bears. Staff is who has a
 * document `staff/{uid}`; a revoked token, one of a session that was ended, or a disabled account no
 * longer counts.
 * @throws unauthenticated without a valid token, forbidden with one that is not staff's
 */
export async function requireStaff(authorization: string | undefined): Promise<string> {
  const { uid, auth_time: authTime } = await signedIn(bearerToken(authorization));
  const staff = await readDocument(staffMember(uid));
  if (!staff) throw forbidden();
  if (!isOpenSession(staff, authTime)) throw unauthenticated();
  return uid;
}

/** Whether an account is staff's. */
export const isStaff = async (uid: string): Promise<boolean> =>
  (await readDocument(staffMember(uid))) !== undefined;

/** Whether anybody is staff. */
export const hasStaff = async (): Promise<boolean> => {
  const anybody = firestore().collection(staffMembers).limit(1).get();
  return !(await withTimeout(anybody, verifyTimeoutMs)).empty;
};

/** The token of a header `Bearer <token>`; empty where there is none. */
export const bearerToken = (authorization = '') =>
  /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';

async function signedIn(token: string): Promise<DecodedIdToken> {
  if (!token) throw unauthenticated();
  try {
    return await withTimeout(auth().verifyIdToken(token, true), verifyTimeoutMs);
  } catch (error) {
    throw refusals.includes(codeOf(error)) ? unauthenticated(error) : error;
  }
}

const timeoutMs = 10_000;

/**
 * Ends all sessions of a staff member, on every device. Their document comes first: from then on
 * neither the API nor the rules take a token of theirs, so whatever becomes of the rest, nobody is in.
 * @throws forbidden where they are no longer staff; unavailable
 */
export async function endSessions(uid: string): Promise<void> {
  const document = firestore().doc(staffMember(uid));
  const ended = await sessionsEnded();
  await withTimeout(document.update(ended), timeoutMs).catch((error) => {
    throw codeOf(error) === grpc.notFound ? forbidden() : error;
  });
  await withTimeout(auth().revokeRefreshTokens(uid), timeoutMs);
}
