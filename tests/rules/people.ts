import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { staffMember } from '@lamplight/content/paths';
import { deleteDoc, doc, setDoc, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export type Database = ReturnType<RulesTestContext['firestore']>;

/** Somebody at a browser; `uid` is empty for those who are not signed in. */
export interface Person {
  uid: string;
  db: Database;
}

export interface People {
  /** Not signed in. */
  visitor: Person;
  /** Registered, but not staff. */
  stranger: Person;
  /** Signed in without an account, as an app with the public API key can. */
  guest: Person;
  /** Not staff, with a token that says otherwise. */
  pretender: Person;
  staff: Person;
  colleague: Person;
  /** Was staff until the document that says so was removed; the session lives on. */
  formerStaff: Person;
}

// Denials are what the tests are about; the SDK would report each.
setLogLevel('silent');

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/**
 * The people of a test file, on an emulator that has the project's rules and, before each test,
 * no documents but those of the staff.
 */
export function gather(): People & {
  behindTheRules: RulesTestEnvironment['withSecurityRulesDisabled'];
} {
  let environment: RulesTestEnvironment;
  const people = {} as ReturnType<typeof gather>;

  beforeAll(async () => {
    environment = await initializeTestEnvironment({
      projectId: 'demo-lamplight-rules',
      firestore: { rules },
    });
    const signedIn = (uid: string, claims?: TokenOptions): Person => ({
      uid,
      db: environment.authenticatedContext(uid, claims).firestore(),
    });
    Object.assign(people, {
      visitor: { uid: '', db: environment.unauthenticatedContext().firestore() },
      stranger: signedIn('stranger', { email: 'stranger@elsewhere.example', email_verified: true }),
      guest: signedIn('guest', { firebase: { sign_in_provider: 'anonymous' } }),
      pretender: signedIn('pretender', { staff: true, admin: true, role: 'staff' }),
      staff: signedIn('staff'),
      colleague: signedIn('colleague'),
      formerStaff: signedIn('formerStaff'),
      behindTheRules: environment.withSecurityRulesDisabled.bind(environment),
    } satisfies typeof people);
  });

  beforeEach(async () => {
    await environment.clearFirestore();
    await environment.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore();
      for (const uid of ['staff', 'colleague', 'formerStaff']) {
        await setDoc(doc(db, staffMember(uid)), { name: uid });
      }
      await deleteDoc(doc(db, staffMember('formerStaff')));
    });
  });

  afterAll(() => environment.cleanup());

  return people;
}

/** Everybody who is not staff, by name. */
export const outsiders = ['visitor', 'stranger', 'guest', 'pretender', 'formerStaff'] as const;
