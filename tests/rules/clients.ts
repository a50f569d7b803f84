import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { staffMember } from '@lamplight/content/paths';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Project, rules } from './asking/emulator.ts';
import { staffDocuments } from './asking/people.ts';

/** Someone with Firebase's own client, as in a browser. */
export interface Client {
  uid: string;
  db: ReturnType<RulesTestContext['firestore']>;
}

// Denials are what the tests are about; the SDK would report each.
setLogLevel('silent');

/** The clients of a test file. Before each test there are no documents but those of the staff. */
export function clientsOf(project: Project): Record<'staff' | 'colleague' | 'formerStaff', Client> {
  let environment: RulesTestEnvironment;
  const clients = {} as ReturnType<typeof clientsOf>;

  beforeAll(async () => {
    environment = await initializeTestEnvironment({ projectId: project.id, firestore: { rules } });
    const client = (uid: string): Client => ({
      uid,
      db: environment.authenticatedContext(uid).firestore(),
    });
    Object.assign(clients, {
      staff: client('staff'),
      colleague: client('colleague'),
      formerStaff: client('formerStaff'),
    } satisfies typeof clients);
  });

  beforeEach(async () => {
    await project.clear();
    await project.behindTheRules(
      Object.keys(staffDocuments).map((uid) => ({ set: staffMember(uid), data: {} })),
    );
  });

  afterAll(() => environment.cleanup());

  return clients;
}
