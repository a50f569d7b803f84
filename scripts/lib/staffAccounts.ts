import { staffMember } from '@lamplight/content/paths';
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
  // Who is staff already stays so since when they were.
  await document.create({ email, addedAt: FieldValue.serverTimestamp() }).catch(unlessThere);
  return auth.generatePasswordResetLink(email);
}

/**
 * Shuts the account `email` out of the staff area at once; the account itself remains.
 * @throws Failure where it is not staff.
 */
export async function removeStaff({ auth, firestore }: Project, email: string): Promise<void> {
  const account = await accountOf(auth, email);
  const staff = firestore.collection('staff');
  const byUid = account ? await firestore.doc(staffMember(account.uid)).get() : undefined;
  // Where the account is gone, or has another address by now, the document still names it.
  const { docs } = await staff.where('email', '==', email).get();
  const found = [...docs, ...(byUid?.exists ? [byUid] : [])];
  if (found.length === 0) throw new Failure(`${email} is not staff.`);
  for (const { ref, id } of found) {
    await ref.delete();
    await auth.revokeRefreshTokens(id).catch(unlessGone);
  }
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
