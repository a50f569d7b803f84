import { isDeepStrictEqual } from 'node:util';
import { activityRecordFor } from '@lamplight/content/activityRecord';
import {
  assertKnownVersion,
  nextData,
  storedVersion,
  versionOf,
} from '@lamplight/content/documentMetadata';
import { libraryPicture, pictureFile, revision } from '@lamplight/content/paths';
import { keyedLike } from '@lamplight/content/sameItems';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { Failure } from '../../scripts/lib/command.ts';
import type { MadePicture } from './makePicture.ts';
import type { Plan, PlannedDocument } from './plan.ts';

/** The effects of a plan on a project. */
export interface Changes {
  /** Documents that are not there yet. */
  added: PlannedDocument[];
  /** Those that are there with other content. */
  replaced: (PlannedDocument & { version: number })[];
  /** How many are there with this content already. */
  same: number;
  /** Paths of items that the answers do not have, of the lists that they have whole. */
  removed: string[];
  /** Entries that are not there yet; those that are stay as they are. */
  entries: Plan['entries'];
  /** How many entries were deleted here since an earlier import, and are left out. */
  deleted: number;
}

type Data = Record<string, unknown>;

/** No staff member does this, so the name is empty. */
const by = '';

/** Compares a plan with what a project has. */
export async function changesIn(firestore: Firestore, plan: Plan): Promise<Changes> {
  const { documents, lists, unread, entries } = plan;
  const changes: Changes = {
    added: [],
    replaced: [],
    same: 0,
    removed: [],
    entries: [],
    deleted: 0,
  };
  const stored = await dataAt(
    firestore,
    documents.map(({ path }) => path),
  );
  for (const document of documents) {
    const data = stored.get(document.path);
    if (!data) changes.added.push(document);
    else if (isStored(data, document)) changes.same += 1;
    else changes.replaced.push({ ...document, version: versionOf(data) });
  }
  const kept = new Set([...documents.map(({ path }) => path), ...unread]);
  for (const list of lists) {
    const { docs } = await firestore.collection(list).select().get();
    changes.removed.push(...docs.map(({ ref }) => ref.path).filter((path) => !kept.has(path)));
  }
  const known = await dataAt(
    firestore,
    entries.map(({ path }) => path),
  );
  const missing = entries.filter(({ path }) => !known.has(path));
  const deletions = await dataAt(firestore, missing.map(deletionOf));
  changes.entries = missing.filter((entry) => !deletions.has(deletionOf(entry)));
  changes.deleted = missing.length - changes.entries.length;
  return changes;
}

/** The path of the record of its first deletion. */
const deletionOf = ({ path, data }: Plan['entries'][number]): string =>
  activityRecordFor({ kind: 'deleted', path, data, by }, null).path;

function isStored(data: Data, { path, content, order }: PlannedDocument): boolean {
  const stored = storedVersion(path, data);
  const planned = keyedLike(content, stored.content);
  return isDeepStrictEqual(stored.content, planned) && stored.order === order;
}

async function dataAt(firestore: Firestore, paths: readonly string[]): Promise<Map<string, Data>> {
  if (paths.length === 0) return new Map();
  const snapshots = await firestore.getAll(...paths.map((path) => firestore.doc(path)));
  return new Map(
    snapshots.flatMap((each) => {
      const data = each.data();
      return data ? [[each.ref.path, data]] : [];
    }),
  );
}

/** The effects of changes, in words, a line each. */
export function changesText(changes: Changes): string[] {
  const { added, replaced, same, removed, entries, deleted } = changes;
  const paths = (all: readonly { path: string }[]) => all.map(({ path }) => path).join(', ');
  return [
    ...(added.length > 0 ? [`New: ${paths(added)}`] : []),
    ...(replaced.length > 0
      ? [`Have other content, which would be replaced: ${paths(replaced)}`]
      : []),
    ...(removed.length > 0
      ? [`Are in the same lists, and would be deleted: ${removed.join(', ')}`]
      : []),
    ...(same > 0 ? [`There already, with the same content: ${same}`] : []),
    ...(entries.length > 0 ? [`New entries of visitors: ${entries.length}`] : []),
    ...(deleted > 0 ? [`Entries that were deleted since, and are left out: ${deleted}`] : []),
  ];
}

/** Whether changes would take away content that is there. */
export const takesAway = ({ replaced, removed }: Changes): boolean =>
  replaced.length > 0 || removed.length > 0;

/**
 * Stores changes document by document, each as a save with its revision. An interrupted run continues when it is
 * started again.
 * @throws Failure if someone has saved one of them since the changes were found
 */
export async function storeChanges(firestore: Firestore, changes: Changes): Promise<void> {
  for (const document of changes.added) await storeDocument(firestore, document, 0);
  for (const document of changes.replaced)
    await storeDocument(firestore, document, document.version);
  for (const path of changes.removed) await removeItem(firestore, path);
  for (const { path, data, createdAt } of changes.entries) {
    await firestore.doc(path).create({ ...data, createdAt: Timestamp.fromDate(createdAt) });
  }
}

const storeDocument = (
  firestore: Firestore,
  { path, content, order }: PlannedDocument,
  expected: number | null,
) =>
  firestore.runTransaction(async (transaction) => {
    const document = firestore.doc(path);
    const data = assertKnownVersion((await transaction.get(document)).data());
    if (expected === null && data) return;
    if (versionOf(data) !== (expected ?? 0)) {
      throw new Failure(`${path} was saved by someone during the import: run the import again.`);
    }
    // One that was deleted has a history, which goes on.
    const revisions = firestore.doc(revision(path, 1)).parent;
    const last = data
      ? undefined
      : (await transaction.get(revisions.orderBy('version', 'desc').limit(1))).docs[0]?.data();
    const stored = data && storedVersion(path, data);
    const next = nextData(
      stored,
      { content: keyedLike(content, stored?.content), order, after: versionOf(last) },
      { time: FieldValue.serverTimestamp(), by },
    );
    transaction.set(document, next).set(firestore.doc(revision(path, next.version)), next);
  });

/** Deletes an item, and records that; its revisions stay, so that staff can bring it back. */
const removeItem = (firestore: Firestore, path: string) =>
  firestore.runTransaction(async (transaction) => {
    const item = firestore.doc(path);
    const data = (await transaction.get(item)).data();
    if (!data) return;
    const now = FieldValue.serverTimestamp();
    const { path: at, record } = activityRecordFor({ kind: 'deleted', path, data, by }, now);
    transaction.delete(item).set(firestore.doc(at), record);
  });

/**
 * Stores pictures in the library, the widest size of each last. Stored pictures stay as they are, with the texts
 * that staff have added since.
 * @returns how many are new
 */
export async function storePictures(
  firestore: Firestore,
  pictures: readonly MadePicture[],
): Promise<number> {
  const known = await dataAt(
    firestore,
    pictures.map(({ id }) => libraryPicture(id)),
  );
  const added = pictures.filter(({ id }) => !known.has(libraryPicture(id)));
  const order = Math.floor(Date.now() / 1_000);
  for (const { id, content, files } of added) {
    for (const [hash, file] of files) await firestore.doc(pictureFile(hash)).set(file);
    await storeDocument(firestore, { path: libraryPicture(id), content, order }, null);
  }
  return added.length;
}
