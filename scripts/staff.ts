import { formerNames, staffMember } from '@lamplight/content/paths';
import { roleOf } from '@lamplight/content/rights';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { withChosenProject } from './lib/chosenProject.ts';
import { command, Failure } from './lib/command.ts';
import { accountOf, addManager, record, sessionsEndedIn, unlessGone } from './lib/managers.ts';
import type { Project } from './lib/project.ts';
import { readStaffArguments, type StaffArguments } from './lib/staffArguments.ts';

/**
 * Shuts the account `email` out of the staff area at once; the account itself remains.
 * @throws Failure where it is not staff, or no manager would be left.
 */
async function removeStaff(project: Project, email: string): Promise<void> {
  const { firestore } = project;
  const removed = await staffDocuments(project, email);
  await requireOtherManager(project, removed);
  for (const staff of removed) {
    const { ref, id } = staff;
    const called = String(staff.get('name') || staff.get('email') || email);
    // Keeps their name for the activity log.
    const batch = firestore.batch().delete(ref);
    batch.set(firestore.doc(formerNames), { names: { [id]: called } }, { merge: true });
    await record(firestore, batch, { kind: 'removed', email }).commit();
    await project.auth.revokeRefreshTokens(id).catch(unlessGone);
  }
}

/** @throws Failure if these are all the managers */
async function requireOtherManager({ firestore }: Project, removed: DocumentSnapshot[]) {
  const { docs } = await firestore.collection('staff').get();
  const managers = docs.filter((each) => roleOf(each.data()) === 'manager').map(({ id }) => id);
  const others = managers.filter((id) => !removed.some((each) => each.id === id));
  if (managers.length > 0 && others.length === 0)
    throw new Failure(
      `The site needs a manager: make someone else one first, with “add” in place of “remove”.`,
    );
}

/**
 * Logs the account `email` out on all devices at once, as after a laptop was lost; it may log in again.
 * @throws Failure where it is not staff.
 */
async function logOutStaff(project: Project, email: string): Promise<void> {
  const { firestore } = project;
  for (const { ref, id } of await staffDocuments(project, email)) {
    const batch = firestore.batch().update(ref, await sessionsEndedIn(firestore));
    await record(firestore, batch, { kind: 'loggedOut', email }).commit();
    await project.auth.revokeRefreshTokens(id).catch(unlessGone);
  }
}

/** The documents that make the account `email` staff. @throws Failure if there are none. */
async function staffDocuments({ auth, firestore }: Project, email: string) {
  const account = await accountOf(auth, email);
  const staff = firestore.collection('staff');
  const byUid = account ? await firestore.doc(staffMember(account.uid)).get() : undefined;
  // If the account is gone or has another address now, the document still holds this one.
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

/** `npm run staff`: adds, removes, logs out and lists staff, of the local run or of a project in the cloud. */
await command('staff', async (given) => {
  const wanted = readStaffArguments(given);
  await withChosenProject(wanted.project, perform(wanted));
  return 0;
});

function perform(wanted: StaffArguments) {
  return async (project: Project) => {
    if (wanted.action === 'list') {
      const lines = await listStaff(project);
      console.log(lines.length > 0 ? lines.join('\n') : 'Nobody is staff yet.');
    } else if (wanted.action === 'add') {
      const link = await addManager(project, wanted.email);
      console.log(
        `${wanted.email} is a manager. The person who opens this link sets the password:\n${link}`,
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
