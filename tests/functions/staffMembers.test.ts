import { randomUUID } from 'node:crypto';
import { activity, formerNames, staffMember } from '@lamplight/content/paths';
import { accountTexts } from '@lamplight/content/texts/staffArea/account';
import { staffMembersTexts } from '@lamplight/content/texts/staffArea/staffMembers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { logInAgain, newStaff, stranger } from './people.ts';
import { accounts, ask, askAuth, rounds, roundsTimeout, store } from './suite.ts';

const members = store.collection('staff');
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

/** Leaves these alone on the staff. */
async function onlyStaff(...uids: string[]): Promise<void> {
  const { docs } = await members.get();
  await Promise.all(docs.map((each) => uids.includes(each.id) || each.ref.delete()));
}

const recordsBy = async (by: string) => {
  const { docs } = await store.collection(activity).where('by', '==', by).get();
  return docs
    .map((each) => each.data())
    .sort((one, other) => one.at.toMillis() - other.at.toMillis())
    .map(({ at: _, by: __, ...record }) => record);
};

const invite = (as: string, email: string, role = 'editor') =>
  ask('POST', '/api/people', { as, body: { email, role } });

/** An email that nobody has; its account goes with the test. */
function newEmail(): string {
  const email = `${randomUUID()}@invited.example`;
  onTestFinished(async () => {
    const user = await accounts.getUserByEmail(email).catch(() => undefined);
    if (user) await accounts.deleteUser(user.uid);
  });
  return email;
}

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

test('a new role applies from the next request, in the rules and the API', async () => {
  const [manager, editor] = [await newStaff('manager'), await newStaff('editor')];
  const saving = () => ask('PUT', '/api/nav', { as: editor.token, body: {} });
  expect((await saving()).status).toBe(200);
  const path = `/api/people/${editor.uid}`;
  const changed = await ask('PUT', path, { as: manager.token, body: { role: 'viewer' } });
  expect(await changed.json()).toEqual({ message: staffMembersTexts.roleChanged });
  expect((await saving()).status).toBe(403);
  expect(await recordsBy(manager.uid)).toEqual([{ kind: 'role', email: '', role: 'viewer' }]);
  // The same again changes nothing, and is nothing to record.
  await ask('PUT', path, { as: manager.token, body: { role: 'viewer' } });
  expect(await recordsBy(manager.uid)).toHaveLength(1);
});

test('a removed member loses access with the next request; a logged-out one may log in again', async () => {
  const [manager, editor] = [await newStaff('manager'), await newStaff('editor')];
  const reading = async (as: string) => (await ask('GET', '/api/feedback', { as })).status;
  const path = `/api/people/${editor.uid}`;
  await ask('POST', `${path}/logout`, { as: manager.token, body: { everywhere: true } });
  expect(await reading(editor.token)).toBe(401);
  const again = await logInAgain(editor.uid);
  expect(await reading(again)).toBe(200);
  const removed = await ask('DELETE', path, { as: manager.token });
  expect(await removed.json()).toEqual({ message: staffMembersTexts.removed });
  expect([401, 403]).toContain(await reading(again));
  expect((await store.doc(staffMember(editor.uid)).get()).exists).toBe(false);
  const kinds = (await recordsBy(manager.uid)).map(({ kind }) => kind);
  expect(kinds).toEqual(['loggedOut', 'removed']);
});

test.each([
  ['PUT', '', { role: 'editor' }],
  ['DELETE', '', undefined],
  ['POST', '/logout', { everywhere: true }],
  ['POST', '/invitation', { again: true }],
] as const)('%s %s of someone who is not staff is 404', async (method, more, body) => {
  const [manager, other] = [await newStaff('manager'), await stranger()];
  const response = await ask(method, `/api/people/${other.uid}${more}`, {
    as: manager.token,
    body,
  });
  expect(response.status).toBe(404);
  expect(await recordsBy(manager.uid)).toEqual([]);
});

