import { staffMember, staffMembers } from '@lamplight/content/paths';
import { may, type Right, roleOf } from '@lamplight/content/rights';
import { isOpenSession, sessionsEnded } from '@lamplight/content/session';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { codeOf, forbidden, throwUnless, unauthenticated } from '../http/errors.ts';
import { record } from '../store/activity.ts';
import { auth, firestore, grpc, readDocument, withTimeout } from '../store/firestore.ts';
import { inTransaction } from '../store/versions.ts';
import { recordSettings } from './settingsRecord.ts';

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
 * The uid of the staff member whose ID token an `Authorization` header bears, and whose role has a right. A staff
 * member has a document `staff/{uid}`; a revoked token, one of a session that was ended, or a disabled account no
 * longer counts.
 * @throws unauthenticated without a valid token, forbidden with one that is not staff's or lacks the right
 */
export async function requireStaff(
  authorization: string | undefined,
  right: Right,
): Promise<string> {
  const { uid, auth_time: authTime } = await signedIn(bearerToken(authorization));
  const staff = await readDocument(staffMember(uid));
  if (!staff) throw forbidden();
  if (!isOpenSession(staff, authTime)) throw unauthenticated();
  if (!may(roleOf(staff), right)) throw forbidden();
  await recordSettings();
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

/** The decoded token. @throws unauthenticated */
export async function signedIn(token: string): Promise<DecodedIdToken> {
  if (!token) throw unauthenticated();
  try {
    return await withTimeout(auth().verifyIdToken(token, true), verifyTimeoutMs);
  } catch (error) {
    throw refusals.includes(codeOf(error)) ? unauthenticated(error) : error;
  }
}

const timeoutMs = 10_000;

/**
 * Ends all own sessions, on every device. The document comes first: from then on neither the API nor the rules take a
 * token of theirs, so nobody stays in, even if the rest fails.
 * @throws forbidden where they are no longer staff; unavailable
 */
export async function endSessions(uid: string): Promise<void> {
  const document = firestore().doc(staffMember(uid));
  const ended = await sessionsEnded();
  await inTransaction(async (transaction) => {
    const staff = await transaction.get(document);
    if (!staff.exists) throw forbidden();
    transaction.update(document, ended);
    record(transaction, { kind: 'loggedOut', by: uid, email: staff.get('email') ?? '' });
  });
  await withTimeout(auth().revokeRefreshTokens(uid), timeoutMs);
}

const hourMs = 3_600_000;

/** Records that an account that is not staff's was refused at the log-in; once an hour. @throws unavailable */
export async function recordRefusal(uid: string): Promise<void> {
  const batch = firestore().batch();
  record(batch, { kind: 'refused', by: uid }, `refused~${uid}~${Math.floor(Date.now() / hourMs)}`);
  await withTimeout(batch.commit(), timeoutMs).catch(throwUnless(grpc.alreadyExists));
}
