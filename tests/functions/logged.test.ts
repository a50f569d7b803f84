import { randomUUID } from 'node:crypto';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoProject } from '../../scripts/lib/firebaseTools.ts';
import { type Running, startFunction } from './framework.ts';
import { staff, stranger } from './people.ts';
import { askAuth, store } from './suite.ts';

const visitor = '203.0.113.77';
const password = 'lamplight-demo';
const wrongPassword = 'not-the-password-of-anybody';
const content = {
  name: 'Wilhelmina Quartermaine',
  emailOrPhone: 'wilhelmina.quartermaine@example.org',
  message: 'My daughter Philippa would like to learn.',
};

let working: Running;
/** Auth is out of its reach, so that it logs errors of the requests that bear secrets. */
let failing: Running;
const ids: string[] = [];

beforeAll(async () => {
  const nowhere = `127.0.0.1:${await getPort()}`;
  [working, failing] = await Promise.all([
    startFunction(demoProject),
    startFunction(demoProject, { FIREBASE_AUTH_EMULATOR_HOST: nowhere }),
  ]);
});

afterAll(async () => {
  await Promise.all([working, failing].map(({ kill }) => kill()));
  await Promise.all(ids.map((id) => store.doc(`feedback/${id}`).delete()));
});

test('logs hold nothing about visitors, request content or stored content', async () => {
  const token = await staff();
  const { token: strangers } = await stranger();
  const { refreshToken = '' } = await askAuth('signInWithPassword', {
    email: 'staff@lamplight.example',
    password,
    returnSecureToken: true,
  });

  const answered: [status: number, id: string][] = [];
  const statuses = await Promise.all(
    [working, failing].map(async ({ address }) => {
      const send = async (method: string, path: string, as: string, body?: object) => {
        const response = await fetch(`${address}/api/${path}`, {
          method,
          headers: {
            'Content-Type': 'application/json',
            'X-Forwarded-For': visitor,
            ...(as && { Authorization: `Bearer ${as}` }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        await response.text();
        answered.push([response.status, response.headers.get('x-request-id') ?? '']);
        return response.status;
      };
      const id = randomUUID();
      ids.push(id);
      const login = { email: 'staff@lamplight.example', password };
      return [
        await send('POST', 'feedback', '', { ...feedbackSamples.valid.small, ...content, id }),
        ...(await Promise.all([
          send('POST', 'users/login', '', login),
          send('POST', 'users/login', '', { ...login, password: wrongPassword }),
          send('GET', 'feedback', token),
          send('POST', 'persons/find', token, { contact: content.emailOrPhone }),
          send('GET', 'feedback/export?format=csv&search=wilhelmina', token),
          send('GET', 'feedback', strangers),
          send('GET', 'feedback', `${token}x`),
          send('GET', 'feedback', refreshToken),
        ])),
      ];
    }),
  );
  expect(statuses).toEqual([
    [201, 200, 401, 200, 200, 200, 403, 401, 401],
    [201, 503, 503, 503, 503, 503, 503, 401, 401],
  ]);

  // Each request has one line of its own; what went wrong with it bears its id too.
  for (const [status, id] of answered) {
    expect(id).toMatch(/^[\da-f]{32}$/);
    const linesOf = () =>
      (working.logged() + failing.logged())
        .split('\n')
        .filter((line) => line.includes(`/traces/${id}`));
    const own = () => linesOf().filter((line) => line.includes('milliseconds'));
    await vi.waitFor(() => expect(own()).toHaveLength(1));
    expect(linesOf().length > 1).toBe(status >= 500);
  }
  const logged = working.logged() + failing.logged();
  expect(logged).toContain('unavailable');
  const secrets = [token, strangers, refreshToken, password, wrongPassword, visitor];
  // The part of a token that is the same in all of one account.
  secrets.push(token.split('.')[1]?.slice(0, 40) ?? '');
  secrets.push('staff@lamplight.example', 'wilhelmina', 'quartermaine', 'philippa');
  for (const secret of secrets) {
    expect(secret).not.toBe('');
    expect(logged.toLowerCase()).not.toContain(secret.toLowerCase());
  }
});
