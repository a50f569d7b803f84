import { staffMember } from '@lamplight/content/paths';
import { sessionsEnded } from '@lamplight/content/session';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { codeOf, Failure } from './failure.ts';
import type { Project } from './project.ts';

/**
 * Makes the account `email` staff, and the account itself where there is none.
 * @returns a link with which its owner sets a password.
 */
export async function addStaff({ auth, firestore }: Project, email: string): Promise<string> {
  const account = (await accountOf(auth, email)) ?? (await auth.createUser({ email }));
  const document = firestore.doc(staffMember(account.uid));
  // Who is staff already stays so since when they were. Who was removed and comes back has to log in:
  // tokens that were revoked then live on for an hour, and rules cannot ask Auth of that.
  const staff = { email, addedAt: FieldValue.serverTimestamp(), ...(await sessionsEnded()) };
  await document.create(staff).catch(unlessThere);
  return auth.generatePasswordResetLink(email);
}

/**
 * Shuts the account `email` out of the staff area at once; the account itself remains.
 * @throws Failure where it is not staff.
 */
export async function removeStaff(project: Project, email: string): Promise<void> {
  for (const { ref, id } of await staffDocuments(project, email)) {
    await ref.delete();
    await project.auth.revokeRefreshTokens(id).catch(unlessGone);
  }
}

/**
 * Logs the account `email` out on all devices at once, as after a laptop was lost; it may log in again.
 * @throws Failure where it is not staff.
 */
export async function logOutStaff(project: Project, email: string): Promise<void> {
  for (const { ref, id } of await staffDocuments(project, email)) {
    await ref.update(await sessionsEnded());
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

/** One line for each of the staff: email, uid, since when. */
export async function listStaff({ firestore }: Project): Promise<string[]> {
  const { docs } = await firestore.collection('staff').get();
  const rows = docs.map((each) => {
    const { email, addedAt } = each.data();
    const since = addedAt instanceof Timestamp ? addedAt.toDate().toISOString().slice(0, 10) : '?';
    return `${String(email ?? '?').padEnd(36)}  ${each.id.padEnd(28)}  since ${since}`;
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
