import { randomUUID } from 'node:crypto';
import { activity, formerNames } from '@lamplight/content/paths';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { accounts, ask, store } from './suite.ts';

const members = store.collection('staff');

/** Puts the staff back, as they were, when the tests of a file are done. */
export function restoreStaffAfterwards(): void {
  let before: { id: string; data: object }[] = [];
  beforeAll(async () => {
    const { docs } = await members.get();
    before = docs.map((each) => ({ id: each.id, data: each.data() }));
  });
  afterAll(async () => {
    await store.recursiveDelete(members);
    await Promise.all(before.map(({ id, data }) => members.doc(id).set(data)));
    await store.recursiveDelete(store.collection(activity));
    await store.doc(formerNames).delete();
  });
}

/** Leaves these alone on the staff. */
export async function onlyStaff(...uids: string[]): Promise<void> {
  const { docs } = await members.get();
  await Promise.all(docs.map((each) => uids.includes(each.id) || each.ref.delete()));
}

/** What someone did, as activity records it. */
export const recordsBy = async (by: string) => {
  const { docs } = await store.collection(activity).where('by', '==', by).get();
  return docs
    .map((each) => each.data())
    .sort((one, other) => one.at.toMillis() - other.at.toMillis())
    .map(({ at: _, by: __, ...record }) => record);
};

export const invite = (as: string, email: string, role = 'editor') =>
  ask('POST', '/api/people', { as, body: { email, role } });

/** An email that nobody has; its account goes with the test. */
export function newEmail(): string {
  const email = `${randomUUID()}@invited.example`;
  onTestFinished(async () => {
    const user = await accounts.getUserByEmail(email).catch(() => undefined);
    if (user) await accounts.deleteUser(user.uid);
  });
  return email;
}
