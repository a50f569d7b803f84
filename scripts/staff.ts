import { randomBytes, randomUUID } from 'node:crypto';
import type { Deed } from '@lamplight/content/activity';
import { activityRecord, staffMember } from '@lamplight/content/paths';
import { type Role, roleOf } from '@lamplight/content/rights';
import { sessionsEnded } from '@lamplight/content/session';
import { FieldValue, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { codeOf, command, Failure } from './lib/command.ts';
import { type Project, withChosenProject } from './lib/project.ts';
import { readStaffArguments, type StaffArguments } from './lib/staffArguments.ts';

/**
 * Makes the account `email` a manager, and the account itself where there is none.
 * @returns a link with which its owner sets a password.
 */
async function addStaff({ auth, firestore }: Project, email: string): Promise<string> {
  const account = (await accountOf(auth, email)) ?? (await auth.createUser({ email }));
  const document = firestore.doc(staffMember(account.uid));
  const known = (await document.get()).data();
  // Who is staff already stays so since when they were.
  if (known && roleOf(known) !== role) {
    const batch = firestore.batch().update(document, { role });
    await record(firestore, batch, { kind: 'role', email, role }).commit();
  }
  if (!known) {
    // Whoever has registered it may be anybody: who opens the link sets the password.
    await auth.updateUser(account.uid, { password: randomBytes(32).toString('base64') });
    await auth.revokeRefreshTokens(account.uid);
    // Tokens that were revoked live on for an hour, and rules cannot ask Auth of that.
    const ended = await sessionsEnded();
    const batch = firestore.batch();
    batch.create(document, { email, role, addedAt: FieldValue.serverTimestamp(), ...ended });
    await record(firestore, batch, { kind: 'invited', email, role }).commit().catch(unlessThere);
  }
  return auth.generatePasswordResetLink(email);
}

/** What who is added from here becomes. */
const role = 'manager' satisfies Role;

/** Records in a batch what it does. Nobody of the staff does it, so it says nobody. */
function record(
  firestore: Project['firestore'],
  batch: WriteBatch,
  deed: { kind: Deed; email: string; role?: Role },
): WriteBatch {
  const at = FieldValue.serverTimestamp();
  return batch.create(firestore.doc(activityRecord(randomUUID())), { ...deed, by: '', at });
}

/**
 * Shuts the account `email` out of the staff area at once; the account itself remains.
 * @throws Failure where it is not staff.
 */
async function removeStaff(project: Project, email: string): Promise<void> {
  const { firestore } = project;
  for (const { ref, id } of await staffDocuments(project, email)) {
    await record(firestore, firestore.batch().delete(ref), { kind: 'removed', email }).commit();
    await project.auth.revokeRefreshTokens(id).catch(unlessGone);
  }
}

/**
 * Logs the account `email` out on all devices at once, as after a laptop was lost; it may log in again.
 * @throws Failure where it is not staff.
 */
async function logOutStaff(project: Project, email: string): Promise<void> {
  const { firestore } = project;
  for (const { ref, id } of await staffDocuments(project, email)) {
    const batch = firestore.batch().update(ref, await sessionsEnded());
    await record(firestore, batch, { kind: 'loggedOut', email }).commit();
    await project.auth.revokeRefreshTokens(id).catch(unlessGone);
  }
}

/** What makes the account `email` staff. @throws Failure where it is not. */
async function staffDocuments({ auth, firestore }: Project, email: string) {
  const account = await accountOf(auth, email);
  const staff = firestore.collection('staff');
  const byUid = account ? await firestore.doc(staffMember(account.uid)).get() : undefined;
  // Where the account is gone, or has another address by now, the document still names it.
  const { docs } = await staff.where('email', '==', email).get();
  const others = docs.filter(({ id }) => id !== byUid?.id);
  const found = byUid?.exists ? [byUid, ...others] : others;
  if (found.length === 0) throw new Failure(`${email} is not staff.`);
  return found;
}

/** One line for each of the staff: email, role, uid, since when. */
async function listStaff({ firestore }: Project): Promise<string[]> {
  const { docs } = await firestore.collection('staff').get();
  const rows = docs.map((each) => {
    const { email, addedAt, role = 'manager' } = each.data();
    const since = addedAt instanceof Timestamp ? addedAt.toDate().toISOString().slice(0, 10) : '?';
    return `${String(email ?? '?').padEnd(36)}  ${String(role).padEnd(8)}  ${each.id.padEnd(28)}  since ${since}`;
  });
  return rows.sort();
}

const accountOf = (auth: Project['auth'], email: string) =>
  auth.getUserByEmail(email).catch(unlessGone);

function unlessGone(error: unknown): undefined {
  if (codeOf(error) !== 'auth/user-not-found') throw error;
}

const alreadyExists = 6;

function unlessThere(error: { code?: unknown }): void {
  if (error.code !== alreadyExists) throw error;
}

/** `npm run staff`: adds, removes, logs out and lists staff, of the local run or of a project in the cloud. */
await command(async (args) => {
  const wanted = readStaffArguments(args);
  await withChosenProject(wanted.project, perform(wanted));
  return 0;
});

function perform(wanted: StaffArguments) {
  return async (project: Project) => {
    if (wanted.action === 'list') {
      const lines = await listStaff(project);
      console.log(lines.length > 0 ? lines.join('\n') : 'Nobody is staff yet.');
    } else if (wanted.action === 'add') {
      const link = await addStaff(project, wanted.email);
      console.log(
        `${wanted.email} is a manager. Whoever opens this link sets the password:\n${link}`,
      );
      // The emulator has no page for it.
      if (!wanted.project) console.log('(Locally, put the password at its end: &newPassword=…)');
    } else if (wanted.action === 'logout') {
      await logOutStaff(project, wanted.email);
      console.log(`${wanted.email} is logged out on all devices, and may log in again.`);
    } else {
      await removeStaff(project, wanted.email);
      console.log(`${wanted.email} is no longer staff.`);
    }
  };
}
