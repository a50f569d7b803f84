import { contentVersion, migrated, migrations, versionAfter } from './migrations.ts';

/**
 * What every staff-written document carries next to its content. The rules accept a write only if
 * `version` is the next one and the same commit stores the same data as `revisions/{version}`.
 * Content of a later shape than the first has its version in `shape`.
 */
export interface DocumentMetadata<Time = unknown> {
  /** 1, 2, 3 …; 0 stands for a document that was never saved. */
  version: number;
  /** When the server stored it. */
  updatedAt: Time;
  /** The uid of the person who saved it. */
  updatedBy: string;
  /** The version of the content that it is of: see `shapeOf`. */
  shape?: number;
}

/** What a document of a list carries next to its content and this: items are read in this order. */
export const orderField = 'order';

const metadataKeys: readonly string[] = [
  'version',
  'updatedAt',
  'updatedBy',
  'shape',
] satisfies (keyof DocumentMetadata)[];

type Data = Record<string, unknown>;

/** The data of a document without its metadata. */
export const contentOf = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !metadataKeys.includes(key)));

/** The version in stored data; 0 without one. */
export function versionOf(data: Data | undefined): number {
  const version = data?.version;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 0;
}

/** The content version (`contentVersion`) in stored data; without one it is the first. */
export const contentVersionOf = ({ shape }: Data): number =>
  typeof shape === 'number' && Number.isInteger(shape) && shape > 0 ? shape : 1;

/** The field for a content version in stored data; the first one needs none. */
export const contentVersionLabel = (version = contentVersion): Pick<DocumentMetadata, 'shape'> =>
  version > 1 ? { shape: version } : {};

/** Content was stored by a later release, in a shape that is not known here: to save over it would lose some of it. */
export class NewerContent extends Error {
  override name = 'NewerContent';
  override message = 'A later release has stored this.';
}

/** Stored data, unless it is of a shape that is not known here. @throws NewerContent */
export function assertKnownVersion<T extends Data | undefined>(data: T): T {
  if (data && contentVersionOf(data) > contentVersion) throw new NewerContent();
  return data;
}

/** A document as it is stored, taken apart. Its content is of today's shape; callers parse it. */
export interface StoredVersion {
  version: number;
  /** Its place, where it is the item of a list. */
  order: unknown;
  content: Data;
}

/**
 * The data stored of the document at a path, also as one of its revisions, taken apart; version 0 of nothing where
 * there is none. Data of an older shape goes through the migrations.
 */
export function storedVersion(path: string, data: Data = {}, all = migrations): StoredVersion {
  const { [orderField]: order, ...content } = contentOf(data);
  return {
    version: versionOf(data),
    order,
    content: migrated(path, content, contentVersionOf(data), all),
  };
}

/** Stored data as the migration of a document leaves it: another shape of the same version. */
export function migratedData(path: string, data: Data, all = migrations): Data {
  const { order, content } = storedVersion(path, data, all);
  const kept = Object.entries(data).filter(([key]) => metadataKeys.includes(key));
  return {
    ...content,
    ...(order !== undefined && { [orderField]: order }),
    ...Object.fromEntries(kept),
    ...contentVersionLabel(versionAfter(all)),
  };
}

/** The version of a record that several documents hold: a save of any of them makes it larger. */
export const sumOfVersions = (stored: readonly (StoredVersion | undefined)[]): number =>
  stored.reduce((sum, document) => sum + (document?.version ?? 0), 0);

/** The data to store as the next version of a document. */
export interface NewVersion {
  content: Data;
  /** The place, where it is the item of a list. */
  order?: unknown;
  /** The last version of a deleted document that is made again: its history goes on. */
  after?: number;
}

/**
 * The data of a document's next version, which is also that of its revision.
 * @param stored what is stored now; undefined where nothing is
 * @param time stands for the time at which the server stores it
 * @param by the uid of the person who saves
 */
export function nextData<Time>(
  stored: StoredVersion | undefined,
  { content, order, after = 0 }: NewVersion,
  { time, by }: { time: Time; by: string },
): Data & DocumentMetadata<Time> {
  return {
    ...content,
    ...(order !== undefined && { [orderField]: order }),
    version: (stored?.version ?? after) + 1,
    updatedAt: time,
    updatedBy: by,
    ...contentVersionLabel(),
  };
}
