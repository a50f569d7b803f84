import { randomBytes } from 'node:crypto';
import { staffMember, staffMembers } from '@lamplight/content/paths';
import { may, mayGive, type Role, roleOf } from '@lamplight/content/rights';
import { sessionsEnded } from '@lamplight/content/session';
import { messages } from '@lamplight/content/texts/messages';
import { staffMembersTexts } from '@lamplight/content/texts/staffArea/staffMembers';
import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  alreadyStaff,
  codeOf,
  forbidden,
  invalidContent,
  lastManager,
  notFound,
  staffFull,
  throwUnless,
} from '../http/errors.ts';
import { record } from '../store/activity.ts';
import { auth, firestore, withTimeout } from '../store/firestore.ts';
import { inTransaction } from '../store/versions.ts';
import { keepName, maxStaff, wasStaff } from './names.ts';

const timeoutMs = 10_000;

type Staff = Map<string, Record<string, unknown>>;

/** A staff member, as managers see them. */
export interface Member {
  uid: string;
  email: string;
  /** Their name for colleagues; empty if they have not set one. */
  name: string;
  role: Role | undefined;
  addedAt: Date | null;
  /** When their browser last authenticated, which it does once an hour; null if never since they are staff. */
  lastSeen: Date | null;
}

/** All staff members. @throws unavailable */
export async function allStaff(): Promise<Member[]> {
  const members = firestore().collection(staffMembers).limit(maxStaff);
  const { docs } = await withTimeout(members.get(), timeoutMs);
  const uids = docs.map(({ id: uid }) => ({ uid }));
  const { users } = await withTimeout(auth().getUsers(uids), timeoutMs);
  const accounts = new Map(users.map((user) => [user.uid, user]));
  return docs.map((document) => memberOf(document.id, document.data(), accounts));
}

function memberOf(
  uid: string,
  staff: Record<string, unknown>,
  accounts: ReadonlyMap<string, UserRecord>,
): Member {
  const { email, name, addedAt } = staff;
  return {
    uid,
    email: String(email ?? ''),
    name: typeof name === 'string' ? name : '',
    role: roleOf(staff),
    addedAt: addedAt instanceof Timestamp ? addedAt.toDate() : null,
    lastSeen: lastSeenOf(staff, accounts.get(uid)),
  };
}

/** When a staff member's browser last authenticated; null if never since they are staff. */
function lastSeenOf(
  { addedAt }: Record<string, unknown>,
  account: UserRecord | undefined,
): Date | null {
  const { lastRefreshTime, lastSignInTime } = account?.metadata ?? {};
  const seen = Date.parse(lastRefreshTime || lastSignInTime || '');
  const since = addedAt instanceof Timestamp ? addedAt.toMillis() : 0;
  // What anyone who had the account did before they were invited does not count.
  // Auth knows whole seconds.
  return seen + 1_000 > since ? new Date(seen) : null;
}

/**
 * Changes who is staff. All of them are read in the transaction that writes, so that of two managers who
 * change each other at once the second one sees what the first one did.
 * @param by the uid of the staff member who changes it
 * @throws forbidden where they are no manager by then; what `change` throws; changedMeanwhile; unavailable
 */
const changeStaff = <T>(
  by: string,
  change: (transaction: Transaction, staff: Staff, own: Role | undefined) => T,
): Promise<T> =>
  inTransaction(async (transaction) => {
    const { docs } = await transaction.get(firestore().collection(staffMembers).limit(maxStaff));
    const staff: Staff = new Map(docs.map((each) => [each.id, each.data()]));
    const own = roleOf(staff.get(by) ?? { role: null });
    if (!may(own, 'people')) throw forbidden();
    return change(transaction, staff, own);
  });

/** The document of a staff member, if someone may change it. @throws notFound, forbidden */
function changeable(staff: Staff, uid: string, own: Role | undefined) {
  const member = staff.get(uid);
  if (!member) throw notFound(staffMembersTexts.gone);
  if (!mayGive(own, roleOf(member) ?? 'viewer')) throw forbidden();
  return { ref: firestore().doc(staffMember(uid)), email: String(member.email ?? ''), member };
}

/** @throws lastManager where there would be no manager any more */
function requireManager(staff: Staff): void {
  if (![...staff.values()].some((each) => roleOf(each) === 'manager')) throw lastManager();
}

/**
 * Adds a staff member. An existing account may have been registered by anybody: unless it was staff's before, another
 * one takes its place. Former credentials stop working, and the recipient of the mail sets the password.
 * @returns the uid of their account
 * @throws alreadyStaff, staffFull, forbidden, invalidContent; unavailable
 */
export async function invite(by: string, email: string, role: Role): Promise<string> {
  const requireRight = (staff: Staff, own: Role | undefined) => {
    if (staff.size >= maxStaff) throw staffFull();
    if (!mayGive(own, role)) throw forbidden();
  };
  await changeStaff(by, (_, staff, own) => requireRight(staff, own));
  const uid = await lockedAccount(email);
  const ended = await sessionsEnded();
  await changeStaff(by, (transaction, staff, own) => {
    if (staff.has(uid)) throw alreadyStaff();
    requireRight(staff, own);
    const addedAt = FieldValue.serverTimestamp();
    transaction.create(firestore().doc(staffMember(uid)), { email, role, addedAt, ...ended });
    record(transaction, { kind: 'invited', by, email, role });
  });
  return uid;
}

