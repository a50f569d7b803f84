import type { Role } from '@lamplight/content/rights';

/** When everybody logged in, in seconds since 1970. */
const loggedInAt = 0;

/** The people who ask. A claim in a token never makes anybody staff. */
const claims = {
  /** Not signed in. */
  visitor: undefined,
  /** Registered, but not staff. */
  stranger: { email: 'stranger@elsewhere.example', email_verified: true },
  /** Signed in without an account, as an app with the public API key can. */
  guest: { firebase: { sign_in_provider: 'anonymous', identities: {} } },
  /** Not staff, with a token that says otherwise. */
  pretender: { staff: true, admin: true, role: 'staff' },
  /** Was staff until the document that says so was removed; the session lives on. */
  formerStaff: {},
  /** Staff, with a session that was ended. */
  loggedOut: {},
  /** Has a document whose role is none. */
  misplaced: {},
  viewer: {},
  editor: {},
  /** A manager, as everybody is whose document says no role. */
  staff: {},
  colleague: {},
} as const;

/** A person of the tests; the name is also the uid of those who have one. */
export type Person = keyof typeof claims;

/** Everybody who is not let in as staff. */
export const outsiders = [
  'visitor',
  'stranger',
  'guest',
  'pretender',
  'formerStaff',
  'loggedOut',
  'misplaced',
] as const;
export const everybody = [...outsiders, 'viewer', 'editor', 'staff'] as const;

/** The role of each who has one. */
export const rolesOfPeople: { [Name in Person]?: Role } = {
  viewer: 'viewer',
  editor: 'editor',
  staff: 'manager',
  colleague: 'manager',
};

/** The documents of those who have one that makes them staff. */
export const staffDocuments = {
  // As it was before sessions could be ended, and as it is after that.
  staff: { name: 'staff' },
  colleague: { name: 'colleague', role: 'manager', validSince: loggedInAt },
  viewer: { name: 'viewer', role: 'viewer' },
  editor: { name: 'editor', role: 'editor' },
  misplaced: { name: 'misplaced', role: 'owner' },
  loggedOut: { name: 'loggedOut', validSince: loggedInAt + 1 },
};

/** The `Authorization` of a person's requests, as the emulator takes it: it checks no signature. */
export function authorizationOf(person: Person, project: string): Record<string, string> {
  if (person === 'visitor') return {};
  const payload = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat: 0,
    exp: 3600,
    auth_time: loggedInAt,
    sub: person,
    user_id: person,
    firebase: { sign_in_provider: 'custom', identities: {} },
    ...claims[person],
  };
  const parts = [{ alg: 'none', typ: 'JWT' }, payload].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return { Authorization: `Bearer ${parts.join('.')}.` };
}
