import { demoDocuments } from '@lamplight/content/demo/organisation';
import { revision, staffMember } from '@lamplight/content/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { demoProject } from './firebaseTools.ts';
import type { Ports } from './ports.ts';
import { withEmulators } from './project.ts';

/** The account that everybody who starts Lamplight locally signs in with. */
export const demoStaff = {
  uid: 'demo-staff',
  email: 'staff@lamplight.example',
  password: 'lamplight-demo',
};

/** Stores the demo organisation, as if its staff had saved each document once, and their account. */
export async function seedDemo(ports: Ports): Promise<void> {
  await withEmulators(ports, async ({ auth, firestore }) => {
    const now = FieldValue.serverTimestamp();
    const bookkeeping = { version: 1, updatedAt: now, updatedBy: demoStaff.uid };
    const batch = firestore.batch();
    for (const { path, content, order } of demoDocuments) {
      const document = { ...content, ...(order && { order }), ...bookkeeping };
      batch.set(firestore.doc(path), document);
      batch.set(firestore.doc(revision(path, 1)), document);
    }
    const { uid, email } = demoStaff;
    batch.set(firestore.doc(staffMember(uid)), { email, addedAt: now });
    await Promise.all([batch.commit(), auth.createUser(demoStaff)]);
  });
}

/** Removes every document and every account from the emulators. */
export async function clear(ports: Ports): Promise<void> {
  const project = `emulator/v1/projects/${demoProject}`;
  await Promise.all([
    empty(`http://127.0.0.1:${ports.firestore}/${project}/databases/(default)/documents`),
    empty(`http://127.0.0.1:${ports.auth}/${project}/accounts`),
  ]);
}

async function empty(url: string): Promise<void> {
  const answer = await fetch(url, { method: 'DELETE', headers: { Authorization: 'Bearer owner' } });
  if (!answer.ok) throw new Error(`DELETE ${url} was answered with ${answer.status}`);
}
