import { randomUUID } from 'node:crypto';
import { staffMember } from '@lamplight/content/paths';
import { staffMembersTexts } from '@lamplight/content/texts/staffArea/staffMembers';
import { expect, onTestFinished, test } from 'vitest';
import { newStaff } from './people.ts';
import { invite, newEmail, recordsBy, restoreStaffAfterwards } from './staffList.ts';
import { accounts, ask, askAuth, store } from './suite.ts';

restoreStaffAfterwards();

test('an invited colleague gets an account, sets a password by mail and has the given role', async () => {
  const manager = await newStaff('manager');
  const email = newEmail();
  const response = await invite(manager.token, email.toUpperCase(), 'viewer');
  expect(response.status).toBe(201);
  const { uid, mailed } = await response.json();
  // Without a mail server the manager’s browser asks Auth for its own mail.
  expect(mailed).toBe(false);
  expect((await store.doc(staffMember(uid)).get()).data()).toMatchObject({ email, role: 'viewer' });

  const link = new URL(await accounts.generatePasswordResetLink(email));
  const password = randomUUID();
  await askAuth('resetPassword', {
    oobCode: link.searchParams.get('oobCode'),
    newPassword: password,
  });
  const { idToken: as = '' } = await askAuth('signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  expect((await ask('GET', '/api/feedback', { as })).status).toBe(200);
  expect((await ask('PUT', '/api/home/home', { as, body: {} })).status).toBe(403);

  const members = await (await ask('GET', '/api/people', { as: manager.token })).json();
  expect(members).toContainEqual({
    uid,
    email,
    name: '',
    role: 'viewer',
    addedAt: expect.any(String),
    lastSeen: expect.any(String),
  });
  expect(await recordsBy(manager.uid)).toEqual([{ kind: 'invited', email, role: 'viewer' }]);
});

test.each([
  ['jörg@münchen.example', 'jörg@xn--mnchen-3ya.example'],
  ['مثال@مثال.example', 'مثال@xn--mgbh0fb.example'],
  ['a\u00ad@mu\u0308nchen.example', 'a@xn--mnchen-3ya.example'],
])(
  'someone with the email %j is invited once, and can log in with either spelling',
  async (typed, email) => {
    const manager = await newStaff('manager');
    const response = await invite(manager.token, typed);
    expect(response.status).toBe(201);
    const { uid } = await response.json();
    onTestFinished(async () => {
      await accounts.deleteUser(uid);
      await store.doc(staffMember(uid)).delete();
    });
    expect((await invite(manager.token, email.toUpperCase())).status).toBe(409);
    expect((await accounts.getUser(uid)).email).toBe(email);
    expect(await recordsBy(manager.uid)).toEqual([{ kind: 'invited', email, role: 'editor' }]);

    const password = randomUUID();
    await accounts.updateUser(uid, { password });
    for (const spelling of [typed, email, ` ${typed.toUpperCase()}`]) {
      const body = { email: spelling, password };
      expect((await ask('POST', '/api/users/login', { body })).status, spelling).toBe(200);
    }
  },
);

test('someone who had registered an invited colleague’s email can’t get in', async () => {
  const manager = await newStaff();
  const email = newEmail();
  const password = randomUUID();
  const { idToken: before = '', localId } = await askAuth('signUp', {
    email,
    password,
    returnSecureToken: true,
  });
  const { uid } = await (await invite(manager.token, email)).json();
  // Codes that Auth has mailed belong to the account, so it's another one.
  expect(uid).not.toBe(localId);
  const refused = await ask('GET', '/api/feedback', { as: before });
  expect(refused.status).toBe(401);
  await expect(
    askAuth('signInWithPassword', { email, password, returnSecureToken: true }),
  ).rejects.toThrow('INVALID');
});

test('someone who was removed and is invited again has their account as before', async () => {
  const manager = await newStaff();
  const email = newEmail();
  const { uid } = await (await invite(manager.token, email)).json();
  const password = randomUUID();
  await accounts.updateUser(uid, { password });
  await askAuth('signInWithPassword', { email, password, returnSecureToken: true });
  await ask('DELETE', `/api/people/${uid}`, { as: manager.token });
  expect(await (await invite(manager.token, email)).json()).toMatchObject({ uid });
});

test('an id that no account can have is not found', async () => {
  const manager = await newStaff();
  const path = `/api/people/${'a'.repeat(200)}/invitation`;
  const body = { again: true };
  const response = await ask('POST', path, { as: manager.token, body });
  expect([response.status, await response.json()]).toEqual([
    404,
    { message: staffMembersTexts.gone, code: 'not-found' },
  ]);
});

test('an existing staff member is not invited again as a new one', async () => {
  const manager = await newStaff();
  const email = newEmail();
  await invite(manager.token, email);
  const again = await invite(manager.token, email);
  expect(again.status).toBe(409);
  expect(await again.json()).toEqual({
    message: staffMembersTexts.alreadyStaff,
    code: 'already-staff',
  });
});

test('of two invitations at once, one is sent', async () => {
  const manager = await newStaff();
  const email = newEmail();
  const answers = await Promise.all([invite(manager.token, email), invite(manager.token, email)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test.each([
  {},
  { email: 'a@b.example' },
  { email: 'ruth', role: 'editor' },
  { email: 'a@b.example', role: 'owner' },
])('nobody is invited with %j', async (body) => {
  const manager = await newStaff();
  expect((await ask('POST', '/api/people', { as: manager.token, body })).status).toBe(400);
  expect(await recordsBy(manager.uid)).toEqual([]);
});
