import { randomBytes, randomUUID } from 'node:crypto';
import type { Action } from '@lamplight/content/activity';
import { activityRecord, formerNames, staffMember } from '@lamplight/content/paths';
import { type Role, roleOf } from '@lamplight/content/rights';
import { sessionsEnded } from '@lamplight/content/session';
import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { codeOf } from './command.ts';
import type { Project } from './project.ts';

/** The role of staff members added from a terminal. */
const role = 'manager' satisfies Role;

/**
 * Makes the account `email` a manager, and the account itself where there is none.
 * @returns a link with which its owner sets a password.
 */
export async function addManager({ auth, firestore }: Project, email: string): Promise<string> {
  const found = await accountOf(auth, email);
  const isStrange =
    found && found.providerData.length > 0 && !(await isOrWasStaff(firestore, found.uid));
  // Codes that Auth has mailed before may outlive the password, and give the account another email.
  if (isStrange) await auth.deleteUser(found.uid);
  const account = !found || isStrange ? await auth.createUser({ email }) : found;
  const document = firestore.doc(staffMember(account.uid));
  const known = (await document.get()).data();
  // Existing staff keep the date on which they were added.
  if (known && roleOf(known) !== role) {
    const batch = firestore.batch().update(document, { role });
    await record(firestore, batch, { kind: 'role', email, role }).commit();
  }
  if (!known) {
    // Anybody may have registered it: the person who opens the link sets the password.
    const providers = account.providerData.map(({ providerId }) => providerId);
    const others = providers.filter((provider) => provider !== 'password');
    await auth.updateUser(account.uid, {
      password: randomBytes(32).toString('base64'),
      disabled: false,
      ...(others.length > 0 && { providersToUnlink: others }),
    });
    await auth.revokeRefreshTokens(account.uid);
    // Revoked tokens stay valid for an hour, and rules cannot ask Auth about that.
    const ended = await sessionsEndedIn(firestore);
    const batch = firestore.batch();
    batch.create(document, { email, role, addedAt: FieldValue.serverTimestamp(), ...ended });
    await record(firestore, batch, { kind: 'invited', email, role }).commit().catch(unlessThere);
  }
  return auth.generatePasswordResetLink(email);
}

async function isOrWasStaff(firestore: Project['firestore'], uid: string): Promise<boolean> {
  const [staff, former] = await firestore.getAll(
    firestore.doc(staffMember(uid)),
    firestore.doc(formerNames),
  );
  return staff?.exists || Object.hasOwn(Object(former?.get('names')), uid);
}

/** Records an action in its batch, without an author: no staff member does it. */
export function record(
  firestore: Project['firestore'],
  batch: WriteBatch,
  action: { kind: Action; email: string; role?: Role },
): WriteBatch {
  const at = FieldValue.serverTimestamp();
  return batch.create(firestore.doc(activityRecord(randomUUID())), { ...action, by: '', at });
}

/** Ends sessions by the clock of the database: that of this machine may be wrong. */
export async function sessionsEndedIn(firestore: Project['firestore']) {
  const { readTime } = await firestore.doc(formerNames).get();
  const ahead = readTime.toMillis() - Date.now();
  return sessionsEnded(() => Date.now() + ahead);
}

/** The account with this email, undefined where there is none. */
export const accountOf = (auth: Project['auth'], email: string) =>
  auth.getUserByEmail(email).catch(unlessGone);

/** Lets an error pass that says that an account is not there. */
export function unlessGone(error: unknown): undefined {
  if (codeOf(error) !== 'auth/user-not-found') throw error;
}

const alreadyExists = 6;

function unlessThere(error: { code?: unknown }): void {
  if (error.code !== alreadyExists) throw error;
}
