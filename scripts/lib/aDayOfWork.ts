import { randomUUID } from 'node:crypto';
import { demoSupport } from '@lamplight/content/demo/support';
import {
  activityRecord,
  presence,
  revision,
  siteDocument,
  staffMember,
} from '@lamplight/content/paths';
import type { Role } from '@lamplight/content/rights';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { demoStaff } from './firebaseTools.ts';
import type { Project } from './project.ts';
import { submissionData } from './seed.ts';

/** The moment at which pictures are taken, whenever that is. */
export const now = new Date('2026-11-24T14:00:00Z');

const minutesAgo = (minutes: number) => Timestamp.fromMillis(now.getTime() - minutes * 60_000);
const day = 24 * 60;

/** A colleague who saves, and has pages open. */
const ruth = 'demo-ruth';

interface Colleague {
  uid: string;
  email: string;
  name: string;
  role: Role;
}

const colleagues: Colleague[] = [
  { ...demoStaff, name: 'Iris Vale', role: 'manager' },
  { uid: ruth, email: 'ruth@lamplight.example', name: 'Ruth Okafor', role: 'editor' },
  { uid: 'demo-amina', email: 'amina@lamplight.example', name: 'Amina Said', role: 'viewer' },
];

/**
 * Makes the demo look as in the middle of a working day: colleagues, what visitors sent, a save, records of what
 * was done, and nothing that shows when it was really stored.
 */
export async function storeADayOfWork({ firestore }: Pick<Project, 'firestore'>): Promise<void> {
  for (const { uid, email, name, role } of colleagues) {
    await firestore.doc(staffMember(uid)).set({ email, name, role, addedAt: minutesAgo(90 * day) });
  }
  await datedBack(firestore);
  const donate = { ...demoSupport.donate, title: 'Give' };
  await storeNext(firestore, siteDocument('support'), { donate }, 55);
  for (const [minutes, record] of deeds) {
    await firestore.doc(activityRecord(randomUUID())).set({ ...record, at: minutesAgo(minutes) });
  }
  for (const [path, document] of submissionData(now)) await firestore.doc(path).set(document);
  const of = 'contentmission';
  await firestore.doc(presence(of, ruth)).set({ of, uid: ruth, seenAt: minutesAgo(0) });
}

/** Makes the accounts of the colleagues, who have been logged in then. */
export async function addColleagues({ auth }: Pick<Project, 'auth'>): Promise<void> {
  for (const { uid, email } of colleagues) {
    if (uid !== demoStaff.uid) await auth.createUser({ uid, email });
  }
}

/** Dates everything stored back to another day, a minute apart. */
async function datedBack(firestore: Firestore): Promise<void> {
  const { docs } = await firestore.collectionGroup('revisions').get();
  const paths = docs.map(({ ref }) => ref.path).toSorted();
  const writer = firestore.bulkWriter();
  for (const [index, path] of paths.entries()) {
    const updatedAt = minutesAgo(3 * day + paths.length - index);
    writer.update(firestore.doc(path), { updatedAt });
    writer.update(firestore.doc(path.replace(/\/revisions\/.*/, '')), { updatedAt });
  }
  await writer.close();
}

/** Stores the next version of a document as Ruth's, so many minutes ago. */
export async function storeNext(
  firestore: Firestore,
  path: string,
  change: object,
  minutes: number,
): Promise<void> {
  const stored = (await firestore.doc(path).get()).data() ?? {};
  const version = stored.version + 1;
  const bookkeeping = { version, updatedAt: minutesAgo(minutes), updatedBy: ruth };
  const next = { ...stored, ...change, ...bookkeeping };
  const batch = firestore.batch();
  batch.set(firestore.doc(path), next).set(firestore.doc(revision(path, version)), next);
  await batch.commit();
}

const deeds: [minutes: number, record: object][] = [
  [25, { kind: 'exported', by: demoStaff.uid, of: 'feedback', filter: {}, count: 4 }],
  [95, { kind: 'deleted', by: ruth, of: 'team', name: 'Sol Marín' }],
  [90, { kind: 'restored', by: ruth, of: 'team', name: 'Sol Marín' }],
  [day, { kind: 'invited', by: demoStaff.uid, email: 'amina@lamplight.example', role: 'viewer' }],
];
