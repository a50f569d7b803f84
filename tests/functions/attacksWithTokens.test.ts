import { siteDocument } from '@lamplight/content/paths';
import { describe, expect, test } from 'vitest';
import { demoProject } from '../../scripts/lib/firebaseTools.ts';
import { restoreAfterwards } from './documents.ts';
import { demoStaff } from './people.ts';
import { ask } from './suite.ts';

restoreAfterwards(siteDocument('home'));

const now = Math.floor(Date.now() / 1_000);

/** The claims in a token of the demo organisation's staff. */
const claims = {
  iss: `https://securetoken.google.com/${demoProject}`,
  aud: demoProject,
  sub: demoStaff,
  user_id: demoStaff,
  // The account may be as young: what it was given earlier would not count.
  auth_time: now,
  iat: now,
  exp: now + 3_000,
  firebase: { identities: {}, sign_in_provider: 'password' },
};

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token that nobody has signed, as emulators make them. */
const tokenOf = (said: object, header: object = { alg: 'none', typ: 'JWT' }) =>
  `${encoded(header)}.${encoded(said)}.`;

const refusalOf = async (token: string) => {
  const answers = [
    await ask('GET', '/api/feedback', { as: token }),
    await ask('PUT', '/api/home/home', { as: token, body: {} }),
  ];
  return Promise.all(
    answers.map(async (response) => `${response.status} ${(await response.json()).code}`),
  );
};

const refused = ['401 unauthenticated', '401 unauthenticated'];

test('accepts the unmodified token, in which only the signature is wrong', async () => {
  // Emulators do not look at signatures; production refuses this one too (docs/security.md).
  expect((await ask('GET', '/api/feedback', { as: tokenOf(claims) })).status).toBe(200);
});

describe('refuses a token', () => {
  test.each<[string, object]>([
    ['that has expired', { exp: now - 1 }],
    ['of another project', { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' }],
    ['for another project', { aud: 'demo-other' }],
    ['for several projects', { aud: [demoProject, 'demo-other'] }],
    ['from someone else', { iss: 'https://evil.example' }],
    ['from another project', { iss: 'https://securetoken.google.com/demo-other' }],
    ['of a session', { iss: `https://session.firebase.google.com/${demoProject}` }],
    ['of nobody', { sub: undefined, user_id: undefined }],
    ['of an empty text', { sub: '' }],
    ['of a number', { sub: 7 }],
    ['of a list', { sub: [demoStaff] }],
    ['of a path', { sub: `${demoStaff}/presence/one` }],
    ['of a path that leads up', { sub: '../staff/demo-staff' }],
    ['of a name that is reserved', { sub: '__proto__' }],
    ['of a very long name', { sub: 'x'.repeat(129) }],
    ['of someone without an account', { sub: 'nobody-at-all' }],
    ['from before a log-out everywhere', { auth_time: 0, iat: 0 }],
  ])('%s', async (_, said) => {
    expect(await refusalOf(tokenOf({ ...claims, ...said }))).toEqual(refused);
  });

  test.each([
    ['of one part', encoded(claims)],
    ['of two', tokenOf(claims).slice(0, -1)],
    ['of four', `${tokenOf(claims)}.a`],
    ['that is no JSON', `${encoded({ alg: 'none' })}.bm9uc2Vuc2U.`],
    ['that says nothing', `${encoded({ alg: 'none' })}..`],
    ['that is null', `${encoded({ alg: 'none' })}.bnVsbA.`],
    ['with a line break', `a%0d%0aX-Evil:b`],
    ['of 12,000 letters', 'a'.repeat(12_000)],
  ])('%s', async (_, token) => {
    expect(await refusalOf(token)).toEqual(refused);
  });
});

test.each(['Basic', 'bearer:', 'Token', 'Bearer,', ''])(
  'refuses a token sent with the scheme “%s”',
  async (scheme) => {
    const headers = { Authorization: `${scheme} ${tokenOf(claims)}`.trim() };
    expect((await ask('GET', '/api/feedback', { headers })).status).toBe(401);
  },
);

test.each([
  ['a parameter', '?access_token=', {}],
  ['a cookie', '', { Cookie: `__session=${tokenOf(claims)}; token=${tokenOf(claims)}` }],
  ['another header', '', { 'X-Authorization': `Bearer ${tokenOf(claims)}` }],
])('ignores a token in %s', async (_, query, headers) => {
  const address = `/api/feedback${query && query + tokenOf(claims)}`;
  expect((await ask('GET', address, { headers })).status).toBe(401);
});
