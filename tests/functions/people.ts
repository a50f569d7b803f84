import { randomUUID } from 'node:crypto';
import { staffMember } from '@lamplight/content/paths';
import type { Role } from '@lamplight/content/rights';
import { onTestFinished } from 'vitest';
import { accounts, askAuth, store } from './suite.ts';

/** The uid of the demo organisation's staff account. */
export const demoStaff = 'demo-staff';

/** The token of the demo organisation's staff. */
export async function staff(): Promise<string> {
  const { idToken = '' } = await askAuth('signInWithPassword', {
    email: 'staff@lamplight.example',
    password: 'lamplight-demo',
    returnSecureToken: true,
  });
  return idToken;
}

interface Account {
  token: string;
  uid: string;
}

/** Someone who registered an account, as anybody can. */
export async function stranger(): Promise<Account> {
  const { idToken: token = '', localId: uid = '' } = await askAuth('signUp', {
    email: `${randomUUID()}@stranger.example`,
    password: randomUUID(),
    returnSecureToken: true,
  });
  onTestFinished(() => accounts.deleteUser(uid).catch(() => {}));
  return { token, uid };
}

/** Someone who has joined the staff. @param role without one, a manager */
export async function newStaff(role?: Role): Promise<Account> {
  const account = await stranger();
  await store.doc(staffMember(account.uid)).set({ since: 'today', ...(role && { role }) });
  onTestFinished(async () => {
    await store.doc(staffMember(account.uid)).delete();
  });
  return account;
}

/** The token of another session of someone, as on another device. */
export async function logInAgain(uid: string): Promise<string> {
  const { idToken = '' } = await askAuth('signInWithCustomToken', {
    token: await accounts.createCustomToken(uid),
    returnSecureToken: true,
  });
  return idToken;
}

/** Someone who was staff when the token was issued and is no longer. */
export async function formerStaff(): Promise<Account> {
  const account = await newStaff();
  await store.doc(staffMember(account.uid)).delete();
  return account;
}
