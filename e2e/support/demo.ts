import { demoFiles } from '@lamplight/content/demo/files';
import { demoLibrary } from '@lamplight/content/demo/library';
import { demoDocuments } from '@lamplight/content/demo/organisation';
import { fileContent, filePart, pictureFile, revision } from '@lamplight/content/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { demoProject, demoStaff } from '../../scripts/lib/firebaseTools.ts';
import { portsAt, requestedOffset } from '../../scripts/lib/ports.ts';
import { clearAccounts, demoData, makeStaffAccount } from '../../scripts/lib/seed.ts';
import { inProject, storeVersion } from './store.ts';

export { demoStaff };

/** The ports of the site that the tests run against. */
const ports = portsAt(requestedOffset() ?? 0);

/** When each document of the demo was stored last by `resetDemo`: since then, nothing has changed it. */
const stored = new Map<string, string>();

/**
 * Resets the content of the site to the demo organisation after any test: in one commit, so that no
 * open tab ever finds its person removed from the staff. Sizes of pictures and contents of files stay, as they
 * always do: a tab may still be loading one.
 */
export const resetDemo = (): Promise<void> =>
  inProject(async ({ firestore }) => {
    const documents = demoData();
    const found = await storedDocuments();
    const batch = firestore.batch();
    const isChanged = (path: string) => {
      const updated = found.get(path);
      return !updated || updated !== stored.get(path);
    };
    // A document and its revisions were stored at one moment, and are stored again together.
    const changedOnes = new Set([...documents.keys()].filter(isChanged).map(documentOf));
    const changed = [...documents].filter(([path]) => changedOnes.has(documentOf(path)));
    for (const [path, data] of changed) batch.set(firestore.doc(path), data);
    for (const path of found.keys()) {
      if (!documents.has(path) && !isImmutable(path)) batch.delete(firestore.doc(path));
    }
    const results = await batch.commit();
    for (const [index, [path]] of changed.entries()) {
      const { seconds, nanoseconds } = results[index]?.writeTime ?? Timestamp.fromMillis(0);
      stored.set(path, timeText(seconds, nanoseconds));
    }
  });

const isImmutable = (path: string) =>
  [pictureFile, fileContent, filePart].some((pathOf) => path.startsWith(pathOf('')));

/** The document that a path is of, or is a revision of. */
const documentOf = (path: string) => path.split('/').slice(0, 2).join('/');

const timeText = (seconds: number, nanoseconds: number) =>
  `${seconds}.${String(nanoseconds).padStart(9, '0')}`;

/** Deletes all content of the demo, as if nothing had ever been saved. */
export const emptySite = (): Promise<void> =>
  inProject(async ({ firestore }) => {
    const batch = firestore.batch();
    for (const { path } of [...demoDocuments, ...demoFiles]) {
      batch.delete(firestore.doc(path)).delete(firestore.doc(revision(path, 1)));
    }
    await batch.commit();
  });

/** Has the library hold pictures of the site itself, as it does where the demo is looked at. */
export async function storeLibrary(...addresses: string[]): Promise<void> {
  for (const { path, content, order } of demoLibrary) {
    if (addresses.includes(content.address)) await storeVersion(path, { ...content, order }, 1);
  }
}

/** The paths of all documents, each with the time of its last change. */
async function storedDocuments(): Promise<Map<string, string>> {
  const documents = `projects/${demoProject}/databases/(default)/documents`;
  const name = { fields: [{ fieldPath: '__name__' }] };
  const response = await fetch(`http://127.0.0.1:${ports.firestore}/v1/${documents}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { select: name, from: [{ allDescendants: true }] } }),
  });
  if (!response.ok)
    throw new Error(`The query for all documents was answered with ${response.status}`);
  const found = (await response.json()) as { document?: { name: string; updateTime: string } }[];
  return new Map(
    found.flatMap(({ document }) => {
      if (!document) return [];
      const [whole = '', fraction = ''] = document.updateTime.replace('Z', '').split('.');
      const seconds = Date.parse(`${whole}Z`) / 1_000;
      const time = timeText(seconds, Number(fraction.padEnd(9, '0')));
      return [[document.name.slice(documents.length + 1), time] as const];
    }),
  );
}

/** Puts the accounts back to that of the demo organisation's staff; anyone who is logged in is out. */
export async function resetAccounts(): Promise<void> {
  await clearAccounts(ports);
  await inProject(makeStaffAccount);
}
