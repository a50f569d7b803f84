import { randomUUID } from 'node:crypto';
import { formerNames, staffMember } from '@lamplight/content/paths';
import { accountTexts } from '@lamplight/content/texts/staffArea/account';
import { staffMembersTexts } from '@lamplight/content/texts/staffArea/staffMembers';
import { expect, test } from 'vitest';
import { logInAgain, newStaff, stranger } from './people.ts';
import { onlyStaff, recordsBy, restoreStaffAfterwards } from './staffList.ts';
import { ask, rounds, roundsTimeout, store } from './suite.ts';

restoreStaffAfterwards();

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
      const { docs } = await store.collection('staff').get();
      const managers = docs.filter((each) => (each.get('role') ?? 'manager') === 'manager');
      expect(managers).toHaveLength(1);
      const records = [...(await recordsBy(one.uid)), ...(await recordsBy(other.uid))];
      expect(records).toHaveLength(1);
    }
  },
  roundsTimeout,
);
