import { messages } from '@lamplight/content/texts/messages';
import { describe, expect, test } from 'vitest';
import { demoStaff, newStaff, stranger } from './people.ts';
import { accounts, ask } from './suite.ts';

const credentials = { email: 'staff@lamplight.example', password: 'lamplight-demo' };

const login = (body: unknown) => ask('POST', '/api/users/login', { body });

const expectRefusal = async (response: Response, status: number, code: string, message: string) => {
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ message, code });
};

describe('staff log in over the API', () => {
  test('with email and password, and get a valid token', async () => {
    const response = await login(credentials);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { token, ...more } = await response.json();
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
    const response = await login(body);
    await expectRefusal(response, 401, 'invalid-login', messages.invalidCredentials);
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
  const response = await login({ email, password: 'a-password' });
  await expectRefusal(response, 403, 'not-staff', messages.notStaff);
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
  const response = await login(body);
  expect(response.status).toBe(400);
  const { fields: named, message } = await response.json();
  expect(Object.keys(named)).toEqual(fields);
  expect(message).toBe(fields.length === 1 ? named[fields[0] ?? ''] : messages.checkMarkedFields);
});
