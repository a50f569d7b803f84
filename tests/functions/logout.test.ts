import { setTimeout } from 'node:timers/promises';
import { staffMember } from '@lamplight/content/paths';
import { messages } from '@lamplight/content/texts/messages';
import { expect, test } from 'vitest';
import { logInAgain, newStaff, staff } from './people.ts';
import { accounts, ask, store } from './suite.ts';

const everywhere = { everywhere: true };
const isLetIn = async (token: string) => {
  const { status } = await ask('GET', '/api/team/deleted', { as: token });
  return status === 200;
};

test('logging out everywhere ends each session with its next request', async () => {
  const { token, uid } = await newStaff();
  const other = await logInAgain(uid);
  expect([await isLetIn(token), await isLetIn(other)]).toEqual([true, true]);

  const response = await ask('POST', '/api/users/logout', { as: token, body: everywhere });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ message: messages.loggedOutEverywhere });

  for (const each of [token, other]) {
    const refused = await ask('GET', '/api/team/deleted', { as: each });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({
      message: messages.unauthenticated,
      code: 'unauthenticated',
    });
  }
});

test('logging out everywhere revokes tokens in Auth and the rules, and a new log-in works', async () => {
  const { token, uid } = await newStaff();
  const { auth_time: before } = await accounts.verifyIdToken(token);
  await setTimeout(1_000); // Auth knows whole seconds
  await ask('POST', '/api/users/logout', { as: token, body: everywhere });
  const { validSince, ...rest } = { ...(await store.doc(staffMember(uid)).get()).data() };
  expect(rest).toEqual({ since: 'today' });
  await expect(accounts.verifyIdToken(token, true)).rejects.toMatchObject({
    code: 'auth/id-token-revoked',
  });
  expect(validSince).toBeGreaterThan(before);

  const again = await logInAgain(uid);
  expect((await accounts.verifyIdToken(again)).auth_time).toBeGreaterThanOrEqual(validSince);
  expect(await isLetIn(again)).toBe(true);
});

test('a session ended in Firestore alone is over too', async () => {
  const { token, uid } = await newStaff();
  const { auth_time: validSince } = await accounts.verifyIdToken(token);
  await store.doc(staffMember(uid)).update({ validSince });
  expect(await isLetIn(token)).toBe(true);
  await store.doc(staffMember(uid)).update({ validSince: validSince + 1 });
  expect(await isLetIn(token)).toBe(false);
});

test.each([{}, { everywhere: false }, { everywhere: true, uid: 'demo-staff' }])(
  '%j logs nobody out',
  async (body) => {
    const token = await staff();
    const response = await ask('POST', '/api/users/logout', { as: token, body });
    expect(response.status).toBe(400);
    expect(await isLetIn(token)).toBe(true);
  },
);