/** The account with an email that nobody has a way into, unless it is staff's already. */
async function lockedAccount(email: string): Promise<string> {
  const known = auth().getUserByEmail(email).catch(unlessGone).catch(unlessRefused);
  const account = await withTimeout(known, timeoutMs);
  if (!account) {
    const creating = auth().createUser({ email }).catch(unlessTaken).catch(unlessRefused);
    const created = await withTimeout(creating, timeoutMs);
    // Without one, someone else has just made it.
    return created?.uid ?? lockedAccount(email);
  }
  const { uid, providerData } = account;
  const staff = await withTimeout(firestore().doc(staffMember(uid)).get(), timeoutMs);
  if (staff.exists) throw alreadyStaff();
  // An account that was made for an invitation has no way to log in yet.
  if (providerData.length > 0 && !(await withTimeout(wasStaff(uid), timeoutMs))) {
    // Codes that Auth has mailed before may outlive the password, and give the account another email.
    await withTimeout(auth().deleteUser(uid).catch(unlessGone), timeoutMs);
    return lockedAccount(email);
  }
  const others = providerData.map(({ providerId }) => providerId).filter((id) => id !== 'password');
  await withTimeout(
    auth().updateUser(uid, {
      password: randomBytes(32).toString('base64'),
      disabled: false,
      ...(others.length > 0 && { providersToUnlink: others }),
    }),
    timeoutMs,
  );
  await withTimeout(auth().revokeRefreshTokens(uid), timeoutMs);
  return uid;
}

/**
 * Gives someone another role.
 * @throws notFound, forbidden, lastManager; unavailable
 */
export const giveRole = (by: string, uid: string, role: Role): Promise<void> =>
  changeStaff(by, (transaction, staff, own) => {
    const { ref, email } = changeable(staff, uid, own);
    if (!mayGive(own, role)) throw forbidden();
    if (roleOf(staff.get(uid) ?? {}) === role) return;
    requireManager(new Map(staff).set(uid, { role }));
    transaction.update(ref, { role });
    record(transaction, { kind: 'role', by, email, role });
  });

/**
 * Removes a staff member, from their next request on; the account itself and their name stay.
 * @throws notFound, forbidden, lastManager; unavailable
 */
export async function remove(by: string, uid: string): Promise<void> {
  await changeStaff(by, (transaction, staff, own) => {
    const { ref, email, member } = changeable(staff, uid, own);
    const others = new Map(staff);
    others.delete(uid);
    requireManager(others);
    transaction.delete(ref);
    keepName(transaction, uid, member);
    record(transaction, { kind: 'removed', by, email });
  });
  await withTimeout(auth().revokeRefreshTokens(uid).catch(unlessGone), timeoutMs);
}

/**
 * Ends all sessions of someone, on every device; they may log in again.
 * @throws notFound, forbidden; unavailable
 */
export async function logOutEverywhere(by: string, uid: string): Promise<void> {
  const ended = await sessionsEnded();
  await changeStaff(by, (transaction, staff, own) => {
    const { ref, email } = changeable(staff, uid, own);
    transaction.update(ref, ended);
    record(transaction, { kind: 'loggedOut', by, email });
  });
  await withTimeout(auth().revokeRefreshTokens(uid).catch(unlessGone), timeoutMs);
}

/**
 * Records that someone is invited again or, once they have logged in, is sent a link to set a password. The record has
 * it mailed.
 * @throws notFound, forbidden; unavailable
 */
export async function inviteAgain(by: string, uid: string): Promise<void> {
  const account = await withTimeout(auth().getUser(uid).catch(unlessGone), timeoutMs);
  await changeStaff(by, (transaction, staff, own) => {
    const { email, member } = changeable(staff, uid, own);
    const action = lastSeenOf(member, account)
      ? ({ kind: 'passwordLink' } as const)
      : ({ kind: 'invited', role: String(roleOf(member) ?? '') } as const);
    record(transaction, { ...action, by, email });
  });
}

/**
 * The code of a link with which the owner of an email sets a password.
 * @throws unavailable
 */
export async function passwordCode(email: string): Promise<string> {
  const link = await withTimeout(auth().generatePasswordResetLink(email), timeoutMs);
  return new URL(link).searchParams.get('oobCode') ?? '';
}

/** Auth decides which emails an account may have. @throws invalidContent */
function unlessRefused(error: unknown): never {
  if (codeOf(error) !== 'auth/invalid-email') throw error;
  throw invalidContent({ email: messages.invalidEmail });
}

// No account has an id that Auth refuses.
const unlessGone = throwUnless('auth/user-not-found', 'auth/invalid-uid');
const unlessTaken = throwUnless('auth/email-already-exists');