test('the names of former staff are kept, or their email if they had none', async () => {
  const manager = await newStaff('manager');
  const [named, nameless] = [await newStaff('editor'), await newStaff('viewer')];
  await store.doc(staffMember(named.uid)).update({ name: 'Noor', email: 'noor@left.example' });
  await store.doc(staffMember(nameless.uid)).update({ email: 'amina@left.example' });
  for (const { uid } of [named, nameless])
    expect((await ask('DELETE', `/api/people/${uid}`, { as: manager.token })).status).toBe(200);
  expect((await store.doc(formerNames).get()).get('names')).toMatchObject({
    [named.uid]: 'Noor',
    [nameless.uid]: 'amina@left.example',
  });

  const other = await newStaff('viewer');
  const taken = await ask('PUT', '/api/users/name', { as: other.token, body: { name: 'NOOR ' } });
  expect([taken.status, await taken.json()]).toEqual([
    409,
    { code: 'name-taken', message: accountTexts.nameTaken },
  ]);
});

test('nobody can take a colleague’s name or email, even when two try at once', async () => {
  const [one, other] = [await newStaff('viewer'), await newStaff('editor')];
  const call = ({ token: as }: typeof one, name: unknown) =>
    ask('PUT', '/api/users/name', { as, body: { name } });
  const nameOf = async ({ uid }: typeof one) =>
    (await store.doc(staffMember(uid)).get()).get('name');
  await store.doc(staffMember(other.uid)).update({ email: `${other.uid}@names.example` });
  expect((await call(one, `${other.uid}@Names.example`)).status).toBe(409);
  expect((await call(one, 'x'.repeat(201))).status).toBe(400);
  expect((await call(one, 7)).status).toBe(400);
  expect((await ask('PUT', '/api/users/name', { body: { name: 'Sol' } })).status).toBe(401);
  const { token } = await stranger();
  expect((await ask('PUT', '/api/users/name', { as: token, body: { name: 'Sol' } })).status).toBe(
    403,
  );
  expect(await nameOf(one)).toBeUndefined();

  const name = `Sol ${randomUUID()}`;
  const answers = await Promise.all([call(one, name), call(other, name.toUpperCase())]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await call(one, '')).status).toBe(200);
  expect(await nameOf(one)).toBe('');
});

test('the last manager can be neither removed nor demoted', async () => {
  const [manager, editor] = [await newStaff(), await newStaff('editor')];
  await onlyStaff(manager.uid, editor.uid);
  const path = `/api/people/${manager.uid}`;
  const refusal = { message: staffMembersTexts.lastManager, code: 'last-manager' };
  const lessened = await ask('PUT', path, { as: manager.token, body: { role: 'viewer' } });
  expect([lessened.status, await lessened.json()]).toEqual([409, refusal]);
  const removed = await ask('DELETE', path, { as: manager.token });
  expect([removed.status, await removed.json()]).toEqual([409, refusal]);
  expect(await recordsBy(manager.uid)).toEqual([]);
});

test(
  'of two managers who remove or demote each other at once, one is left',
  async () => {
    for (const round of rounds) {
      const [one, other] = [await newStaff('manager'), await newStaff()];
      await onlyStaff(one.uid, other.uid);
      const against = [
        [one, other],
        [other, one],
      ] as const;
      const answers = await Promise.all(
        against.map(([by, whom]) => {
          const path = `/api/people/${whom.uid}`;
          return round % 2
            ? ask('DELETE', path, { as: by.token })
            : ask('PUT', path, { as: by.token, body: { role: 'viewer' } });
        }),
      );
      const statuses = answers.map(({ status }) => status);
      expect(
        statuses.filter((status) => status === 200),
        `round ${round}: ${statuses}`,
      ).toHaveLength(1);
      const { docs } = await members.get();
      const managers = docs.filter((each) => (each.get('role') ?? 'manager') === 'manager');
      expect(managers).toHaveLength(1);
      const records = [...(await recordsBy(one.uid)), ...(await recordsBy(other.uid))];
      expect(records).toHaveLength(1);
    }
  },
  roundsTimeout,
);
