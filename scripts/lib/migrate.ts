import { cpSync } from 'node:fs';
import { contentVersionOf, migratedData } from '@lamplight/content/documentMetadata';
import { contentVersion, isOld, migrations, versionAfter } from '@lamplight/content/migrations';
import { libraryFiles, libraryPictures } from '@lamplight/content/paths';
import { listNames } from '@lamplight/content/siteContent';
import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { Failure } from './command.ts';
import { local } from './places.ts';

/** The documents of a project, by their paths, as the version of this code is compared with theirs. */
export interface ContentState {
  /** Those that a migration has still to change. */
  old: string[];
  /** Those that a later release has stored. */
  newer: string[];
  /** Those that say that they are of this version. */
  current: string[];
}

/** The paths of content. Revisions stay as they were stored, and are read through the migrations. */
const collections = ['site', ...listNames, libraryPictures, libraryFiles];

/** Looks through all content of a project. */
export async function contentState(firestore: Firestore, all = migrations): Promise<ContentState> {
  const found = await Promise.all(
    collections.map(async (name) => (await firestore.collection(name).select('shape').get()).docs),
  );
  const documents = found
    .flat()
    .map((each) => ({ path: each.ref.path, version: contentVersionOf(each.data()) }));
  const paths = (is: (path: string, version: number) => boolean) =>
    documents.filter(({ path, version }) => is(path, version)).map(({ path }) => path);
  const today = versionAfter(all);
  return {
    old: paths((path, version) => isOld(path, version, all)),
    newer: paths((_, version) => version > today),
    current: paths((_, version) => version === today && today > 1),
  };
}

/** How many documents are changed at once. */
const atOnce = 20;

/**
 * Brings the content of a project to the version of this code, document by document, each as what it is at that
 * moment and under the version that its last save has, until nothing old is left. An interrupted run goes on when
 * it is repeated.
 * @returns how many were changed
 * @throws Failure that names those that cannot be changed, when all others are
 */
export async function migrate(firestore: Firestore, all = migrations): Promise<number> {
  let changed = 0;
  for (;;) {
    const { old } = await contentState(firestore, all);
    if (old.length === 0) return changed;
    const tried: PromiseSettledResult<boolean>[] = [];
    for (let at = 0; at < old.length; at += atOnce) {
      const batch = old.slice(at, at + atOnce).map((path) => migrateOne(firestore, path, all));
      tried.push(...(await Promise.allSettled(batch)));
    }
    changed += tried.filter((each) => each.status === 'fulfilled' && each.value).length;
    const failures = tried.flatMap((each, index) =>
      each.status === 'rejected' ? [`${old[index]} (${each.reason})`] : [],
    );
    if (failures.length === 0) continue;
    throw new Failure(
      `${failures.length} documents could not be brought to version ${versionAfter(all)} of the content: ` +
        `${failures.slice(0, 5).join(', ')}. Correct what is said of them, and try again.`,
    );
  }
}

/**
 * Migrates a document without a transaction: if the process is killed, the locks would remain and block other saves.
 * @returns whether it was changed: it is not if someone saves it in the meantime
 */
async function migrateOne(firestore: Firestore, path: string, all: typeof migrations) {
  const found = await firestore.doc(path).get();
  const data = found.data();
  if (!data || !isOld(path, contentVersionOf(data), all)) return false;
  const next = migratedData(path, data, all);
  const changes = Object.keys({ ...data, ...next })
    .filter((key) => key !== 'shape' && data[key] !== next[key])
    .flatMap((key) => [new FieldPath(key), key in next ? next[key] : FieldValue.delete()]);
  try {
    await found.ref.update('shape', next.shape, ...changes, { lastUpdateTime: found.updateTime });
    return true;
  } catch (error) {
    if (overtaken.includes(Object(error).code)) return false;
    throw error;
  }
}

/** Firestore's error codes for a document that was saved or deleted since it was read: it is tried again. */
const overtaken: readonly unknown[] = [5, 9, 10];

/** The place of the backup from before a migration, by the name of its source. */
export const placeBefore = (name: string): string =>
  local(
    'backups',
    `${name}-before-content-${contentVersion}-${new Date().toISOString().replace(/[:.]/g, '-')}`,
  );

/**
 * Brings saved data that a local run has begun with to the version of this code, after a copy of their folder.
 * @throws Failure where a later release has saved them
 */
export async function migrateSaved(
  firestore: Firestore,
  saved: string,
  all = migrations,
  copy = placeBefore('data'),
): Promise<void> {
  const { old, newer } = await contentState(firestore, all);
  if (newer.length > 0) {
    throw new Failure(
      `${saved} was saved by a later Lamplight (${newer[0]}): use that, or begin anew with --fresh.`,
    );
  }
  if (old.length === 0) return;
  cpSync(saved, copy, { recursive: true });
  const count = await migrate(firestore, all);
  console.log(
    `${count} documents were brought to version ${versionAfter(all)} of the content; ${copy} has them as they were.`,
  );
}
