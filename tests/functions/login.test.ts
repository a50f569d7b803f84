import { messages } from '@lamplight/content/texts/messages';
import { describe, expect, test } from 'vitest';
import { demoStaff, newStaff, stranger } from './people.ts';
import { accounts, ask } from './suite.ts';

const credentials = { email: 'staff@lamplight.example', password: 'lamplight-demo' };

const login = (body: unknown) => ask('POST', '/api/users/login', { body });

const expectRefusal = async (answer: Response, status: number, code: string, message: string) => {
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ message, code });
};

describe('staff log in over the API', () => {
  test('with email and password, and get a valid token', async () => {
    const answer = await login(credentials);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { token, ...more } = await answer.json();
    expect(more).toEqual({});
    expect((await accounts.verifyIdToken(token)).uid).toBe(demoStaff);
    expect((await ask('GET', '/api/team/deleted', { as: token })).status).toBe(200);
  });

  test('whatever the case of their email, and spaces around it', async () => {
    expect((await login({ ...credentials, email: ' Staff@Lamplight.example ' })).status).toBe(200);
  });
});

describe('a failed log-in doesn’t reveal its reason:', () => {
  const expectInvalid = async (body: unknown) => {
    const answer = await login(body);
    await expectRefusal(answer, 401, 'invalid-login', messages.invalidCredentials);
  };

  test.each([
    ['another password', { ...credentials, password: 'lamplight' }],
    ['no such account', { ...credentials, email: 'nobody@lamplight.example' }],
  ])('%s', async (_, body) => expectInvalid(body));

  test('a disabled account', async () => {
    const { uid } = await newStaff();
    const email = `${uid.toLowerCase()}@staff.example`;
    await accounts.updateUser(uid, { email, password: 'a-password', disabled: true });
    await expectInvalid({ email, password: 'a-password' });
    await accounts.updateUser(uid, { disabled: false });
    expect((await login({ email, password: 'a-password' })).status).toBe(200);
  });
});

test('a registered stranger is told they aren’t staff, and gets no token', async () => {
  const { uid } = await stranger();
  const email = `${uid.toLowerCase()}@stranger.example`;
  await accounts.updateUser(uid, { email, password: 'a-password' });
  const answer = await login({ email, password: 'a-password' });
  await expectRefusal(answer, 403, 'not-staff', messages.notStaff);
});

test.each([
  [{}, ['email', 'password']],
  [{ ...credentials, email: '' }, ['email']],
  [{ ...credentials, email: '\u200b' }, ['email']],
  [{ ...credentials, email: 'staff' }, ['email']],
  [{ ...credentials, email: { $ne: '' } }, ['email']],
  [{ ...credentials, password: '' }, ['password']],
  [{ ...credentials, password: 7 }, ['password']],
  [{ ...credentials, password: 'x'.repeat(4_097) }, ['password']],
  [{ ...credentials, admin: true }, ['admin']],
])('%j is refused, naming %j', async (body, fields) => {
  const answer = await login(body);
  expect(answer.status).toBe(400);
  const { fields: named, message } = await answer.json();
  expect(Object.keys(named)).toEqual(fields);
  expect(message).toBe(fields.length === 1 ? named[fields[0] ?? ''] : messages.checkMarkedFields);
});
