import { savedPages } from '@lamplight/content/addressClaims';
import { demoFiles } from '@lamplight/content/demo/files';
import { demoLibrary } from '@lamplight/content/demo/library';
import { type DemoDocument, demoDocuments } from '@lamplight/content/demo/organisation';
import { demoSubmissions } from '@lamplight/content/demo/submissions';
import { contentVersionLabel } from '@lamplight/content/documentMetadata';
import { keyed } from '@lamplight/content/itemKeys';
import type { Claim } from '@lamplight/content/pageClaim';
import { addressClaim, revision, staffMember } from '@lamplight/content/paths';
import { searchWords } from '@lamplight/content/submission';
import { submissionKinds } from '@lamplight/content/submissionKinds';
import { FieldValue } from 'firebase-admin/firestore';
import { demoFileContents } from './demoFiles.ts';
import { demoProject, demoStaff } from './firebaseTools.ts';
import type { Ports } from './ports.ts';
import { type Project, withEmulators } from './project.ts';

/**
 * Makes the account of the demo organisation's staff and stores its content: last, since it shows that all is there.
 * @param inbox whether visitors have sent something already
 */
export async function seedDemo(ports: Ports, inbox: 'full' | 'empty' = 'empty'): Promise<void> {
  await withEmulators(ports, async (project) => {
    await makeStaffAccount(project);
    const batch = project.firestore.batch();
    const sent = inbox === 'full' ? submissionData(new Date()) : [];
    const documents = [...demoData(demoLibrary), ...demoFileContents(), ...sent];
    for (const [path, document] of documents) {
      batch.set(project.firestore.doc(path), document);
    }
    await batch.commit();
  });
}

/** Makes the account of staff alone: for those who want to begin with a site of their own. */
export async function seedEmpty(ports: Ports): Promise<void> {
  await withEmulators(ports, async ({ auth, firestore }) => {
    await makeStaffAccount({ auth });
    const { uid, email } = demoStaff;
    await firestore.doc(staffMember(uid)).set({ email, addedAt: FieldValue.serverTimestamp() });
  });
}

/** Makes the account that everybody logs in with. */
export const makeStaffAccount = ({ auth }: Pick<Project, 'auth'>) => auth.createUser(demoStaff);

/**
 * The demo organisation, as if its staff had saved each document once: the data of all documents by their paths.
 * @param more what there is besides
 */
export function demoData(
  more: readonly (Omit<DemoDocument, 'content'> & { content: object })[] = [],
): Map<string, object> {
  const now = FieldValue.serverTimestamp();
  const metadata = {
    version: 1,
    updatedAt: now,
    updatedBy: demoStaff.uid,
    ...contentVersionLabel(),
  };
  const { uid, email } = demoStaff;
  const documents = new Map<string, object>([[staffMember(uid), { email, addedAt: now }]]);
  for (const { path, content, order } of [...demoDocuments, ...demoFiles, ...more]) {
    const document = { ...keyed(content), ...(order && { order }), ...metadata };
    documents.set(path, document).set(revision(path, 1), document);
    for (const { id, address } of savedPages([path], [{ content: { ...content } }]))
      documents.set(addressClaim(address), { page: id } satisfies Claim);
  }
  return documents;
}

/** The demo's submissions up to a moment: the data of each document by its path. */
export const submissionData = (now: Date): Map<string, object> =>
  new Map(
    demoSubmissions.map((each, index) => {
      const { kind, content, minutesAgo, state, note = '', spam = '' } = each;
      const { entry, searched } = submissionKinds[kind];
      const values = new Map(Object.entries(content));
      const words = searchWords(searched.map((field) => String(values.get(field))));
      const createdAt = new Date(now.getTime() - minutesAgo * 60_000);
      return [entry(`sent-${index}`), { ...content, state, note, spam, words, createdAt }];
    }),
  );

/** Removes every account. */
export async function clearAccounts(ports: Ports): Promise<void> {
  const url = `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${demoProject}/accounts`;
  const response = await fetch(url, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer owner' },
  });
  if (!response.ok) throw new Error(`DELETE ${url} was answered with ${response.status}`);
}
